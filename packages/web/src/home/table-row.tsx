import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Link } from '../app/link.js'
import { language } from '../app/settings.js'
import { Icon } from '../parts/icon.js'
import { PlayerMark } from '../parts/player-mark.js'
import type { TableCard } from '../store/record.js'
import { looksOf } from '../table/looks.js'
import { sayIn } from '../texts/say.js'
import { remove, rename } from './my-tables.js'
import { homeTexts } from './texts.js'

interface TableRowProps {
  readonly card: TableCard
  onExport(card: TableCard): void
}

/** A table of this browser: opened by its name; renamed, saved as a file, deleted by what stands beside it. */
export const TableRow = ({ card, onExport }: TableRowProps): JSX.Element => {
  const doing = useSignal<'rename' | 'delete' | null>(null)
  const typed = useSignal(card.name)
  const say = sayIn(homeTexts, language.value)
  const looks = looksOf(card.players, card.colours)
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(card.changed)
  const turn = card.turn && card.players[Number(card.turn.slice(1)) - 1]
  const save = (event: Event): void => {
    event.preventDefault()
    const name = typed.value.trim()
    if (name !== '' && name !== card.name) rename(card.id, name)
    doing.value = null
  }
  return (
    <li class="table-row" data-table={card.id}>
      {doing.value === 'rename' ? (
        <form class="row" onSubmit={save}>
          <input
            class="field grow"
            value={typed.value}
            maxLength={80}
            aria-label={say('renameOf', { name: card.name })}
            ref={(input) => input?.focus()}
            onInput={(event) => {
              typed.value = event.currentTarget.value
            }}
          />
          <button type="submit" class="button">
            {say('saveName')}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              doing.value = null
            }}
          >
            {say('cancel')}
          </button>
        </form>
      ) : (
        <Link to={{ at: 'table', id: card.id }} class="table-name" label={say('resume', { name: card.name })}>
          {card.name}
        </Link>
      )}
      <p class="small soft row">
        <span class="row marks">
          {card.players.map((name, i) => (
            <span key={`${i}`} title={name}>
              <PlayerMark look={looks[`p${i + 1}`]!} />
            </span>
          ))}
        </span>
        <span>
          {card.title} · {say('moves', { n: card.actions })}
          {card.finished && ` · ${say('finished')}`} · {when}
        </span>
        {!card.finished && turn !== undefined && <strong class="turn-of">{say('turnOf', { name: turn })}</strong>}
      </p>
      {doing.value === 'delete' ? (
        <p class="row" role="alert">
          <span>{say('deleteAsk', { name: card.name })}</span>
          <button type="button" class="button danger" onClick={() => remove(card.id)}>
            {say('deleteYes')}
          </button>
          <button
            type="button"
            class="button"
            ref={(button) => button?.focus()}
            onClick={() => {
              doing.value = null
            }}
          >
            {say('keep')}
          </button>
        </p>
      ) : (
        <p class="table-tools">
          {(
            [
              ['rename', 'pen'],
              ['export', 'export'],
              ['delete', 'trash'],
            ] as const
          ).map(([what, icon]) => (
            <button
              key={what}
              type="button"
              class="button quiet icon"
              title={say(what)}
              aria-label={`${say(what)}: ${card.name}`}
              onClick={() => {
                if (what === 'export') onExport(card)
                else doing.value = what
              }}
            >
              <Icon name={icon} size={18} />
            </button>
          ))}
        </p>
      )}
    </li>
  )
}
