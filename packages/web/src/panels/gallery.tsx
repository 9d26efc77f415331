/**
 * Every panel on one page, for looking at while working on them: `npm run dev -w @roundhouse/web`, then
 * `/src/panels/gallery.html?lang=ru&theme=dark&only=market&at=120&file=/some-game.json`. Not part of the built page.
 */
import { signsOf } from '@roundhouse/board'
import { playRandomGame } from '@roundhouse/bots'
import { at, type Game, importGame, LANGUAGES, type Language, replay, titles } from '@roundhouse/engine'
import { render } from 'preact'
import { useState } from 'preact/hooks'
import type { PanelProps } from '../contracts.js'
import '../style/index.css'
import { looksOf } from '../table/looks.js'
import { namingOf } from '../table/naming.js'
import { PANEL_PARTS, PANELS } from '../table/panel-list.js'

const query = new URLSearchParams(location.search)

const recorded = async (file: string): Promise<Game> => {
  const imported = importGame(await (await fetch(file)).json())
  if (!imported.ok) throw new Error(JSON.stringify(imported.problem))
  return replay(imported.game).game
}

const random = (): Game => {
  const count = Number(query.get('players') ?? 4)
  const names = ['Александра', 'Bartłomiej Wiśniewski', 'Chen', 'Дмитрий', '<b>Eve</b>'].slice(0, count)
  const seed = Number(query.get('seed') ?? 7)
  const title = query.get('title') ?? Object.keys(titles)[0] ?? ''
  const players = names.map((name) => ({ name }))
  return playRandomGame({ title, players, seed, options: [], ruleset: 'rulebook' }, { seed, style: 'builders' }).game
}

const file = query.get('file')
const whole = file ? await recorded(file) : random()
const language: Language = LANGUAGES.find((each) => each === query.get('lang')) ?? 'en'
const theme = query.get('theme') === 'dark' ? 'dark' : 'light'
document.documentElement.dataset.theme = theme
document.documentElement.lang = language

const naming = namingOf(whole, language)
const signs = signsOf(Object.values(whole.rules.operators))
const looks = looksOf(
  whole.setup.players.map(({ name }) => name),
  [],
)
const chosen = PANELS.filter((id) => !query.has('only') || query.get('only')?.split(',').includes(id))

const Gallery = () => {
  const [n, setN] = useState(Number(query.get('at') ?? whole.length - 1))
  const game = at(whole, n)
  const current = game.state.round.current
  const props: PanelProps = {
    game,
    language,
    theme,
    naming,
    signs,
    looks,
    active: current === null ? [] : [current],
    onJump: setN,
    onHex: (hex) => console.log(hex),
    onCompany: (id) => console.log(id),
  }
  return (
    <main style={{ padding: '16px', display: 'grid', gap: '32px' }}>
      <input
        aria-label="Moment"
        type="range"
        min={0}
        max={whole.length - 1}
        value={n}
        onInput={(e) => setN(Number(e.currentTarget.value))}
      />
      {chosen.map((id) => {
        const Part = PANEL_PARTS[id]
        return (
          <div key={id} id={id} style={{ minWidth: 0, ...(id === 'log' ? { height: '700px' } : {}) }}>
            <h2>{id}</h2>
            <Part {...props} />
          </div>
        )
      })}
    </main>
  )
}

render(<Gallery />, document.getElementById('app') as HTMLElement)
