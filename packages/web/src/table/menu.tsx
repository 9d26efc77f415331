import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { appTexts } from '../app/texts.js'
import { keyLabel } from '../commands/keys.js'
import { commandOf, run } from '../commands/registry.js'
import { homeTexts } from '../home/texts.js'
import { Icon } from '../parts/icon.js'
import { Reasoned } from '../parts/reasoned.js'
import { sayIn } from '../texts/say.js'
import { useTable } from './model.js'
import { tableTexts } from './texts.js'

/** The menu in its order, the way out last: commands, and what it opens itself. */
const ENTRIES = ['export', 'export.theirs', 'rename', 'copy', 'about', 'report', 'home'] as const

type Open = 'menu' | 'rename' | 'about' | null

const Rename = ({ onDone }: { onDone(): void }): JSX.Element => {
  const { session, reading } = useTable()
  const say = sayIn(tableTexts, reading.value.language)
  const typed = useSignal(session.card.value.name)
  const save = (event: Event): void => {
    event.preventDefault()
    const name = typed.value.trim()
    if (name !== '') session.rename(name)
    onDone()
  }
  return (
    <form class="stack" onSubmit={save}>
      <label>
        <span class="label">{say('newName')}</span>
        <input
          class="field"
          value={typed.value}
          maxLength={80}
          ref={(input) => input?.focus()}
          onInput={(event) => {
            typed.value = event.currentTarget.value
          }}
        />
      </label>
      <button type="submit" class="button primary">
        {say('saveName')}
      </button>
    </form>
  )
}

/** What this table is played by. */
const About = (): JSX.Element => {
  const { session, reading } = useTable()
  const { language } = reading.value
  const say = sayIn(tableTexts, language)
  const { setup, rules } = session.game.value
  const { name, designer, options } = rules.title
  const chosen = options.filter(({ id }) => setup.options.includes(id)).map((option) => option.name[language])
  const rows = [
    [say('aboutGame'), `${name} · ${designer}`],
    [say('aboutPlayers'), setup.players.map((player) => player.name).join(', ')],
    [say('aboutRules'), sayIn(homeTexts, language)(setup.ruleset)],
    [say('aboutOptions'), chosen.length === 0 ? say('aboutNone') : chosen.join(', ')],
    [say('aboutSeed'), String(setup.seed)],
  ]
  return (
    <dl class="about">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt class="small soft">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

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

/** The menu of the table: files, name, copy, what it is played by, the report, the way home. */
export const TableMenu = (): JSX.Element => {
  const { reading } = useTable()
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
              {ENTRIES.map((id) => (
                <li key={id}>
                  {id === 'rename' || id === 'about' ? (
                    <button
                      type="button"
                      class="button quiet"
                      onClick={() => {
                        open.value = id
                      }}
                    >
                      {say(id)}
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
