import { LANGUAGES } from '@roundhouse/engine'
import { helpOpen, paletteOpen } from '../commands/palette-state.js'
import type { Command } from '../commands/registry.js'
import { sayIn } from '../texts/say.js'
import { chooseLanguage } from './choose-language.js'
import { go } from './place.js'
import { language, THEMES, themeSetting } from './settings.js'
import { appTexts } from './texts.js'

const say = (key: keyof typeof appTexts): string => sayIn(appTexts, language.value)(key)

/** What can be done anywhere. */
export const pageCommands: readonly Command[] = [
  {
    id: 'palette',
    group: 'page',
    label: () => say('palette'),
    keys: ['Ctrl+KeyK'],
    run: () => {
      paletteOpen.value = !paletteOpen.value
    },
  },
  {
    id: 'help',
    group: 'page',
    label: () => say('help'),
    keys: ['Shift+Slash'],
    run: () => {
      helpOpen.value = true
    },
  },
  { id: 'home', group: 'page', label: () => say('home'), keys: ['KeyH'], run: () => go({ at: 'home' }) },
  {
    id: 'theme.next',
    group: 'view',
    label: () => `${say('theme')}: ${say(themeSetting.value)}`,
    keys: ['KeyD'],
    run: () => {
      themeSetting.value = THEMES[(THEMES.indexOf(themeSetting.value) + 1) % THEMES.length]!
    },
  },
  ...LANGUAGES.map(
    (each): Command => ({
      id: `language.${each}`,
      group: 'view',
      label: () => `${say('language')}: ${say(each)}`,
      run: () => {
        void chooseLanguage(each)
      },
    }),
  ),
  ...THEMES.map(
    (each): Command => ({
      id: `theme.${each}`,
      group: 'view',
      label: () => `${say('theme')}: ${say(each)}`,
      run: () => {
        themeSetting.value = each
      },
    }),
  ),
]
