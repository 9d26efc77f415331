import type { JSX } from 'preact'
import { language } from '../app/settings.js'
import { EXAMPLES } from '../examples/list.js'
import { sayIn } from '../texts/say.js'
import { openExample } from './open-file.js'
import { homeTexts } from './texts.js'

/** Games shipped with the page, a story each. */
export const Shelf = (): JSX.Element => {
  const say = sayIn(homeTexts, language.value)
  return (
    <section aria-labelledby="shelf">
      <h2 id="shelf">{say('shelf')}</h2>
      <p class="small soft">{say('shelfHelp')}</p>
      <ul class="shelf">
        {EXAMPLES.map(({ file, title, bots, moves, story }) => {
          const line = say('exampleLine', { players: bots.length, moves })
          return (
            <li key={file} class="row spread">
              <span>
                {title} <span class="small soft">{line}</span>
                <span class="small block">{story[language.value]}</span>
              </span>
              <button
                type="button"
                class="button"
                aria-label={`${say('openExample')}: ${title}, ${line}`}
                onClick={() => openExample(file)}
              >
                {say('openExample')}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
