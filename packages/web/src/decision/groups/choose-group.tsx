import { type ActionOf, successionAsked } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { CompanySign } from '../../parts/company-sign.js'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

/** `10%+10%` → `2 × 10%`. */
const papersText = (choice: string): string => {
  const papers = choice.split('+')
  return papers.length > 1 && new Set(papers).size === 1 ? `${papers.length} × ${papers[0]}` : papers.join(' + ')
}

/** A choice among named ones: a company, a hex, or what the title calls it. */
export const ChooseGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const { naming, signs } = reading
  const game = table.session.line.value
  const { hexes } = game.rules.board
  const heir = successionAsked(game)
  const label = (choice: string): JSX.Element => {
    const sign = signs[choice]
    return (
      <span class="who">
        {sign && <CompanySign sign={sign} size={20} />}
        {hexes[choice] ? naming.hex(choice) : heir ? papersText(choice) : naming.name(choice)}
      </span>
    )
  }
  return (
    <>
      {heir && (
        <p class="question">{say('swapAsk', { company: naming.name(heir.corporation), name: naming.name(heir.to) })}</p>
      )}
      <div class="offers">
        {group.offers.map(({ action }) => {
          const { choice } = action as ActionOf<'choose'>
          return <OfferButton key={choice} action={action} label={label(choice)} />
        })}
        {group.blocked.map(({ action, refusal }) => {
          const { choice } = action as ActionOf<'choose'>
          return <BlockedButton key={choice} label={label(choice)} reason={why(refusal)} />
        })}
      </div>
    </>
  )
}
