import type { ActionOf } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import { BidRow } from './bid-row.js'
import type { GroupProps } from './group-props.js'

type Buy = ActionOf<'buyPrivate'>
type Bid = ActionOf<'bid'>

/** A sale or an auction: what can be bought at once, then a row for each company that is bid on. */
export const SaleGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const game = table.session.line.value
  const { naming, language } = reading
  const bids = game.rules.reading.bids?.(game) ?? {}
  const isBid = ({ action }: { readonly action: { readonly type: string } }): boolean => action.type === 'bid'
  const buys = group.offers.filter((offer) => !isBid(offer))
  const noBuys = group.blocked.filter((each) => !isBid(each))
  const companies = [...group.offers, ...group.blocked].filter(isBid).map(({ action }) => (action as Bid).company)
  const incomeOf = (company: string): number => game.rules.privates[company]?.income ?? 0
  const buyText = ({ company, price }: Buy): string =>
    [
      say('buyCompany', { company: naming.name(company), price: naming.money(price) }),
      incomeOf(company) > 0 && say('income', { income: naming.money(incomeOf(company)) }),
    ]
      .filter(Boolean)
      .join(' · ')
  const about = ({ company }: Buy): JSX.Element | null => {
    const power = game.rules.privates[company]?.power?.[language]
    return power ? <span class="offer-detail">{power}</span> : null
  }
  return (
    <>
      {buys.map(({ action }) => (
        <OfferButton
          key={(action as Buy).company}
          action={action}
          label={buyText(action as Buy)}
          detail={about(action as Buy)}
          kind="primary"
        />
      ))}
      {buys.length === 0 &&
        noBuys.map(({ action, refusal }) => (
          <BlockedButton key={(action as Buy).company} label={buyText(action as Buy)} reason={why(refusal)} />
        ))}
      <ul class="bid-rows">
        {[...new Set(companies)].map((company) => (
          <BidRow
            key={company}
            company={company}
            bids={bids[company] ?? {}}
            offer={group.offers.find((offer) => isBid(offer) && (offer.action as Bid).company === company)}
            blocked={group.blocked.find((each) => isBid(each) && (each.action as Bid).company === company)}
            by={table.session.decider.value ?? ''}
          />
        ))}
      </ul>
    </>
  )
}
