import type { JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'
import { PlayerMark } from '../parts/player-mark.js'
import { useTable } from '../table/model.js'
import { tableTexts } from '../table/texts.js'
import { sayIn } from '../texts/say.js'
import { compareWorth, nextDividend } from './compare.js'
import { lineName } from './line-name.js'
import { Lines } from './lines.js'

/** A line is being tried: what it has brought, and the way back. */
export const WhatIf = (): JSX.Element | null => {
  const { session, reading } = useTable()
  const { language, naming, looks } = reading.value
  const say = sayIn(tableTexts, language)
  const branch = session.branch.value
  if (!branch) return null
  const { rows, moves } = compareWorth(branch.game, branch.from, session.game.value)
  return (
    <section class="what-if">
      <p>
        <strong>{say('branch')}</strong> {say('trying')}
      </p>
      {branch.game.cursor > branch.from && (
        <label class="row">
          <span class="small soft">{say('lineName')}</span>
          <input
            class="field"
            value={branch.name}
            maxLength={60}
            placeholder={lineName({ ...branch, name: '' }, session.game.value, language)}
            onChange={(event) => session.nameLine(branch.id, event.currentTarget.value.trim())}
          />
        </label>
      )}
      {branch.game.cursor > branch.from && (
        <table>
          <caption class="small soft">{say('compare')}</caption>
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
                <td class={`number ${here > real ? 'up' : here < real ? 'down' : 'soft'}`}>
                  {here === real ? '=' : naming.change(here - real)}
                </td>
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
      )}
      {branch.game.cursor > branch.from && <p class="small soft">{say('compareHelp', { n: moves })}</p>}
      <CommandButton id="leaveBranch" wide class="" />
      <Lines />
    </section>
  )
}
