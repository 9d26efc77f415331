import { controller, entryOf, logLine, type PlayerId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'
import { keyLabel } from '../commands/keys.js'
import { Sentence } from '../decision/sentence.js'
import { useDecision } from '../decision/use-decision.js'
import { Meanwhile } from '../meanwhile/meanwhile.js'
import { CompanySign } from '../parts/company-sign.js'
import { PlayerMark } from '../parts/player-mark.js'
import { sayIn } from '../texts/say.js'
import './bots.css'
import type { BotDriver } from './driver.js'
import { pace } from './pace.js'
import { PaceChoice } from './pace-choice.js'
import { botTexts } from './texts.js'
import { whyText } from './why.js'

const SHOWN = 12

/** The last moves of bots, up to the last one of a person, the newest first. */
const BotMoveList = (): JSX.Element | null => {
  const { table, reading } = useDecision()
  const { naming, signs, looks, language } = reading
  const { session } = table
  const game = session.game.value
  const moves = session.botMoves.value
  const numbers: number[] = []
  for (let n = game.cursor; moves[n] && numbers.length < SHOWN; n--) numbers.push(n)
  if (numbers.length === 0) return null
  const line = (n: number): JSX.Element | null => {
    const { action, events } = entryOf(game, n) ?? { action: null, events: [] }
    if (!action) return null
    const before = entryOf(game, n - 1)?.state ?? game.state
    const look = looks[(controller({ ...game, state: before }, action.by) ?? action.by) as PlayerId]
    const sign = signs[action.by]
    const why = whyText(game, moves, n, reading)
    return (
      <li key={n} class="watch-move" data-bot-move={n}>
        {sign ? <CompanySign sign={sign} size={26} /> : look && <PlayerMark look={look} />}
        <div>
          {events
            .filter(({ type }) => type !== 'operates' && type !== 'roundBegan')
            .map((event, i) => (
              <p key={`${i}`}>{logLine(event, language, naming)}</p>
            ))}
          {why !== null && <p class="bot-why">{why}</p>}
        </div>
      </li>
    )
  }
  return (
    <ol class="bot-moves" aria-label={sayIn(botTexts, language)('movesSoFar')} aria-live="polite">
      {numbers.map(line)}
    </ol>
  )
}

/** A bot is to move: what is asked of it, what bots have just done, and how to slow them down. */
export const BotTurn = ({ driver }: { driver: BotDriver }): JSX.Element => {
  const { table, reading } = useDecision()
  const say = sayIn(botTexts, reading.language)
  const asked = table.session.asked.value
  const state = driver.failed.value
    ? say('failed')
    : driver.waits.value
      ? say('ready')
      : driver.paused.value
        ? say('onHold')
        : say('thinks')
  return (
    <>
      {asked && <Sentence choices={asked} />}
      <div class="decision-body bot-turn" data-bot-turn={driver.turn.value}>
        <p class="soft bot-state" role="status">
          {driver.turn.value && reading.naming.name(driver.turn.value)} {state}
        </p>
        {table.meanwhile.isOpen.value && <Meanwhile />}
        <BotMoveList />
      </div>
      <div class="decision-foot bot-foot">
        <div class="row">
          {driver.failed.value ? (
            <button type="button" class="button primary" onClick={driver.goOn}>
              {say('again')}
            </button>
          ) : (
            <>
              {(pace.value !== 'step' || driver.paused.value) && <CommandButton id="bots.pause" class="" wide />}
              <button
                type="button"
                class="button primary"
                data-bot-next
                aria-disabled={!driver.waits.value}
                onClick={driver.next}
              >
                {say('next')} <span class="kbd">{keyLabel('Enter')}</span>
              </button>
            </>
          )}
        </div>
        <PaceChoice />
      </div>
    </>
  )
}
