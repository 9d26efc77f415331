import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { language } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import { openExample } from './open-file.js'
import { homeTexts } from './texts.js'

/** One recorded game shipped with the page, as `public/examples/index.json` lists it. */
interface Example {
  readonly file: string
  readonly title: string
  readonly players: number
  readonly moves: number
}

const examples = signal<readonly Example[]>([])

const isExample = (value: unknown): value is Example => {
  if (typeof value !== 'object' || value === null) return false
  const { file, title, players, moves } = value as Record<string, unknown>
  return [file, title].every((each) => typeof each === 'string') && [players, moves].every(Number.isFinite)
}

const readShelf = async (): Promise<void> => {
  try {
    const list: unknown = await (await fetch('/examples/index.json')).json()
    examples.value = Array.isArray(list) ? list.filter(isExample) : []
  } catch {
    examples.value = []
  }
}

export const Shelf = (): JSX.Element | null => {
  useEffect(() => {
    readShelf()
  }, [])
  const say = sayIn(homeTexts, language.value)
  if (examples.value.length === 0) return null
  return (
    <section aria-labelledby="shelf">
      <h2 id="shelf">{say('shelf')}</h2>
      <p class="small soft">{say('shelfHelp')}</p>
      <ul class="shelf">
        {examples.value.map((example) => (
          <li key={example.file} class="row spread">
            <span>
              {example.title}
              <span class="small soft block">
                {say('exampleLine', { players: example.players, moves: example.moves })}
              </span>
            </span>
            <button
              type="button"
              class="button"
              aria-label={`${say('openExample')}: ${example.title}, ${say('exampleLine', { players: example.players, moves: example.moves })}`}
              onClick={() => openExample(example.file)}
            >
              {say('openExample')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
