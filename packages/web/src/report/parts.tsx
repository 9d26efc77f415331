import { isPlayer } from '@roundhouse/engine'
import type { ComponentChildren, JSX } from 'preact'
import { Link } from '../app/link.js'
import type { Reading } from '../contracts.js'
import { panelSay, roundAt, roundShort, roundsOf } from '../panels/index.js'
import { CompanySign } from '../parts/company-sign.js'
import { PlayerMark } from '../parts/player-mark.js'

/** What parts that link to the table are given. */
export interface PartProps {
  readonly id: string
  readonly reading: Reading
}

/** A moment of the game by the name of its round, as a link to it. */
export const Moment = ({ id, reading, n }: PartProps & { n: number }): JSX.Element => {
  const { game, language } = reading
  const mark = roundsOf(game)[roundAt(game, n)]
  return (
    <Link to={{ at: 'table', id, move: n }} class="small">
      {mark ? roundShort(mark, panelSay(language), language) : n} · {n}
    </Link>
  )
}

export const Who = ({ reading, who }: { reading: Reading; who: string }): JSX.Element => {
  const { looks, signs, naming } = reading
  const look = isPlayer(who) ? looks[who] : undefined
  return (
    <span class="who">
      {look && <PlayerMark look={look} />}
      {signs[who] && <CompanySign sign={signs[who]} size={20} />}
      {look ? naming.name(who) : naming.short(who)}
    </span>
  )
}

export const Part = ({ title, children }: { title: string; children: ComponentChildren }): JSX.Element => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)
