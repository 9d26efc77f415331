import type { ActionOf, Choices, DraftGroup as Kit, OpenDraft, PlayerId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { CompanySign } from '../../parts/company-sign.js'
import { PlayerMark } from '../../parts/player-mark.js'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import './draft.css'
import type { GroupProps } from './group-props.js'

type Take = ActionOf<'bid'>
type Item = Kit['items'][number]

const takes = (id: string) => (each: { readonly action: Choices['offers'][number]['action'] }) =>
  (each.action as Take).company === id

/** Who takes next, as far as a glance goes. */
const SOON = 12

/** An open draft: who takes when, what everybody has, and what is left to take. */
export const DraftGroup = ({ group, draft }: GroupProps & { readonly draft: OpenDraft }): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const { naming, signs, looks, language } = reading
  const game = table.session.line.value
  const { operators } = game.rules
  const by = draft.order[0]
  const takenBy = (id: PlayerId): readonly string[] => draft.groups.flatMap(({ taken }) => taken[id] ?? [])
  const row = ({ id, left, note }: Item): JSX.Element => {
    const home = operators[id]?.home?.hex
    const sign = signs[id]
    const offer = group.offers.find(takes(id))
    const blocked = group.blocked.find(takes(id))
    return (
      <li key={id} class="draft-item" data-item={id}>
        {sign && <CompanySign sign={sign} size={28} />}
        <span class="draft-name">
          <span title={operators[id]?.name}>{naming.name(id)}</span>
          <span class="small soft block">
            {[
              home !== undefined && naming.hex(home),
              game.state.operators[id]?.par !== undefined && naming.money(game.state.operators[id]?.par ?? 0),
              note?.[language],
              left > 1 && `×${left}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        {home !== undefined && (
          <button
            type="button"
            class="button quiet small"
            aria-label={say('showHome', { company: naming.name(id) })}
            onClick={() => table.handle.value?.centre(home)}
          >
            {say('onMap')}
          </button>
        )}
        {offer ? (
          <OfferButton action={offer.action} label={say('keepCard')} of={naming.name(id)} bare />
        ) : (
          blocked && (
            <BlockedButton
              label={say('keepCard')}
              name={`${say('keepCard')}: ${naming.name(id)}`}
              reason={why(blocked.refusal)}
            />
          )
        )}
      </li>
    )
  }
  return (
    <div class="draft">
      <p class="draft-order">
        <span class="small soft">{say('draftOrder')}</span>
        {draft.order.slice(0, SOON).map((id, i) => {
          const look = looks[id]
          return (
            <span key={`${i}`} class={i === 0 ? 'draft-now' : undefined} title={naming.name(id)}>
              {look && <PlayerMark look={look} />}
              <span class="heard">{naming.name(id)}</span>
            </span>
          )
        })}
        {draft.order.length > SOON && <span class="small soft">+{draft.order.length - SOON}</span>}
      </p>
      <ul class="draft-hands">
        {game.state.seats.map((id) => {
          const look = looks[id]
          return (
            <li key={id} data-hand={id}>
              {look && <PlayerMark look={look} />}
              <span class="heard">{naming.name(id)}</span>
              {takenBy(id).map((item, i) => {
                const sign = signs[item]
                return (
                  <span key={`${i}`} title={naming.name(item)}>
                    {sign ? <CompanySign sign={sign} size={22} /> : naming.short(item)}
                    <span class="heard">{naming.name(item)}</span>
                  </span>
                )
              })}
              {takenBy(id).length === 0 && <span class="small soft">–</span>}
            </li>
          )
        })}
      </ul>
      {draft.groups.map((kit) => (
        <section key={kit.name.en} class="draft-kit">
          <h4 class="row spread">
            <span>{kit.name[language]}</span>
            <span class="small soft">
              {say('draftHave', { have: (by && kit.taken[by]?.length) ?? 0, of: kit.each })}
            </span>
          </h4>
          {kit.items.length === 0 ? <p class="small soft">{say('draftNothing')}</p> : <ul>{kit.items.map(row)}</ul>}
        </section>
      ))}
    </div>
  )
}
