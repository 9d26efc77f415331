import { computed, signal } from '@preact/signals'

export const COMMAND_GROUPS = ['game', 'history', 'map', 'view', 'page'] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]

/** Everything a player can tell the page to do. Buttons, keys, the palette and the help page are made from these. */
export interface Command {
  readonly id: string
  readonly group: CommandGroup
  /** In the chosen language, at this moment. */
  label(): string
  /** Combinations such as `Ctrl+KeyK`: keys by their place on the keyboard, so that they work in every layout. */
  readonly keys?: readonly string[]
  /** Is there anything it could ever do on this screen? Yes, if not said. */
  applies?(): boolean
  /** Why it cannot run now; null = it can. */
  blocked?(): string | null
  run(): void
}

const lists = signal<readonly (readonly Command[])[]>([])

/** Adds commands as long as their part of the page is there; the answer takes them away. */
export const register = (commands: readonly Command[]): (() => void) => {
  lists.value = [...lists.value, commands]
  return () => {
    lists.value = lists.value.filter((list) => list !== commands)
  }
}

/** Commands in force; of two with one id the later holds. */
export const commands = computed<readonly Command[]>(() => {
  const byId = new Map<string, Command>()
  for (const command of lists.value.flat()) byId.set(command.id, command)
  return [...byId.values()].filter((command) => command.applies?.() ?? true)
})

export const commandOf = (id: string): Command | undefined => commands.value.find((command) => command.id === id)

/** Runs a command if it may; the answer is why not. */
export const run = (command: Command): string | null => {
  const reason = command.blocked?.() ?? null
  if (reason === null) command.run()
  return reason
}
