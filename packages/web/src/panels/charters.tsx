import { type Game, marketOrder, type OperatorId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { Charter } from './charter.js'
import './charters.css'
import { Company } from './company.js'
import { panelSay } from './texts.js'

interface Standing {
  /** Minors first, then corporations in the order of prices. */
  readonly playing: readonly OperatorId[]
  readonly waiting: readonly OperatorId[]
  readonly gone: readonly OperatorId[]
}

export const standingOf = (game: Game): Standing => {
  const { operators } = game.state
  const ordered = marketOrder(game)
  const minors: OperatorId[] = []
  const waiting: OperatorId[] = []
  const gone: OperatorId[] = []
  for (const { id, kind } of Object.values(game.rules.operators)) {
    const state = operators[id]
    if (!state || state.closed === 'setup') continue
    if (state.closed) gone.push(id)
    else if (kind === 'minor') (state.owner === undefined ? waiting : minors).push(id)
    else if (state.cell === undefined) waiting.push(id)
  }
  const founding = game.rules.reading.founding?.(game) ?? []
  const turn = (id: OperatorId): number => (founding.includes(id) ? founding.indexOf(id) : founding.length)
  return { playing: [...minors, ...ordered], waiting: waiting.sort((a, b) => turn(a) - turn(b)), gone }
}

/** All charters: those in play in full, the others as a line. */
export const Charters = (props: PanelProps): JSX.Element => {
  const { game, naming, language, onHex } = props
  const say = panelSay(language)
  const { playing, waiting, gone } = standingOf(game)
  const founding = game.rules.reading.founding?.(game) ?? []
  return (
    <section class="panel charters" aria-label={say('charter.shares')}>
      {playing.length === 0 && <p class="soft">{say('charter.none')}</p>}
      <div class="charter-list">
        {playing.map((id) => (
          <Charter key={id} {...props} id={id} />
        ))}
      </div>
      {waiting.length > 0 && (
        <div class="charters-rest">
          <h3 class="panel-part">{say(founding.length > 0 ? 'charter.foundingOrder' : 'charter.notStarted')}</h3>
          <ul>
            {waiting.map((id) => {
              const hex = game.rules.operators[id]?.home?.hex
              return (
                <li key={id}>
                  {founding.includes(id) && <span class="number soft">{founding.indexOf(id) + 1}.</span>}
                  <Company {...props} id={id} size={26} full />
                  {founding[0] === id && <span class="acts-now">{say('charter.nextToFound')}</span>}
                  {hex !== undefined &&
                    (onHex ? (
                      <button type="button" class="as-text link small" onClick={() => onHex(hex)}>
                        {say('charter.home', { hex: naming.hex(hex) })}
                      </button>
                    ) : (
                      <span class="small soft">{say('charter.home', { hex: naming.hex(hex) })}</span>
                    ))}
                </li>
              )
            })}
          </ul>
        </div>
      )}
      {gone.length > 0 && (
        <div class="charters-rest">
          <h3 class="panel-part">{say('charter.gone')}</h3>
          <ul>
            {gone.map((id) => (
              <li key={id} class="soft">
                <Company {...props} id={id} size={22} full />
                {game.state.operators[id]?.closed === 'merged' && <span class="small">{say('charter.merged')}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
