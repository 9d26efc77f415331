import { signsOf } from '@roundhouse/board'
import { type Game, type GameState, newGame } from '@roundhouse/engine'
import { render } from 'preact'
import '../style/index.css'
import { OPERATORS, PRIVATES } from '../../../engine/src/titles/18MEX/companies.js'
import * as tiles from '../../../engine/src/titles/18MEX/map.js'
import { MARKET } from '../../../engine/src/titles/18MEX/market.js'
import { PHASES, trains } from '../../../engine/src/titles/18MEX/trains.js'
import { looksOf } from '../table/looks.js'
import { namingOf } from '../table/naming.js'
import { PANEL_PARTS } from '../table/panel-list.js'

const q = new URLSearchParams(location.search)
document.documentElement.dataset.theme = q.get('theme') ?? 'light'
const base = newGame({
  title: '1846',
  players: [{ name: 'Ann' }, { name: 'Bartłomiej' }, { name: 'Константин' }],
  seed: 1,
  options: [],
  ruleset: 'rulebook',
})
if (!base.ok) throw 1
const g = base.game
const rules = {
  ...g.rules,
  market: MARKET,
  operators: OPERATORS,
  privates: PRIVATES,
  trains: trains(),
  phases: PHASES,
  board: (tiles as any).BOARD,
}
const at = (row: number, col: number) => row * 15 + col
const where: Record<string, number> = {
  CHI: at(0, 5),
  NdM: at(0, 5),
  MC: at(0, 5),
  PAC: at(2, 7),
  TM: at(5, 1),
  MEX: at(0, 14),
  SPM: at(6, 3),
  UdY: at(1, 4),
}
const market: Record<number, string[]> = {}
for (const [id, cell] of Object.entries(where)) (market[cell] ??= []).push(id)
const operators = Object.fromEntries(
  Object.values(OPERATORS).map((o) => [
    o.id,
    {
      cash: 320,
      trains:
        o.kind === 'minor'
          ? [{ id: '2-0', name: '2' }]
          : [
              { id: '3-1', name: '3' },
              { id: '4-0', name: '4' },
            ],
      tokens: [40, 60],
      floated: true as const,
      operated: true as const,
      ...(where[o.id] !== undefined ? { cell: where[o.id], par: 75 } : { owner: 'p2' as const }),
    },
  ]),
)
const shares = Object.fromEntries(
  Object.values(OPERATORS)
    .filter((o) => o.kind === 'corporation')
    .map((o) => [
      o.id,
      o.shares.map(
        (_, i) => (i < 2 ? 'p1' : i < 4 ? 'p2' : i < 5 ? 'p3' : i < 6 ? 'market' : i === 7 ? 'tradeIn' : 'ipo') as any,
      ),
    ]),
)
const state = {
  ...g.state,
  operators,
  shares,
  market,
  phase: 3,
  privates: Object.fromEntries(
    Object.keys(PRIVATES).map((id, i) => [id, { used: 0, ...(i % 2 ? { owner: 'p1' } : {}) }]),
  ),
  depot: {
    upcoming: trains()
      .slice(2)
      .flatMap((c) => Array.from({ length: c.count ?? 1 }, (_, i) => `${c.card}-${i}`)),
    discarded: [],
  },
  board: { tiles: {}, tokens: {} },
} as unknown as GameState
const before = {
  ...state,
  operators: { ...operators, MC: { ...operators.MC, cell: at(0, 2) }, SPM: { ...operators.SPM, cell: at(4, 3) } },
} as unknown as GameState
const game: Game = {
  ...g,
  rules: rules as any,
  state,
  entries: [
    { action: null, events: [], state: before },
    { action: null, events: [], state },
  ],
  length: 2,
  cursor: 1,
}
const lang = (q.get('lang') ?? 'ru') as 'ru'
const props = {
  game,
  language: lang,
  theme: (q.get('theme') ?? 'light') as 'light',
  naming: namingOf(game, lang),
  signs: signsOf(Object.values(OPERATORS)),
  looks: looksOf(['Ann', 'Bartłomiej', 'Константин'], []),
  onCompany: () => {},
  onJump: () => {},
}
const ids = (q.get('only') ?? 'market,charters,players,depot,spreadsheet').split(',') as 'market'[]
render(
  <main style={{ padding: '16px', display: 'grid', gap: '32px' }}>
    {ids.map((id) => {
      const P = PANEL_PARTS[id]
      return (
        <div style={{ minWidth: 0 }}>
          <P {...props} />
        </div>
      )
    })}
  </main>,
  document.getElementById('app')!,
)
