import { useSignal } from '@preact/signals'
import { entriesOf, type Game, logLine } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { Reading } from '../contracts.js'
import { useTable } from '../table/model.js'
import { sayIn } from '../texts/say.js'
import type { RemoteTable, TableRequest } from './remote-table.js'
import { netTexts } from './texts.js'

const SHOWN = 3

/** What an undo would take back, the first of each move in words. */
const undoneBy = (game: Game, to: number, { language, naming }: Reading): readonly string[] =>
  entriesOf(game, to + 1, game.cursor + 1).flatMap(([, { events }]) => {
    const [first] = events
    return first ? [logLine(first, language, naming)] : []
  })

const Undo = ({ request }: { request: TableRequest }): JSX.Element => {
  const { session, reading } = useTable()
  const say = sayIn(netTexts, reading.value.language)
  const lines = undoneBy(session.game.value, request.to ?? 0, reading.value)
  const n = Math.max(1, lines.length)
  const isOwn = request.by === session.seat
  return (
    <>
      <p>{isOwn ? say('undoOwn', { n }) : say('undoAsked', { n, name: reading.value.naming.name(request.by) })}</p>
      <ul class="undone small">
        {lines.slice(0, SHOWN).map((line, i) => (
          <li key={`${i}`}>{line}</li>
        ))}
        {lines.length > SHOWN && <li class="soft">{say('undoneMore', { n: lines.length - SHOWN })}</li>}
      </ul>
      {request.reason !== undefined && <p class="asked-why">“{request.reason}”</p>}
    </>
  )
}

/** Before the others are asked: what would go back, and why. */
export const UndoWish = ({ remote, to }: { remote: RemoteTable; to: number }): JSX.Element => {
  const { session, reading } = useTable()
  const say = sayIn(netTexts, reading.value.language)
  const reason = useSignal('')
  const lines = undoneBy(session.game.value, to, reading.value)
  const close = (): void => {
    remote.wishes.value = null
  }
  const ask = (event: Event): void => {
    event.preventDefault()
    void remote.askUndo(to, reason.value)
    close()
  }
  return (
    <form class="asked" onSubmit={ask} data-asked="wish">
      <div class="asked-what">
        <p>{say('undoWish')}</p>
        <ul class="undone small">
          {lines.slice(0, SHOWN).map((line, i) => (
            <li key={`${i}`}>{line}</li>
          ))}
        </ul>
        <input
          class="field"
          maxLength={200}
          aria-label={say('undoReason')}
          placeholder={say('undoReason')}
          value={reason.value}
          onInput={(event) => {
            reason.value = event.currentTarget.value
          }}
        />
      </div>
      <span class="row">
        <button type="submit" class="button primary">
          {say('askOthers')}
        </button>
        <button type="button" class="button" onClick={close}>
          {say('stayHere')}
        </button>
      </span>
    </form>
  )
}

const Replacement = ({ request }: { request: TableRequest }): JSX.Element => {
  const { naming, language } = useTable().reading.value
  const say = sayIn(netTexts, language)
  const who = { name: naming.name(request.by), seat: naming.name(request.seat ?? '') }
  return <p>{say(request.with === 'open' ? 'replaceOpenAsked' : 'replaceAsked', who)}</p>
}

/** What somebody asks of the others: what it means, and the answers. */
export const AskedOf = ({ remote, request }: { remote: RemoteTable; request: TableRequest }): JSX.Element => {
  const { session, reading } = useTable()
  const { naming, language } = reading.value
  const say = sayIn(netTexts, language)
  const answer = request.kind === 'undo' ? remote.answerUndo : remote.answerReplace
  const isOwn = request.by === session.seat
  const mayAnswer = session.seat !== null && request.waiting.includes(session.seat ?? '')
  return (
    <div class="asked" role="alert" data-asked={request.kind}>
      <div class="asked-what">
        {request.kind === 'undo' ? <Undo request={request} /> : <Replacement request={request} />}
        {!mayAnswer && request.waiting.length > 0 && (
          <p class="small soft">{say('stillAsked', { names: request.waiting.map(naming.name).join(', ') })}</p>
        )}
      </div>
      <span class="row">
        {isOwn && (
          <button type="button" class="button" onClick={() => void answer(false)}>
            {say('withdraw')}
          </button>
        )}
        {mayAnswer && (
          <>
            <button type="button" class="button primary" onClick={() => void answer(true)}>
              {say('agree')}
            </button>
            <button type="button" class="button" onClick={() => void answer(false)}>
              {say('decline')}
            </button>
          </>
        )}
      </span>
    </div>
  )
}
