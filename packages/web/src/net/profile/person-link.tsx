import type { JSX } from 'preact'
import { Link } from '../../app/link.js'
import './profile.css'

interface PersonLinkProps {
  /** null = a bot, or a free seat. */
  readonly user: string | null
  readonly name: string
}

/** Somebody's name; it leads to what they have played. */
export const PersonLink = ({ user, name }: PersonLinkProps): JSX.Element =>
  user === null ? (
    <span>{name}</span>
  ) : (
    <Link to={{ at: 'person', id: user }} class="person">
      {name}
    </Link>
  )
