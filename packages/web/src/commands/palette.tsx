import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { sayIn } from '../texts/say.js'
import { keyLabel } from './keys.js'
import { paletteOpen } from './palette-state.js'
import { type Command, commands, run } from './registry.js'
import './palette.css'

/** Every word typed must be in the label; those that may run come first. */
export const matching = (all: readonly Command[], typed: string): readonly Command[] => {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = all.filter((command) => {
    const label = command.label().toLocaleLowerCase()
    return command.id !== 'palette' && words.every((word) => label.includes(word))
  })
  const possible = (command: Command): number => (command.blocked?.() == null ? 0 : 1)
  return [...found].sort((a, b) => possible(a) - possible(b))
}

const List = (): JSX.Element => {
  const typed = useSignal('')
  const chosen = useSignal(0)
  const say = sayIn(appTexts, language.value)
  const found = matching(commands.value, typed.value)
  const at = Math.min(chosen.value, Math.max(0, found.length - 1))
  const start = (command: Command | undefined): void => {
    if (!command || command.blocked?.() != null) return
    paletteOpen.value = false
    run(command)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') chosen.value = Math.min(found.length - 1, at + 1)
    else if (event.key === 'ArrowUp') chosen.value = Math.max(0, at - 1)
    else if (event.key === 'Enter') start(found[at])
    else return
    event.preventDefault()
  }
  return (
    <>
      <input
        class="field palette-search"
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={found[at] ? `palette-${at}` : undefined}
        aria-label={say('search')}
        placeholder={say('search')}
        autocomplete="off"
        value={typed.value}
        ref={(input) => input?.focus()}
        onInput={(event) => {
          typed.value = event.currentTarget.value
          chosen.value = 0
        }}
        onKeyDown={onKeyDown}
      />
      <div id="palette-list" class="palette-list" role="listbox" aria-label={say('palette')}>
        {found.map((command, i) => {
          const reason = command.blocked?.() ?? null
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field
            <div
              key={command.id}
              id={`palette-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === at}
              aria-disabled={reason !== null}
              ref={(row) => {
                if (i === at) row?.scrollIntoView({ block: 'nearest' })
              }}
              onClick={() => start(command)}
            >
              <span>
                {command.label()}
                {reason !== null && <span class="small soft block">{reason}</span>}
              </span>
              {command.keys?.[0] && <span class="kbd">{keyLabel(command.keys[0])}</span>}
            </div>
          )
        })}
      </div>
      {found.length === 0 && <p class="soft palette-none">{say('nothingFound')}</p>}
    </>
  )
}

/** All commands by name. */
export const Palette = (): JSX.Element | null => {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = paletteOpen.value
  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])
  if (!open) return null
  const close = (): void => {
    paletteOpen.value = false
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class="palette"
      aria-label={sayIn(appTexts, language.value)('palette')}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <List />
    </dialog>
  )
}
