import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { place } from '../app/place.js'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { Icon } from '../parts/icon.js'
import { sayIn } from '../texts/say.js'
import { keyLabel } from './keys.js'
import { helpOpen } from './palette-state.js'
import { COMMAND_GROUPS, commands } from './registry.js'
import './help.css'

const close = (): void => {
  helpOpen.value = false
}

const Help = (): JSX.Element => {
  const say = sayIn(appTexts, language.value)
  return (
    <div class="help">
      <div class="row spread">
        <h2>{say('helpTitle')}</h2>
        <button type="button" class="button quiet icon" aria-label={say('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <p class="soft">{say('helpIntro')}</p>
      {COMMAND_GROUPS.map((group) => {
        const mine = commands.value.filter((command) => command.group === group)
        if (mine.length === 0) return null
        return (
          <section key={group} aria-labelledby={`help-${group}`}>
            <h3 id={`help-${group}`}>{say(`group_${group}`)}</h3>
            <table>
              <tbody>
                {mine.map((command) => {
                  const reason = command.blocked?.() ?? null
                  return (
                    <tr key={command.id}>
                      <th scope="row">
                        {command.label()}
                        {reason !== null && <span class="small soft block">{reason}</span>}
                      </th>
                      <td>
                        {command.keys?.map((key) => (
                          <span key={key} class="kbd">
                            {keyLabel(key)}
                          </span>
                        ))}
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </section>
        )
      })}
      {place.value.at === 'table' && <p>{say('passOrDone')}</p>}
      {place.value.at !== 'table' && <p class="soft">{say('helpTable')}</p>}
    </div>
  )
}

/** The registry as a page of its own, over whatever is open. */
export const HelpDialog = (): JSX.Element | null => {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = helpOpen.value
  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])
  if (!open) return null
  return (
    <dialog ref={dialog} class="help-dialog" aria-label={sayIn(appTexts, language.value)('helpTitle')} onClose={close}>
      <Help />
    </dialog>
  )
}
