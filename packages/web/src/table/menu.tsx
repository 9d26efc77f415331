import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { appTexts } from '../app/texts.js'
import { SeatsDialog } from '../bots/seats-dialog.js'
import { botTexts } from '../bots/texts.js'
import { keyLabel } from '../commands/keys.js'
import { commandOf, run } from '../commands/registry.js'
import { Icon } from '../parts/icon.js'
import { Reasoned } from '../parts/reasoned.js'
import { sayIn } from '../texts/say.js'
import { About } from './about.js'
import { EndOffer } from './end-offer.js'
import { useTable } from './model.js'
import { Rename } from './rename.js'
import { tableTexts } from './texts.js'

/** The menu in its order, the way out last: commands, and what it opens itself. */
const ENTRIES = [
  'export',
  'export.theirs',
  'rename',
  'copy',
  'seats',
  'bots.handOver',
  'moment',
  'share',
  'picture',
  'about',
  'stepwise',
  'endGame',
  'report',
  'home',
] as const

/** At a table over the network: files and names are the server's matter. */
const REMOTE_ENTRIES = ['moment', 'picture', 'about', 'stepwise', 'endGame', 'home'] as const

/** What the menu opens in its own place. */
const OPENED = ['rename', 'seats', 'about', 'endGame'] as const
type Opened = (typeof OPENED)[number]
type Open = 'menu' | Opened | null

const isOpened = (id: string): id is Opened => OPENED.some((each) => each === id)

const MenuCommand = ({ id, onDone }: { id: string; onDone(): void }): JSX.Element | null => {
  const command = commandOf(id)
  if (!command) return null
  const reason = command.blocked?.() ?? null
  const key = command.keys?.[0]
  return (
    <Reasoned reason={reason}>
      <button
        type="button"
        class="button quiet"
        data-command={id}
        aria-disabled={reason !== null}
        onClick={() => {
          if (run(command) === null) onDone()
        }}
      >
        {command.label()}
        {key && <span class="kbd">{keyLabel(key)}</span>}
      </button>
    </Reasoned>
  )
}

/** The menu of the table: files, name, copy, what it is played by, its end, the way home. */
export const TableMenu = (): JSX.Element => {
  const { reading, remote } = useTable()
  const { language } = reading.value
  const say = sayIn(tableTexts, language)
  const open = useSignal<Open>(null)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const now = open.value
  const close = (): void => {
    open.value = null
    button.current?.focus()
  }
  useEffect(() => {
    if (now === null) return undefined
    const onPointer = (event: PointerEvent): void => {
      if (!box.current?.contains(event.target as Node)) open.value = null
    }
    addEventListener('pointerdown', onPointer)
    return () => removeEventListener('pointerdown', onPointer)
  }, [now, open])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open inside
    <div
      ref={box}
      class="table-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || now === null) return
        event.stopPropagation()
        close()
      }}
    >
      <button
        ref={button}
        type="button"
        class="button quiet icon"
        aria-label={say('menu')}
        title={say('menu')}
        aria-expanded={now !== null}
        onClick={() => {
          open.value = now === null ? 'menu' : null
        }}
      >
        <Icon name="menu" />
      </button>
      {now !== null && (
        <div class="menu-sheet">
          {now === 'menu' && (
            <ul>
              {(remote ? REMOTE_ENTRIES : ENTRIES).map((id) => (
                <li key={id}>
                  {isOpened(id) ? (
                    <button
                      type="button"
                      class="button quiet"
                      data-entry={id}
                      onClick={() => {
                        open.value = id
                      }}
                    >
                      {id === 'seats' ? sayIn(botTexts, language)('seats') : say(id)}
                    </button>
                  ) : (
                    <MenuCommand
                      id={id}
                      onDone={() => {
                        open.value = null
                      }}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          {now === 'rename' && <Rename onDone={close} />}
          {now === 'seats' && <SeatsDialog onDone={close} />}
          {now === 'endGame' && <EndOffer onDone={close} />}
          {now === 'about' && (
            <>
              <About />
              <button type="button" class="button" ref={(each) => each?.focus()} onClick={close}>
                {sayIn(appTexts, language)('close')}
              </button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
