import type { JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'
import { PlayerMark } from '../parts/player-mark.js'
import { useTable } from '../table/model.js'
import type { Branch } from '../table/session.js'
import { tableTexts } from '../table/texts.js'
import { sayIn } from '../texts/say.js'
import { compareWorth, nextDividend } from './compare.js'
import { lineName } from './line-name.js'
import { Lines } from './lines.js'

/** Lower than this the question being tried needs the height: the comparison is folded into a line. */
const TALL = 860

/** What a line has brought, against the real game: in a line, and unfolded player by player. */
const Comparison = ({ branch }: { branch: Branch }): JSX.Element => {
  const { session, reading } = useTable()
  const { language, naming, looks } = reading.value
  const say = sayIn(tableTexts, language)
  const { rows, moves } = compareWorth(branch.game, branch.from, session.game.value)
  const kind = (change: number): string => (change > 0 ? 'up' : change < 0 ? 'down' : 'soft')
  const other = rows.filter(({ here, real }) => here !== real)
  return (
    <details class="compare" open={innerHeight >= TALL}>
      <summary class="small">
        <span class="soft">{say('compare')}</span>
        <span class="compare-brief">
          {other.length === 0 && <span class="soft">=</span>}
          {other.map(({ player, here, real }) => (
            <span key={player} class="who" title={naming.name(player)}>
              {looks[player] && <PlayerMark look={looks[player]} />}
              <span class={kind(here - real)}>{naming.change(here - real)}</span>
            </span>
          ))}
        </span>
      </summary>
      <table>
        <thead>
          <tr class="small soft">
            <td />
            <th scope="col" class="number">
              {say('lineHere')}
            </th>
            <th scope="col" class="number">
              {say('lineReal')}
            </th>
            <th scope="col" class="number">
              {say('difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player, here, real }) => (
            <tr key={player}>
              <th scope="row">
                <span class="who">
                  {looks[player] && <PlayerMark look={looks[player]} />}
                  {naming.name(player)}
                </span>
              </th>
              <td class="number">{naming.money(here)}</td>
              <td class="number soft">{naming.money(real)}</td>
              <td class={`number ${kind(here - real)}`}>{here === real ? '=' : naming.change(here - real)}</td>
            </tr>
          ))}
          <tr class="next-dividend">
            <th scope="row">{say('nextDividend')}</th>
            {[branch.game, session.game.value].map((game, i) => {
              const paid = nextDividend(game, branch.from)
              return (
                <td key={`${i}`} class="number">
                  {paid ? `${naming.short(paid.operator)} ${naming.money(paid.revenue - paid.kept)}` : '–'}
                </td>
              )
            })}
            <td />
          </tr>
        </tbody>
      </table>
      <p class="small soft">{say('compareHelp', { n: moves })}</p>
    </details>
  )
}

/** A line is being tried: what it has brought, and the way back. */
export const WhatIf = (): JSX.Element | null => {
  const { session, reading } = useTable()
  const { language } = reading.value
  const say = sayIn(tableTexts, language)
  const branch = session.branch.value
  if (!branch) return null
  const begun = branch.game.cursor > branch.from
  return (
    <section class="what-if">
      <p class={begun ? 'heard' : undefined}>
        <strong>{say('branch')}</strong> {say('trying')}
      </p>
      {begun && (
        <label class="row">
          <strong>{say('branch')}</strong>
          <span class="heard">{say('lineName')}</span>
          <input
            class="field"
            value={branch.name}
            maxLength={60}
            placeholder={lineName({ ...branch, name: '' }, session.game.value, language)}
            title={say('lineName')}
            onChange={(event) => session.nameLine(branch.id, event.currentTarget.value.trim())}
          />
        </label>
      )}
      {begun && <Comparison branch={branch} />}
      <CommandButton id="leaveBranch" wide class="" />
      <Lines />
    </section>
  )
}
