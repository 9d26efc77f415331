import { describeHex } from '@roundhouse/board'
import type { ActionOf } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { Brings } from '../study/brings.js'
import { OfferButton } from './offer-button.js'
import { blockedAt, isLay, offersAt, type Picked } from './picking.js'
import { pieceWords } from './piece-words.js'
import { otherwisePaid } from './tile-options.js'
import { useDecision } from './use-decision.js'
import { whyNotHere } from './why-not-here.js'

/** The hex pointed at: what lies there, what may be done there, and why not the rest. */
export const PickedView = ({ picked }: { picked: Picked }): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const { naming, language, game } = reading
  const { hex, tile } = picked
  const choices = table.session.choices.value
  const offers = offersAt(choices, hex).map(({ action }) => action)
  const others = offers.filter((action) => !isLay(action))
  const lays = new Set(offers.filter(isLay).map((action) => action.tile)).size
  const line = table.session.line.value
  const listed = blockedAt(choices, hex).map(({ refusal }) => refusal)
  const asked = choices?.actor && line.state.operators[choices.actor] && offers.length + listed.length === 0
  const unlisted = asked ? whyNotHere(line, choices.actor ?? '', hex) : null
  const refusals = unlisted ? [unlisted] : listed
  const reasons = new Map(refusals.map((refusal) => [why(refusal).text, why(refusal)]))
  // The description begins with the hex, which stands above.
  const lying = describeHex({ board: game.rules.board, state: game.state.board, hex, language }).replace(
    /^[^.]*\.\s*/,
    '',
  )
  const layLabel = ({ tile: id, spends }: ActionOf<'layTile'>): string =>
    spends === undefined ? say('layIt', { tile: id }) : say('layWith', { what: naming.name(spends) })
  const close = (): void => {
    table.picked.value = null
  }
  return (
    <section class="picked" aria-live="polite">
      <p class="row spread">
        <strong>{naming.hex(hex)}</strong>
        <button type="button" class="button quiet" onClick={close}>
          {say('cancel')}
        </button>
      </p>
      {lying !== '' && <p class="heard">{lying}</p>}
      {lays > 0 && !tile && <p class="small">{say('tileChoices', { n: lays })}</p>}
      {tile && <OfferButton action={tile} label={layLabel(tile)} kind="primary" detail={<Brings action={tile} />} />}
      {tile &&
        otherwisePaid(offers.filter(isLay), tile).map((lay) => (
          <OfferButton key={JSON.stringify(lay)} action={lay} label={layLabel(lay)} />
        ))}
      <div class="offers">
        {others.map((action) => (
          <OfferButton
            key={JSON.stringify(action)}
            action={action}
            label={pieceWords(action, reading)}
            kind={picked.piece === action ? 'primary' : ''}
            detail={<Brings action={action} />}
          />
        ))}
      </div>
      {offers.length === 0 && choices !== null && <p class="small">{say('nothingHere')}</p>}
      {offers.length === 0 &&
        [...reasons.values()].slice(0, 3).map(({ text, rule, source }) => (
          <p key={text} class="reason small">
            {text} {rule && <span class="soft">{rule}</span>} {source && <span class="tiny soft">{source}</span>}
          </p>
        ))}
    </section>
  )
}
