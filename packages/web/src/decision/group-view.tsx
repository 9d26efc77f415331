import type { ComponentType, JSX } from 'preact'
import { actionName } from './action-name.js'
import { AnswerGroup } from './groups/answer-group.js'
import { AssignGroup } from './groups/assign-group.js'
import { CardGroup } from './groups/card-group.js'
import { ChooseGroup } from './groups/choose-group.js'
import { DividendGroup } from './groups/dividend-group.js'
import { DraftGroup } from './groups/draft-group.js'
import { EquipmentGroup } from './groups/equipment-group.js'
import { FinanceGroup } from './groups/finance-group.js'
import { GenericGroup } from './groups/generic-group.js'
import type { GroupProps } from './groups/group-props.js'
import { LayGroup } from './groups/lay-group.js'
import { RunGroup } from './groups/run-group.js'
import { SaleGroup } from './groups/sale-group.js'
import { StockGroup } from './groups/stock-group.js'
import { TokenGroup } from './groups/token-group.js'
import { TrainGroup } from './groups/train-group.js'
import type { Group } from './groups.js'
import { useDecision } from './use-decision.js'

const PARTS: Readonly<Record<string, ComponentType<GroupProps>>> = {
  stock: StockGroup,
  bid: BidGroup,
  buyPrivate: CardGroup,
  sellPrivate: CardGroup,
  choose: ChooseGroup,
  issueShares: FinanceGroup,
  redeemShares: FinanceGroup,
  layTile: LayGroup,
  placeToken: TokenGroup,
  runRoutes: RunGroup,
  dividend: DividendGroup,
  buyTrain: TrainGroup,
  buyEquipment: EquipmentGroup,
  answer: AnswerGroup,
  assign: AssignGroup,
}

/** Bids that stand make a table, an open draft has its kit; else cards are taken one by one. */
function BidGroup(props: GroupProps): JSX.Element {
  const { table } = useDecision()
  const game = table.session.line.value
  const draft = game.rules.reading.draft?.(game)
  if (draft) return <DraftGroup {...props} draft={draft} />
  return game.rules.reading.bids ? <SaleGroup {...props} /> : <CardGroup {...props} />
}

/** Many cards or rows at once are folded, unless they are what the step is about. */
const LONG: ReadonlySet<string> = new Set(['buyPrivate', 'sellPrivate', 'assign', 'bankrupt', 'endGame'])

/** What is offered says for itself what it is. */
const SPEAKS: ReadonlySet<string> = new Set(['answer', 'bid', 'dividend', 'runRoutes'])

interface GroupViewProps {
  readonly group: Group
  /** The first of the panel: what the step is about. */
  readonly first: boolean
}

/** One kind of thing to decide on, under its name. */
export const GroupView = ({ group, first }: GroupViewProps): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const Part = PARTS[group.key] ?? GenericGroup
  const name =
    group.key === 'stock' ? SHARES[reading.language] : actionName(group.key, reading, table.session.choices.value)
  const possible = group.offers.length > 0 || group.deferred
  if (first && possible) {
    return (
      <section class="group" data-group={group.key}>
        <h3 class={SPEAKS.has(group.key) ? 'heard' : undefined}>{name}</h3>
        <Part group={group} />
      </section>
    )
  }
  const count = group.offers.length > 0 ? group.offers.length : null
  const reason = group.blocked[0] && why(group.blocked[0].refusal).text
  return (
    <details class="group" data-group={group.key} open={possible && !LONG.has(group.key)}>
      <summary>
        <h3 class={possible ? undefined : 'soft'}>{name}</h3>
        <span class="small soft group-note" title={possible ? undefined : reason}>
          {possible ? count : (reason ?? say('notPossible'))}
        </span>
      </summary>
      <Part group={group} />
    </details>
  )
}

const SHARES = { en: 'Shares', ru: 'Акции', pl: 'Akcje' }
