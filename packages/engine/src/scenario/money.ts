import type { Sketch } from './sketch.js'

/** The bank has what nobody else has. */
export const readBank = ({ d, scenario, problems }: Sketch): void => {
  const { bank } = scenario
  if (d.rules.bank === null) {
    if (bank !== undefined) problems.add(['bank'], 'In this game the bank never runs out.')
    d.set({ bank: null })
    return
  }
  const purses = [...Object.values(d.state.players), ...Object.values(d.state.operators)]
  const out = purses.reduce((sum, { cash }) => sum + cash, 0)
  const rest = d.rules.bank - out
  if (bank !== undefined && bank !== rest) {
    problems.add(['bank'], `The game has ${d.rules.bank} in all and ${out} is with others: the bank has ${rest}.`)
  } else if (bank === undefined && rest < 0) {
    problems.add(['bank'], `More money is out than the game has: if the bank is broken, write ${rest}.`)
  }
  d.set({ bank: rest })
}
