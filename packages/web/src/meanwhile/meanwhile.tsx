import { isPlayer } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { layout } from '../app/layout.js'
import { whyText } from '../bots/why.js'
import { roundName } from '../panels/index.js'
import { CompanySign } from '../parts/company-sign.js'
import { Icon } from '../parts/icon.js'
import { PlayerMark } from '../parts/player-mark.js'
import { type TableModel, useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import './meanwhile.css'
import { meanwhileTexts } from './texts.js'
import type { OthersTurn } from './turns.js'
import { deedsOf } from './words.js'

const Who = ({ turn }: { turn: Pick<OthersTurn, 'by' | 'owner'> }): JSX.Element => {
  const { signs, looks, naming } = useTable().reading.value
  const sign = signs[turn.by]
  const player = isPlayer(turn.by) ? turn.by : turn.owner
  const look = player === null ? undefined : looks[player]
  return (
    <span class="meanwhile-who">
      {sign && <CompanySign sign={sign} />}
      {look && <PlayerMark look={look} />}
      <span class="heard">
        {[turn.by, turn.owner].flatMap((each) => (each === null ? [] : [naming.name(each)])).join(', ')}:
      </span>
    </span>
  )
}

/** Why bots did it, and the way to the moment. */
const More = ({ turn, table }: { turn: OthersTurn; table: TableModel }): JSX.Element => {
  const { session } = table
  const reading = table.reading.value
  const say = sayIn(meanwhileTexts, reading.language)
  const whys = turn.actions.flatMap((n) => whyText(session.line.value, session.botMoves.value, n, reading) ?? [])
  return (
    <div class="meanwhile-more">
      {turn.runs.length > 0 && <p>{say('onMap')}</p>}
      {[...new Set(whys)].map((why) => (
        <p key={why} class="bot-why">
          {why}
        </p>
      ))}
      <button type="button" class="as-text link" onClick={() => session.look(turn.n)}>
        {say('look')}
      </button>
    </div>
  )
}

const Row = ({ turn }: { turn: OthersTurn }): JSX.Element | null => {
  const table = useTable()
  const { meanwhile, sheet } = table
  const { language, naming } = table.reading.value
  const deeds = deedsOf(turn, language, naming)
  if (deeds.length === 0) return null
  const isChosen = meanwhile.chosen.value === turn
  const point = (to: OthersTurn | null) => (): void => {
    meanwhile.pointed.value = to
  }
  return (
    <li>
      <button
        type="button"
        class="as-text meanwhile-row"
        aria-expanded={isChosen}
        data-runs={turn.runs.length}
        onPointerEnter={(event) => event.pointerType === 'mouse' && point(turn)()}
        onPointerLeave={point(null)}
        onFocus={point(turn)}
        onBlur={point(null)}
        onClick={() => {
          meanwhile.chosen.value = isChosen ? null : turn
          meanwhile.pointed.value = isChosen ? null : turn
          // What is drawn must be seen.
          if (!isChosen && layout.value === 'phone' && sheet.value === 'high') sheet.value = 'half'
        }}
      >
        <Who turn={turn} />
        <span class="meanwhile-deeds">
          {deeds.map(({ kind, text }, i) => [
            i > 0 && kind !== 'whole' && deeds[i - 1]?.kind !== 'whole' && ' · ',
            <span key={`${i}`} class={`deed ${kind}`}>
              {text}
            </span>,
          ])}
        </span>
      </button>
      {isChosen && <More turn={turn} table={table} />}
    </li>
  )
}

const sameRound = (a: OthersTurn['round'] | undefined, b: OthersTurn['round']): boolean =>
  a !== undefined && a.kind === b.kind && a.turn === b.turn && a.num === b.num

/** Of a stock round or a sale several fit on a line. */
const isBrief = ({ runs, events }: OthersTurn): boolean => runs.length === 0 && events.length < 4

/** What every other player and company did since the player's last turn, the newest first; their runs on the map. */
export const Meanwhile = (): JSX.Element | null => {
  const { meanwhile, reading } = useTable()
  const { language, naming } = reading.value
  const say = sayIn(meanwhileTexts, language)
  const turns = meanwhile.turns.value.filter((turn) => deedsOf(turn, language, naming).length > 0).toReversed()
  const isOpen = meanwhile.isOpen.value
  const [newest] = turns
  if (!newest) return null
  const rounds = turns.some(({ round }) => !sameRound(newest.round, round))
  return (
    <section class="meanwhile small" aria-label={say('title')}>
      <button type="button" class="as-text meanwhile-head" aria-expanded={isOpen} onClick={meanwhile.toggle}>
        <span>{say('title')}</span>
        {!isOpen && (
          <span class="meanwhile-signs">
            {turns.map((turn) => (
              <Who key={`${turn.n} ${turn.by}`} turn={{ by: turn.by, owner: null }} />
            ))}
          </span>
        )}
        <Icon name={isOpen ? 'up' : 'down'} size={16} />
      </button>
      {isOpen && (
        <ol class={turns.every(isBrief) ? 'meanwhile-turns flow' : 'meanwhile-turns'}>
          {turns.map((turn, i) => [
            rounds && !sameRound(turns[i - 1]?.round, turn.round) && (
              <li key={`round ${i}`} class="meanwhile-round soft">
                {roundName(turn.round, language)}
              </li>
            ),
            <Row key={`${turn.n} ${turn.by}`} turn={turn} />,
          ])}
        </ol>
      )}
    </section>
  )
}
