import type { Settings, Storage } from '@roundhouse/server/operating'
import type { Arguments, Command, Output } from '../command.js'

/** What a part of `roundhouse server` works with. */
export interface Desk {
  readonly settings: Settings
  readonly output: Output
  readonly now: number
  /** The storage, opened when it is first asked for. */
  storage(): Promise<Storage>
}

/** One thing `roundhouse server` can do. `words` are those after its name. */
export interface Part extends Pick<Command, 'name' | 'form' | 'about' | 'words'> {
  readonly options: readonly string[]
  run(args: Arguments, desk: Desk): number | Promise<number>
}

export const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
