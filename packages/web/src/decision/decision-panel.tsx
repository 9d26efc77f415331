import type { Choices } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { LookingBack } from '../history/looking-back.js'
import { WhatIf } from '../history/what-if.js'
import { useTable } from '../table/model.js'
import { GroupView } from './group-view.js'
import { ClaimGroup } from './groups/claim-group.js'
import { groupsOf } from './groups.js'
import { Hand } from './hand.js'
import { LastMove } from './last-move.js'
import { Outcome } from './outcome.js'
import { PassButton } from './pass-button.js'
import { PickedView } from './picked-view.js'
import { Sentence } from './sentence.js'
import { useDecision } from './use-decision.js'
import './decision.css'

const Offered = ({ choices }: { choices: Choices }): JSX.Element => {
  const { table, say } = useDecision()
  const groups = groupsOf(choices)
  const pass = groups.find(({ key }) => key === 'pass')
  const rest = groups.filter((group) => group !== pass)
  const first = rest.find((group) => group.offers.length > 0 || group.deferred)
  const refused = table.refused.value
  const picked = table.picked.value
  const operating = table.session.line.value.state.operators[choices.actor ?? ''] !== undefined
  // No way on and trains to buy: the turn cannot end without one.
  const forced =
    operating && pass !== undefined && pass.offers.length === 0 && rest.some(({ key }) => key === 'buyTrain')
  return (
    <>
      <Sentence choices={choices} />
      <LastMove />
      {refused && (
        <p class="refused" role="alert">
          <strong>{say('refused')}</strong> {refused.text} {refused.rule && <span class="soft">{refused.rule}</span>}{' '}
          {refused.source && <span class="tiny soft">{refused.source}</span>}
        </p>
      )}
      {picked && <PickedView picked={picked} />}
      {forced && <p class="small note">{say('emergency')}</p>}
      <Hand />
      {rest.map((group) => (
        <GroupView key={group.key} group={group} first={group === first} />
      ))}
      <ClaimGroup />
      {pass && <PassButton group={pass} step={choices.step} operating={operating} />}
    </>
  )
}

/** The one question of the moment, and everything that can be answered. */
export const DecisionPanel = (): JSX.Element => {
  const { session, picked } = useTable()
  const choices = session.choices.value
  const over = session.line.value.state.ended !== undefined && session.looking.value === null
  return (
    <div class="decision">
      {session.branch.value && <WhatIf />}
      {session.looking.value !== null && <LookingBack />}
      {session.looking.value !== null && picked.value && <PickedView picked={picked.value} />}
      {over ? <Outcome /> : choices && <Offered choices={choices} />}
      {over && picked.value && <PickedView picked={picked.value} />}
    </div>
  )
}
