import { type Choices, cash, isPlayer, labelIn, STEP_NAMES } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { layout } from '../app/layout.js'
import { CommandButton } from '../commands/command-button.js'
import { roundName } from '../panels/index.js'
import { CompanySign } from '../parts/company-sign.js'
import { PlayerMark } from '../parts/player-mark.js'
import { HowItWorks, StepRule, Term } from '../rules/rule-link.js'
import { tableTexts } from '../table/texts.js'
import { sayIn } from '../texts/say.js'
import { isSale } from './groups.js'
import { CompanyFacts, PlayerFacts } from './head-facts.js'
import { StepBar } from './step-bar.js'
import { useDecision } from './use-decision.js'

/** Who decides what now: one sentence, where in the turn it is, and what it is decided with. */
export const Sentence = ({ choices }: { choices: Choices }): JSX.Element => {
  const { table, reading, say } = useDecision()
  const { naming, signs, looks, language } = reading
  const { state, rules } = table.session.line.value
  const { actor, seat, step } = choices
  if (actor === null) return <p>{say('over')}</p>
  const sign = signs[actor]
  const look = isPlayer(actor) ? looks[actor] : undefined
  // A phone has room for the name by which the sign beside it is known.
  const known = layout.value === 'phone' ? naming.short(actor) : naming.name(actor)
  const chief = seat !== null && seat !== actor ? seat : null
  const chiefLook = chief ? looks[chief] : undefined
  const sale = rules.reading.bids !== undefined && isSale(choices)
  const round = roundName({ ...state.round, turn: state.turn }, language)
  const phase = rules.phases[state.phase]?.name ?? ''
  const left = rules.reading.roundsLeft?.(table.session.line.value) ?? null
  return (
    <header class="sentence">
      <p class="small soft row spread">
        <span>
          <HowItWorks at={sale ? `step:${step}` : `round:${state.round.kind}`} name={round}>
            {round}
          </HowItWorks>{' '}
          · <Term id="phase">{sayIn(tableTexts, language)('phase', { phase: naming.name(phase) })}</Term>
          {left !== null && <span class="rounds-left"> · {say('roundsLeft', { n: left })}</span>}
        </span>
        {chief && (
          <span class="who">
            {chiefLook && <PlayerMark look={chiefLook} />}
            {say('decides', { name: naming.name(chief), money: naming.money(cash(table.session.line.value, chief)) })}
          </span>
        )}
      </p>
      <div class="sentence-line">
        <h2 class="who" aria-live="polite" tabIndex={-1}>
          {sign && <CompanySign sign={sign} size={30} />}
          {look && <PlayerMark look={look} />}
          <span>{say('sentence', { actor: known, step: labelIn(STEP_NAMES, step, language) })}</span>
        </h2>
        <span class="sentence-buttons">
          <StepRule step={step} />
          {table.session.choices.value && <CommandButton id="advice" icon="bulb" />}
        </span>
      </div>
      <StepBar />
      {isPlayer(actor) ? <PlayerFacts id={actor} /> : <CompanyFacts id={actor} />}
    </header>
  )
}
