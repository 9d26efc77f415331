import { LANGUAGES, type Language } from '@roundhouse/engine'
import type { ComponentChildren, JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'
import { sayIn } from '../texts/say.js'
import { Link } from './link.js'
import { language, THEMES, type ThemeSetting, themeSetting } from './settings.js'
import { appTexts } from './texts.js'

/** The strip at the top of every page: the way home, what the page puts there, language and theme. */
export const TopBar = ({ children }: { children?: ComponentChildren }): JSX.Element => {
  const say = sayIn(appTexts, language.value)
  return (
    <header class="top-bar">
      <Link to={{ at: 'home' }} class="brand">
        Roundhouse
      </Link>
      {children}
      <span class="top-settings">
        <select
          class="field"
          aria-label={say('language')}
          value={language.value}
          onChange={(event) => {
            language.value = event.currentTarget.value as Language
          }}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {say(each)}
            </option>
          ))}
        </select>
        <select
          class="field"
          aria-label={say('theme')}
          value={themeSetting.value}
          onChange={(event) => {
            themeSetting.value = event.currentTarget.value as ThemeSetting
          }}
        >
          {THEMES.map((each) => (
            <option key={each} value={each}>
              {say(each)}
            </option>
          ))}
        </select>
        <CommandButton id="palette" icon="search" />
        <CommandButton id="help" icon="keyboard" />
      </span>
    </header>
  )
}
