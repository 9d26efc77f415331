import { language } from '../app/settings.js'
import type { Command } from '../commands/registry.js'
import { hideBubble, ruleShown } from '../parts/bubble.js'
import { sayIn } from '../texts/say.js'
import { ruleTexts } from './texts.js'
import { closeRules, openRules, rulesWish } from './wish.js'

const say = (key: keyof typeof ruleTexts): string => sayIn(ruleTexts, language.value)(key)

/** What can be done with the rules at a table. */
export const rulesCommands: readonly Command[] = [
  {
    id: 'rules',
    group: 'view',
    label: () => say('showRules'),
    keys: ['Slash'],
    run() {
      const rule = ruleShown()
      hideBubble()
      if (rule === null && rulesWish.peek()) closeRules()
      else openRules(rule)
    },
  },
  { id: 'rules.aid', group: 'view', label: () => say('showAid'), run: () => openRules(null, 'aid') },
]
