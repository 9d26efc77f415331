import { useSignal } from '@preact/signals'
import { signsOf } from '@roundhouse/board'
import type { Game } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { fetchPageAgain } from '../app/fetch-again.js'
import { Link } from '../app/link.js'
import { language, theme } from '../app/settings.js'
import { TopBar } from '../app/top-bar.js'
import { Missing, Waiting } from '../app/waiting.js'
import type { Reading } from '../contracts.js'
import { saveText } from '../home/export-table.js'
import { Icon } from '../parts/icon.js'
import { fileNameOf } from '../store/game-file.js'
import type { BotMoves, TableCard } from '../store/record.js'
import { bestQueue } from '../study/best-queue.js'
import { looksOf } from '../table/looks.js'
import { namingOf } from '../table/naming.js'
import { type OpenedGame, openGame } from '../table/open-game.js'
import { hasOwnNames } from '../table/own-names.js'
import { Unopened } from '../table/unopened.js'
import { sayIn } from '../texts/say.js'
import { costlyModel } from './costly.js'
import { leftModel } from './left.js'
import { operatingModel } from './operating-decisions.js'
import { Report } from './report.js'
import { pageOf } from './save-page.js'
import { reportTexts } from './texts.js'

const Told = ({ card, game, moves }: { card: TableCard; game: Game; moves: BotMoves }): JSX.Element => {
  const page = useRef<HTMLElement>(null)
  const { queue, left, operating } = useMemo(() => {
    const asked = bestQueue()
    return { queue: asked, left: leftModel(game, asked), operating: operatingModel(game, asked) }
  }, [game])
  useEffect(() => queue.close, [queue])
  const costly = useMemo(() => costlyModel(card.id, game, moves), [card.id, game, moves])
  useEffect(() => costly.close, [costly])
  const searched = left.done.value === left.all && operating.done.value === operating.all
  const signs = useMemo(() => signsOf(Object.values(game.rules.operators)), [game])
  const reading: Reading = {
    game,
    language: language.value,
    theme: theme.value,
    naming: namingOf(game, language.value, hasOwnNames(card)),
    signs,
    looks: looksOf(card.players, card.colours),
  }
  const say = sayIn(reportTexts, language.value)
  const save = (): void => {
    const name = `${card.name} — ${say('report')}`
    if (page.current) saveText(fileNameOf(name).replace(/json$/, 'html'), pageOf(page.current, name), 'text/html')
  }
  return (
    <>
      <TopBar />
      <main ref={page} class="report" data-searched={searched}>
        <header class="stack">
          <p class="soft">{say('report')}</p>
          <h1>{card.name}</h1>
          <p class="row" data-not-saved>
            <Link to={{ at: 'table', id: card.id }} class="button">
              <Icon name="back" size={18} /> {say('toTable')}
            </Link>
            <button type="button" class="button" onClick={() => print()}>
              {say('print')}
            </button>
            <button type="button" class="button" onClick={save}>
              <Icon name="export" size={18} /> {say('savePage')}
            </button>
          </p>
        </header>
        {game.state.ended === undefined ? (
          <p>{say('notOver')}</p>
        ) : (
          <Report id={card.id} reading={reading} left={left} operating={operating} costly={costly} />
        )}
      </main>
    </>
  )
}

const NO_MOVES: BotMoves = {}

type State = { readonly at: 'loading' } | { readonly at: 'missing' } | OpenedGame

/** The report of a table by its id. */
export const ReportPage = ({ id }: { id: string }): JSX.Element => {
  const state = useSignal<State>({ at: 'loading' })
  useEffect(() => {
    openGame(id).then(
      (opened) => {
        state.value = opened
      },
      (error: unknown) => {
        console.error(error)
        state.value = { at: 'missing' }
      },
    )
  }, [id, state])
  const now = state.value
  if (now.at === 'opened')
    return <Told card={now.stored.card} game={now.game} moves={now.stored.log.botMoves ?? NO_MOVES} />
  if (now.at === 'loading') return <Waiting onAgain={fetchPageAgain} />
  if (now.at === 'missing') return <Missing onAgain={fetchPageAgain} />
  return <Unopened why={now} />
}
