import type { ExampleNote } from '../types.js'
import { notes18Mag } from './18Mag.js'
import { notes18MEX } from './18MEX.js'
import { notes1846 } from './1846.js'
import { notes1849 } from './1849.js'

/** By the file of the example. */
export const NOTES: Readonly<Record<string, readonly ExampleNote[]>> = {
  '1846.json': notes1846,
  '1849.json': notes1849,
  '18MEX.json': notes18MEX,
  '18Mag.json': notes18Mag,
}
