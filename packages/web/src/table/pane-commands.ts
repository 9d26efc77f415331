import { layout } from '../app/layout.js'
import { language } from '../app/settings.js'
import type { Command } from '../commands/registry.js'
import { sayIn } from '../texts/say.js'
import { paneTexts } from './pane-texts.js'
import { maximised } from './panes.js'

const say = (key: keyof typeof paneTexts): string => sayIn(paneTexts, language.value)(key)

export const paneCommands: readonly Command[] = [
  {
    id: 'pane.maximise',
    group: 'view',
    label: () => say(maximised.value ? 'restore' : 'maximise'),
    keys: ['KeyM'],
    blocked: () => (layout.value === 'phone' ? say('noPane') : null),
    run() {
      maximised.value = !maximised.value
    },
  },
]
