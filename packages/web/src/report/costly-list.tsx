import { reasonText } from '@roundhouse/bots'
import { entryOf, logLine } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { actionWords } from '../bots/action-words.js'
import { PlayerMark } from '../parts/player-mark.js'
import { sayIn } from '../texts/say.js'
import type { Costly, CostlyModel } from './costly.js'
import { Moment, type PartProps } from './parts.js'
import { reportTexts } from './texts.js'

const FEW = 10

/** The decisions that cost most by the hard bot's judgement; it looks when asked, and can be stopped. */
export const CostlyList = ({ id, reading, costly }: PartProps & { costly: CostlyModel }): JSX.Element => {
  const { game, naming, language, looks } = reading
  const say = sayIn(reportTexts, language)
  const { all } = costly
  const done = costly.done.value
  const state = costly.state.value
  const isOver = done === all
  const row = ({ n, player, cost, instead }: Costly): JSX.Element => {
    const [event] = entryOf(game, n)?.events.filter(({ type }) => type !== 'operates') ?? []
    const [reason] = instead.reasons
    return (
      <li key={n} data-cost={cost}>
        <Moment id={id} reading={reading} n={n} />
        <span>
          <span title={naming.name(player)}>{looks[player] && <PlayerMark look={looks[player]} />}</span>{' '}
          {event && logLine(event, language, naming)}
          <span class="block small soft">
            {say('costlyInstead', { what: actionWords(instead.action, instead.events, reading) })}{' '}
            {reason && <i>{reasonText(reason, language, { name: naming.short, money: naming.money })}</i>}
          </span>
        </span>
        <span class="number down">{naming.change(-cost)}</span>
      </li>
    )
  }
  return (
    <div class="costly" data-costly={isOver ? 'done' : state}>
      <p class="small soft">{say('costlyHelp')}</p>
      {!isOver && (
        <div class="row" data-not-saved>
          <button
            type="button"
            class={state === 'looking' ? 'button' : 'button primary'}
            onClick={state === 'looking' ? costly.stop : costly.start}
          >
            {say(state === 'looking' ? 'costlyStop' : done > 0 ? 'costlyGoOn' : 'costlyStart')}
          </button>
          <label class="row small soft costly-progress">
            <progress max={all} value={done} />
            {say('costlyDone', { done, all })}
          </label>
        </div>
      )}
      {state === 'failed' && (
        <p role="alert" class="warn">
          {say('costlyFailed')}
        </p>
      )}
      {isOver && costly.found.value.length === 0 && <p class="soft">{say('costlyNone')}</p>}
      <ul class="report-rows decisions">{costly.found.value.slice(0, FEW).map(row)}</ul>
    </div>
  )
}
