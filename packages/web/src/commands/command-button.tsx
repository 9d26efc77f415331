import type { JSX } from 'preact'
import { Icon, type IconName } from '../parts/icon.js'
import { Reasoned } from '../parts/reasoned.js'
import { keyLabel } from './keys.js'
import { commandOf, run } from './registry.js'

interface CommandButtonProps {
  readonly id: string
  readonly icon?: IconName
  /** Show the label beside the icon. */
  readonly wide?: boolean
  readonly class?: string
}

/** A button made from the registry: its name, its key, and why it cannot be pressed now. */
export const CommandButton = ({
  id,
  icon,
  wide = false,
  class: kind = 'quiet',
}: CommandButtonProps): JSX.Element | null => {
  const command = commandOf(id)
  if (!command) return null
  const label = command.label()
  const key = command.keys?.[0]
  const reason = command.blocked?.() ?? null
  const title = key === undefined ? label : `${label} (${keyLabel(key)})`
  const bare = icon !== undefined && !wide
  return (
    <Reasoned reason={reason}>
      <button
        type="button"
        class={`button ${kind}${bare ? ' icon' : ''}`}
        data-command={id}
        title={reason === null ? title : undefined}
        aria-label={bare ? label : undefined}
        aria-keyshortcuts={key?.replace('Ctrl', 'Control').replace(/Key|Digit/, '')}
        aria-disabled={reason !== null}
        onClick={() => run(command)}
      >
        {icon && <Icon name={icon} />}
        {!bare && label}
      </button>
    </Reasoned>
  )
}
