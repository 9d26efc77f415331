import { language } from '../app/settings.js'
import type { Command } from '../commands/registry.js'
import type { TableModel } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import { meanwhileTexts } from './texts.js'

/** Opened at any time of the turn, also when it has been closed before. */
export const meanwhileCommands = ({ session, meanwhile, deciding, sheet }: TableModel): readonly Command[] => {
  const say = (key: 'command' | 'nothing'): string => sayIn(meanwhileTexts, language.value)(key)
  return [
    {
      id: 'meanwhile',
      group: 'history',
      label: () => say('command'),
      keys: ['KeyW'],
      blocked: () => (session.looking.value === null && meanwhile.turns.value.length === 0 ? say('nothing') : null),
      run() {
        const isHere = session.looking.value === null && deciding.value
        session.look(null)
        deciding.value = true
        if (sheet.value === 'low') sheet.value = 'half'
        if (isHere || !meanwhile.isOpen.value) meanwhile.toggle()
        // After the panel is there, on a phone.
        requestAnimationFrame(() => document.querySelector<HTMLElement>('.meanwhile-head')?.focus())
      },
    },
  ]
}
