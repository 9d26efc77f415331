import type { Choices } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useContext, useRef } from 'preact/hooks'
import { lazily } from '../app/lazy.js'
import { Advice } from '../bots/advice.js'
import { BotTurn } from '../bots/bot-turn.js'
import { LookingBack } from '../history/looking-back.js'
import { WhatIf } from '../history/what-if.js'
import { Meanwhile } from '../meanwhile/meanwhile.js'
import { WaitingFor } from '../net/waiting-for.js'
import { Guard } from '../parts/guard.js'
import { RoundPrimer } from '../rules/round-primer.js'
import { RuleLink } from '../rules/rule-link.js'
import { GuideContext } from '../table/guide.js'
import { useTable } from '../table/model.js'
import { emergencyOf } from './emergency.js'
import { EmergencyGuide } from './emergency-guide.js'
import { Footer } from './footer.js'
import { GroupView } from './group-view.js'
import { ClaimGroup } from './groups/claim-group.js'
import { groupsOf } from './groups.js'
import { Hand } from './hand.js'
import { InHisPlace } from './in-his-place.js'
import { News } from './news.js'
import { Outcome } from './outcome.js'
import { PickedView } from './picked-view.js'
import { Sentence } from './sentence.js'
import { useDecision } from './use-decision.js'
import { useSteadyHand } from './use-steady-hand.js'
import { Watch } from './watch.js'
import './decision.css'
import './head.css'
import './news.css'
import './groups.css'
import './offers.css'
import './cards.css'
import './bids.css'
import './prices.css'
import './stock.css'
import './run.css'
import './outcome.css'

const ExampleNotes = lazily(async () => (await import('../examples/example-notes.js')).ExampleNotes)

const Offered = ({ choices }: { choices: Choices }): JSX.Element => {
  const { table, say } = useDecision()
  // A teacher tells it better.
  const guided = useContext(GuideContext) !== null
  const groups = groupsOf(choices).filter(({ key }) => key !== 'pass')
  const first = groups.find((group) => group.offers.length > 0 || group.deferred)
  const refused = table.refused.value
  const picked = table.picked.value
  const emergency = emergencyOf(table.session.line.value, choices)
  return (
    <>
      {!guided && <RoundPrimer choices={choices} />}
      {!table.blind && <Meanwhile />}
      <News />
      <Advice />
      {refused && (
        <p class="refused" role="alert">
          <strong>{say('refused')}</strong> {refused.text} {refused.rule && <span class="soft">{refused.rule}</span>}{' '}
          {refused.source && refused.at && <RuleLink at={refused.at} source={refused.source} />}
        </p>
      )}
      {picked && <PickedView picked={picked} />}
      {emergency && <EmergencyGuide emergency={emergency} />}
      <InHisPlace choices={choices} />
      <Hand />
      {groups.map((group) => (
        <GroupView key={group.key} group={group} first={group === first} />
      ))}
      <ClaimGroup />
    </>
  )
}

/** The one question of the moment, and everything that can be answered. */
export const DecisionPanel = (): JSX.Element => (
  <Guard at={useTable().session.shown.value.state}>
    <Decision />
  </Guard>
)

const Decision = (): JSX.Element => {
  const { session, remote, driver, picked, settled } = useTable()
  const panel = useRef<HTMLDivElement>(null)
  useSteadyHand(panel)
  const choices = session.choices.value
  const back = session.looking.value !== null
  const watching = session.watching.value
  const over = session.line.value.state.ended !== undefined && !back && !watching
  const isBots = driver !== null && driver.turn.value !== null && !over
  const isWaiting = remote !== null && !choices && !back && !watching && !over
  return (
    <div ref={panel} class={settled.value ? 'decision' : 'decision settling'}>
      {session.branch.value && <WhatIf />}
      {session.card.value.origin === 'example' && <ExampleNotes />}
      {back && <LookingBack />}
      {watching && <Watch watching={watching} />}
      {choices && !over && <Sentence choices={choices} />}
      {isWaiting && <WaitingFor />}
      {isBots ? (
        <BotTurn driver={driver} />
      ) : (
        <div class="decision-body">
          {(back || over) && picked.value && <PickedView picked={picked.value} />}
          {over ? <Outcome /> : choices && <Offered choices={choices} />}
        </div>
      )}
      {choices && !over && <Footer />}
    </div>
  )
}
