import type { JSX } from 'preact'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { TopBar } from '../app/top-bar.js'
import { sayIn } from '../texts/say.js'
import { keyLabel } from './keys.js'
import { COMMAND_GROUPS, commands } from './registry.js'
import './help.css'

/** The registry as a page. */
export const HelpPage = (): JSX.Element => {
  const say = sayIn(appTexts, language.value)
  return (
    <>
      <TopBar />
      <main class="help">
        <h1>{say('helpTitle')}</h1>
        <p class="soft">{say('helpIntro')}</p>
        {COMMAND_GROUPS.map((group) => {
          const mine = commands.value.filter((command) => command.group === group)
          if (mine.length === 0) return null
          return (
            <section key={group} aria-labelledby={`help-${group}`}>
              <h2 id={`help-${group}`}>{say(`group_${group}`)}</h2>
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
        <p class="soft">{say('helpTable')}</p>
      </main>
    </>
  )
}
