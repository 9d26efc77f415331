import { isGated, isStartZone } from '@roundhouse/board'
import { marketOrder, price } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { CompanySign } from '../parts/company-sign.js'
import { Company } from './company.js'
import { IncomeTrack } from './income-track.js'
import './market.css'
import { arrowPaths } from './market-arrows.js'
import { type CellBox, type MarketLayout, marketLayout, signAt } from './market-layout.js'
import { lastMoveOf, latestMoves } from './series/moves.js'
import { type PanelSay, panelSay } from './texts.js'
import { useWidth } from './use-width.js'
import { isShut, type Zone, zoneName, zonesOf } from './zones.js'

const MARK = 7

/** A zone as it counts now. */
interface ZoneNow extends Zone {
  /** Not yet. */
  readonly shut: boolean
  /** Its cells are as good as not there while it is shut. */
  readonly gated: boolean
}

type Zones = ReadonlyMap<number, readonly ZoneNow[]>

const Ground = ({ layout, zones }: { layout: MarketLayout; zones: Zones }): JSX.Element => (
  <g>
    {[...layout.cells.values()].map(({ index, x, y }) => {
      const own = zones.get(index) ?? []
      const corner = { x: x + layout.cellWidth - MARK - 1.5, y: y + layout.cellHeight - MARK - 1.5 }
      return (
        <g key={index}>
          <rect
            class="market-cell"
            x={x + 0.5}
            y={y + 0.5}
            width={layout.cellWidth}
            height={layout.cellHeight}
            style={{ fill: own[0]?.tint }}
          />
          {own.some(({ shut, gated }) => shut && gated) && (
            <path class="market-shut" d={`M${x} ${y + layout.cellHeight}L${x + layout.cellWidth} ${y}`} />
          )}
          {(layout.flat ? [] : own).map(({ id, mark, shut }, i) => (
            <path
              key={id}
              class={shut ? 'market-zone-mark shut' : 'market-zone-mark'}
              d={mark}
              transform={`translate(${corner.x - i * (MARK + 2)} ${corner.y}) scale(${MARK / 8})`}
            />
          ))}
        </g>
      )
    })}
  </g>
)

/** May a corporation be started in this cell now? */
const isStart = ({ cell }: CellBox, starts: PanelProps['starts']): boolean =>
  starts?.has(cell.price) === true && cell.zones.some(isStartZone)

/** Over the arrows, so that these never strike out a price. */
const Prices = ({
  layout,
  zones,
  labelOf,
  starts,
  onStart,
}: {
  layout: MarketLayout
  zones: Zones
  labelOf(box: CellBox): string
} & Pick<PanelProps, 'starts' | 'onStart'>): JSX.Element => (
  <g>
    {[...layout.cells.values()].map((box) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: the panel offers the same prices to the keyboard and to those who listen
      <g
        key={box.index}
        class={isStart(box, starts) ? 'market-start' : undefined}
        data-price={isStart(box, starts) ? box.cell.price : undefined}
        onClick={isStart(box, starts) ? () => onStart?.(box.cell.price) : undefined}
      >
        <title>{labelOf(box)}</title>
        <rect class="market-touch" x={box.x} y={box.y} width={layout.cellWidth} height={layout.cellHeight} />
        <text
          class={layout.flat ? 'market-price flat' : 'market-price'}
          x={box.x + (layout.flat ? 4 : layout.cellWidth / 2)}
          y={box.y + (layout.flat ? layout.cellHeight / 2 + 4 : 13)}
          style={{ stroke: zones.get(box.index)?.[0]?.tint }}
        >
          {box.cell.price}
        </text>
      </g>
    ))}
  </g>
)

const Arrows = ({ game, layout }: { game: PanelProps['game']; layout: MarketLayout }): JSX.Element => (
  <g>
    {latestMoves(game).map(({ corporation, from, to }) => {
      const origin = layout.cells.get(from)
      const target = layout.cells.get(to)
      const stack = game.state.market[to] ?? []
      const place = stack.indexOf(corporation)
      if (!origin || !target || place < 0) return null
      const { line, head, start } = arrowPaths(layout, origin, target, signAt(layout, target, place, stack.length))
      return (
        <g key={corporation}>
          <circle class="market-origin" cx={start.x} cy={start.y} r={3.5} />
          <path class="market-arrow casing" d={line} />
          <path class="market-arrow" d={line} />
          <path class="market-arrow-head" d={head} />
        </g>
      )
    })}
  </g>
)

