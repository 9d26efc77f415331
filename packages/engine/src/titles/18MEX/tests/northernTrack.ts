import { major, type TurnPosition } from './table.js'

/** Torreón – Monterrey – Matamoros. */
export const NORTH = { I8: '57 r1', H9: '8 r5', I10: '57 r2', J11: '8 r2' } as const

/** Chihuahua – El Paso. */
export const TO_EL_PASO = { C6: '9 r0' } as const

/** Amy 60%, Bob 40%, so nothing pays the treasury. */
export const SHARES = { Amy: 60, Bob: 40 } as const
/** Of UdY and NdM, while the minors live for which some of it is kept. */
export const EARLY_SHARES = { Amy: 60, Bob: 20 } as const

/** At the run step with these trains; nothing else matters. */
export const running = (
  at: string,
  trains: readonly string[],
  more: TurnPosition = {},
  operator: object = {},
): TurnPosition => ({
  phase: '3',
  tiles: NORTH,
  ...more,
  operators: { [at]: major(75, { trains, shares: SHARES, ...operator }), ...more.operators },
  at: { step: 'run', ...more.at },
})
