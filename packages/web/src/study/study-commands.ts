import { go } from '../app/place.js'
import { language } from '../app/settings.js'
import type { Command } from '../commands/registry.js'
import { historyTexts } from '../history/texts.js'
import { reportTexts } from '../report/texts.js'
import type { TableModel } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { studyTexts } from './texts.js'
import { turningPointFrom } from './turning-points.js'

/** Ways through the game for whoever studies it. */
export const studyCommands = ({ session, study }: TableModel): readonly Command[] => {
  const say = (key: keyof typeof studyTexts): string => sayIn(studyTexts, language.value)(key)
  const here = (): number => session.looking.value ?? session.line.value.cursor
  const point = (way: -1 | 1) => turningPointFrom(study.points.value, here(), way)
  const toPoint = (id: 'pointBack' | 'pointForward', way: -1 | 1, key: string): Command => ({
    id,
    group: 'history',
    label: () => say(id),
    keys: [key],
    blocked: () => (point(way) ? null : say(way === 1 ? 'noPointForward' : 'noPointBack')),
    run() {
      const found = point(way)
      if (found) session.look(found.n)
    },
  })
  return [
    {
      id: 'play',
      group: 'history',
      label: () => sayIn(historyTexts, language.value)(study.playing.isOn.value ? 'pause' : 'play'),
      keys: ['KeyG'],
      blocked: () =>
        session.line.value.cursor > session.line.value.history.base
          ? null
          : sayIn(historyTexts, language.value)('nothingToPlay'),
      run: () => study.playing.toggle(),
    },
    toPoint('pointBack', -1, 'BracketLeft'),
    toPoint('pointForward', 1, 'BracketRight'),
    {
      id: 'report',
      group: 'game',
      label: () => sayIn(reportTexts, language.value)('report'),
      blocked: () =>
        session.game.value.state.ended === undefined ? sayIn(reportTexts, language.value)('notOver') : null,
      run: () => go({ at: 'report', id: session.card.value.id }),
    },
  ]
}