const Legend = ({ zones, nameOf }: { zones: readonly ZoneNow[]; nameOf(id: string): string }): JSX.Element => (
  <ul class="market-legend tiny soft">
    {zones.map(({ id, tint, mark, shut, gated }) => (
      <li key={id}>
        <svg width="16" height="16" aria-hidden="true">
          <rect class="market-cell" x="0.5" y="0.5" width="15" height="15" style={{ fill: tint }} />
          {shut && gated && <path class="market-shut" d="M0 16L16 0" />}
          <path class="market-zone-mark" d={mark} transform="translate(4 4)" />
        </svg>
        {nameOf(id)}
      </li>
    ))}
  </ul>
)

const Order = (props: PanelProps & { readonly say: PanelSay }): JSX.Element => {
  const { game, naming, say, active = [] } = props
  return (
    <ol class="market-order" aria-label={say('market.order')}>
      {marketOrder(game).map((id) => {
        const now = price(game, id)
        const move = lastMoveOf(game, id)
        const before = move ? (game.rules.market.cells[move.from]?.price ?? now) : now
        return (
          <li key={id} class={active.includes(id) ? 'acts' : ''}>
            <Company {...props} id={id} size={26} />
            <span class="market-order-price">{naming.money(now)}</span>
            {before !== now && (
              <span
                class={`tiny ${now > before ? 'up' : 'down'}`}
                title={say('market.moved', { from: naming.money(before), to: naming.money(now) })}
              >
                {now > before ? '▲' : '▼'} {Math.abs(now - before)}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The stock market as the board prints it, with the markers in their stacks and the way the last of them went. */
export const Market = (props: PanelProps): JSX.Element => {
  const { game, naming, signs, language, height, onCompany } = props
  const say = panelSay(language)
  const [ref, width] = useWidth<HTMLDivElement>(640)
  const { market } = game.rules
  const layout = marketLayout(market, width, height)
  const zones = zonesOf(market).map((zone) => ({
    ...zone,
    shut: isShut(zone.id, game.rules, game.state.phase),
    gated: isGated(game.rules, zone.id),
  }))
  const nameOf = (id: string): string => zoneName(id, game.rules, language)
  const zoned: Zones = new Map(
    [...layout.cells].map(([index, { cell }]) => [index, zones.filter(({ id }) => cell.zones.includes(id))]),
  )
  const markers = Object.entries(game.state.market).flatMap(([cell, stack]) =>
    stack.map((id, place) => ({ id, place, count: stack.length, box: layout.cells.get(Number(cell)) as CellBox })),
  )
  // Elements keep their order while markers move, so that a marker slides from cell to cell instead of jumping.
  markers.sort((a, b) => (a.id < b.id ? -1 : 1))
  const labelOf = ({ index, cell }: CellBox): string =>
    [
      naming.money(cell.price),
      ...cell.zones.map(nameOf),
      (game.state.market[index] ?? []).map((id) => naming.name(id)).join(', '),
    ]
      .filter((part) => part !== '')
      .join(' · ')
  return (
    <section class="panel market" aria-label={say('market.label')}>
      <div ref={ref} class="market-frame">
        <div class="market-board" style={{ width: `${layout.width + 1}px`, height: `${layout.height + 1}px` }}>
          <svg width={layout.width + 1} height={layout.height + 1} aria-hidden="true">
            <Ground layout={layout} zones={zoned} />
            <Arrows game={game} layout={layout} />
            <Prices layout={layout} zones={zoned} labelOf={labelOf} starts={props.starts} onStart={props.onStart} />
          </svg>
          {markers.map(({ id, place, count, box }) => {
            const spot = signAt(layout, box, place, count)
            const sign = signs[id]
            return (
              // The list below leads to the same charters for the keyboard and for those who listen.
              <div
                key={id}
                class="market-marker"
                aria-hidden="true"
                title={labelOf(box)}
                onClick={onCompany && (() => onCompany(id))}
                style={{
                  transform: `translate(${spot.x - layout.sign / 2}px, ${spot.y - layout.sign / 2}px)`,
                  zIndex: count - place,
                }}
              >
                {sign && <CompanySign sign={sign} size={layout.sign} />}
              </div>
            )
          })}
        </div>
      </div>
      {markers.length === 0 ? <p class="soft small">{say('market.empty')}</p> : <Order {...props} say={say} />}
      {zones.length > 0 && <Legend zones={zones} nameOf={nameOf} />}
      <IncomeTrack {...props} />
    </section>
  )
}
