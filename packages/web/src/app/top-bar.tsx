import { LANGUAGES, type Language } from '@roundhouse/engine'
import type { ComponentChildren, JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'
import { AccountLink } from '../net/account/account-link.js'
import type { IconName } from '../parts/icon.js'
import { sayIn } from '../texts/say.js'
import { chooseLanguage } from './choose-language.js'
import { layout } from './layout.js'
import { Link } from './link.js'
import { language, type ThemeSetting, themeSetting } from './settings.js'
import { appTexts } from './texts.js'

const THEME_ICONS: Readonly<Record<ThemeSetting, IconName>> = { system: 'contrast', light: 'sun', dark: 'moon' }

/** The strip at the top of every page: the way home, what the page puts there, language and theme. */
export const TopBar = ({ children, brand = true }: { children?: ComponentChildren; brand?: boolean }): JSX.Element => {
  const say = sayIn(appTexts, language.value)
  return (
    <header class="top-bar">
      {brand && (
        <Link to={{ at: 'home' }} class="brand" label="Roundhouse">
          {layout.value === 'phone' ? <img src="/icon.svg" alt="" width={28} height={28} /> : 'Roundhouse'}
        </Link>
      )}
      {children}
      <span class="top-settings">
        <AccountLink />
        <select
          class="field"
          aria-label={say('language')}
          value={language.value}
          onChange={(event) => {
            void chooseLanguage(event.currentTarget.value as Language, event.currentTarget)
          }}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {layout.value === 'phone' ? each.toUpperCase() : say(each)}
            </option>
          ))}
        </select>
        <CommandButton id="theme.next" icon={THEME_ICONS[themeSetting.value]} />
        <CommandButton id="palette" icon="search" />
        <CommandButton id="help" icon="keyboard" />
      </span>
    </header>
  )
}
