import type { Draft } from '../../core/draft.js'
import type { OperatorId, PlayerId } from '../../core/ids.js'
import type { Problems } from '../../core/problems.js'
import type { Setup } from '../../core/setup.js'
import { holders, percentOf, sizeOf } from '../../core/shares.js'
import type { ScenarioRules } from '../../scenario/rules.js'
import { type Certificate, COPPER_CANYON, MINOR_EXCHANGE } from './data/companies.js'
import { HOLDING_LIMIT } from './data/tables.js'
import { MINOR_TRAINS } from './data/trains.js'
import { layOut } from './rounds/setup.js'
import { merger } from './steps/merger/interrupts.js'
import { launchedBefore, launchedMajors } from './steps/shares/launch.js'

/** In it minors become certificates, and the trade-in box begins to empty. */
const PHASE_3_HALF = 3
const WITH_TRADE_INS: Readonly<Record<OperatorId, number>> = { UdY: HOLDING_LIMIT + 10, NdM: 100 }

/** Minors close with the stock round after the fifth 3 (MEX-8-3). */
const livesOn = ({ options }: Setup): boolean => options.includes('delayMinorClose')

/** As long as a minor lives, nobody has what it is exchanged for, nor what only that can bring (MEX-5.2-1, -3.3-1). */
const checkExchange = (d: Draft, minor: OperatorId, problems: Problems): void => {
  const { corporation, index } = MINOR_EXCHANGE[minor] as Certificate
  const hasBegun = d.state.phase >= PHASE_3_HALF
  const { owner, closed } = d.state.operators[minor] ?? {}
  if (hasBegun && closed) return
  if (hasBegun && owner !== undefined && !livesOn(d.setup))
    problems.add(['operators', minor], `${minor} has closed with phase ${d.rules.phases[PHASE_3_HALF]?.name}.`)
  const lies = holders(d, corporation)[index]
  const isOver = (player: PlayerId): boolean => percentOf(d, corporation, player) > HOLDING_LIMIT
  if ((lies === 'tradeIn' || lies === 'removed') && !(hasBegun && corporation === 'UdY' && d.state.seats.some(isOver)))
    return
  const kept = `${sizeOf(d, corporation, index)}% of ${corporation}`
  problems.add(['operators', corporation, 'shares'], `${kept} are kept for the owner of ${minor} until it is closed.`)
}

/** What a described position of 18MEX may leave out. */
export const scenario18MEX: ScenarioRules = {
  lay: layOut,
  dealtTrains: MINOR_TRAINS,
  keepsDealtTrains: livesOn,
  minorCash: () => 0,
  /** A major may have KCM&O from phase 3 on, with the option from the first (MEX-4.3.5-1, -8-2). */
  specialTile: ({ options }) => ({ ...COPPER_CANYON, phase: options.includes('earlyKcmo') ? '1' : '3' }),
  /** Trade-ins come on top of what may be bought: of UdY one, of NdM as many as the merger brings (MEX-5.2-4, -5.3-8). */
  mostHeld: (p, corporation) =>
    p.state.phase < PHASE_3_HALF ? HOLDING_LIMIT : (WITH_TRADE_INS[corporation] ?? HOLDING_LIMIT),
  past(d, problems) {
    for (const minor of Object.keys(MINOR_EXCHANGE)) checkExchange(d, minor, problems)
    if (d.state.round.kind === 'operating' && launchedBefore.of(d) === null) launchedBefore.set(d, launchedMajors(d))
    // From the first 5-train on it is settled what became of the merger.
    if (d.state.phase >= 5 && merger.of(d) === null) merger.set(d, 'past')
  },
}
