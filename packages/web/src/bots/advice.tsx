import { BOT_NAMES, reasonText, type Strength } from '@roundhouse/bots'
import type { Action } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { appTexts } from '../app/texts.js'
import { useDecision } from '../decision/use-decision.js'
import { Icon } from '../parts/icon.js'
import { sayIn } from '../texts/say.js'
import { actionWords } from './action-words.js'
import './advice.css'
import type { Advised } from './advice-model.js'
import type { Option, Thought } from './protocol.js'
import { botTexts } from './texts.js'

/** Strengths that would do the same speak together. */
interface Voice {
  readonly bots: readonly Strength[]
  readonly thought: Thought
}

const voicesOf = (given: readonly Advised[]): readonly Voice[] => {
  const voices = new Map<string, Voice>()
  for (const { bot, thought } of given) {
    if (thought === null || thought === 'failed') continue
    const key = JSON.stringify(thought.action)
    // The strongest of them gives the reason.
    voices.set(key, { bots: [...(voices.get(key)?.bots ?? []), bot], thought })
  }
  return [...voices.values()]
}

const NEXT = 2

/** What else was thought of, told apart by words: one tile turned otherwise is no other advice. */
const othersOf = ({ action, options }: Thought, words: (option: Option) => string): readonly Option[] => {
  const own = options.find((each) => JSON.stringify(each.action) === JSON.stringify(action))
  const said = new Set(own ? [words(own)] : [])
  return options
    .filter((each) => {
      const text = words(each)
      return each !== own && !said.has(text) && said.add(text)
    })
    .slice(0, NEXT)
}

/** What bots would do here and why: only where it was asked for. */
export const Advice = (): JSX.Element | null => {
  const { table, reading } = useDecision()
  const { language, naming } = reading
  const { given } = table.advice
  const say = sayIn(botTexts, language)
  if (given.value === null) return null
  const words = ({ action, events }: Pick<Option, 'action' | 'events'>): string => actionWords(action, events, reading)
  const thinking = given.value.filter(({ thought }) => thought === null)
  const names = (bots: readonly Strength[]): string => bots.map((bot) => BOT_NAMES[bot][language]).join(', ')
  const doIt = (action: Action): JSX.Element => (
    <button type="button" class="button" data-advised={action.type} onClick={() => table.act(action)}>
      {say('doIt')}
    </button>
  )
  const brings = (worth: number, than: number): string => {
    const more = Math.round(worth - than)
    if (more === 0) return say('asMuch')
    return say(more > 0 ? 'more' : 'less', { money: naming.money(Math.abs(more)) })
  }
  const voice = ({ bots, thought }: Voice): JSX.Element => {
    const [reason] = thought.reasons
    const worth = thought.options.find((each) => JSON.stringify(each.action) === JSON.stringify(thought.action))?.worth
    const others = worth === undefined ? [] : othersOf(thought, words)
    const [second] = others
    return (
      <li key={bots.join()} class="advice-voice" data-voice={bots.join(' ')}>
        <p class="small soft">{names(bots)}</p>
        <div class="advice-line">
          <p>
            {words(thought)}
            {reason && (
              <span class="bot-why block">
                {reasonText(reason, language, { name: naming.short, money: naming.money })}
                {worth !== undefined &&
                  second &&
                  Math.round(worth - second.worth) !== 0 &&
                  ` ${say('brings', { than: brings(worth, second.worth) })}`}
              </span>
            )}
          </p>
          {doIt(thought.action)}
        </div>
        {others.length > 0 && worth !== undefined && (
          <>
            <p class="small soft">{say('nextBest')}</p>
            <ul>
              {others.map((each, i) => (
                <li key={`${i}`} class="advice-line advice-other">
                  <p>
                    {words(each)} <span class="small soft">{brings(each.worth, worth)}</span>
                  </p>
                  {doIt(each.action)}
                </li>
              ))}
            </ul>
          </>
        )}
      </li>
    )
  }
  return (
    <section class="advice" aria-label={say('advice')} data-thinking={thinking.length}>
      <header class="row spread">
        <h3>
          <Icon name="bulb" size={18} /> {say('advice')}
        </h3>
        <button
          type="button"
          class="button quiet icon"
          aria-label={sayIn(appTexts, language)('close')}
          onClick={table.advice.dismiss}
        >
          <Icon name="close" size={16} />
        </button>
      </header>
      <ul aria-live="polite">{voicesOf(given.value).map(voice)}</ul>
      {thinking.length > 0 && (
        <p class="small soft" role="status">
          {names(thinking.map(({ bot }) => bot))} {say('thinks')}
        </p>
      )}
      {given.value.some(({ thought }) => thought === 'failed') && (
        <p role="alert" class="small warn">
          {say('failed')}
        </p>
      )}
    </section>
  )
}
