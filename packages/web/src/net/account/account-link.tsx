import type { JSX } from 'preact'
import { layout } from '../../app/layout.js'
import { Link } from '../../app/link.js'
import { place } from '../../app/place.js'
import { language } from '../../app/settings.js'
import { Icon } from '../../parts/icon.js'
import { sayIn } from '../../texts/say.js'
import { me } from '../server.js'
import { accountTexts } from './texts.js'

/** The way to one's account, where the page has a server; at a table on a phone there is no room for it. */
export const AccountLink = (): JSX.Element | null => {
  const say = sayIn(accountTexts, language.value)
  const now = me.value
  const isPhone = layout.value === 'phone'
  const isAtTable = place.value.at === 'table' || place.value.at === 'online'
  if (now === undefined || now === 'alone' || (isPhone && isAtTable)) return null
  const name = now === null ? say('signIn') : now.name
  return (
    <Link to={{ at: 'account' }} class="button quiet account-link" label={`${say('account')}: ${name}`}>
      <Icon name="person" size={18} />
      {!isPhone && <span class="account-name">{name}</span>}
    </Link>
  )
}
