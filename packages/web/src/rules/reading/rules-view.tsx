import { type ReadonlySignal, useSignal } from '@preact/signals'
import { aidTables, sectionIn } from '@roundhouse/board/aid'
import type { Language } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Icon } from '../../parts/icon.js'
import { sayIn } from '../../texts/say.js'
import type { RulesWish } from '../wish.js'
import { type Found, find, placeIn, type ReadChapter, rulesText } from './find.js'
import type { RulesOfTitle } from './load.js'
import { Marked } from './marked.js'
import { readingTexts } from './texts.js'
import './rules.css'

interface RulesViewProps {
  readonly rules: RulesOfTitle
  readonly language: Language
  readonly wish: ReadonlySignal<RulesWish | null>
  /** Limits and stocks for so many; for all numbers where absent. */
  readonly players?: number | undefined
}

/** Something of the rules that can be led to. */
const idOf = (at: string): string => `rules-${at}`

const Chapter = ({
  chapter,
  words,
  language,
  table,
}: {
  chapter: ReadChapter
  words: Found['words']
  language: Language
  table(id: ReadChapter['tables'][number]): string
}): JSX.Element => (
  <section class="rules-chapter" aria-labelledby={idOf(chapter.id)}>
    <h2 id={idOf(chapter.id)} data-at={chapter.id} tabIndex={-1}>
      <Marked text={chapter.heading} words={words} />
    </h2>
    {chapter.lead.map((text) => (
      <p key={text} class="rules-lead">
        <Marked text={text} words={words} />
      </p>
    ))}
    {chapter.tables.map((id) => (
      <div key={id} class="rules-table" dangerouslySetInnerHTML={{ __html: table(id) }} />
    ))}
    {chapter.rules.length > 0 && (
      <ul class="rules-list">
        {chapter.rules.map(({ id, section, text }) => (
          <li key={id} id={idOf(id)} data-at={id} tabIndex={-1}>
            <Marked text={text} words={words} />{' '}
            <span class="tiny soft rules-source">
              {sectionIn(section, language)} · {id}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)

/** The rules of a title, searched as one types. */
export const RulesView = ({ rules, language, wish, players }: RulesViewProps): JSX.Element => {
  const say = sayIn(readingTexts, language)
  const { title, guide } = rules
  const root = useRef<HTMLDivElement>(null)
  const query = useSignal('')
  const text = useMemo(() => rulesText(title, guide, language), [title, guide, language])
  const found = useMemo(() => find(text, query.value, language), [text, query.value, language])
  const tables = useMemo(
    () => aidTables(title, { language, ...(players !== undefined && { players }) }),
    [title, language, players],
  )
  const lead = (at: string): void => {
    query.value = ''
    // What a search had left out has to be there first.
    requestAnimationFrame(() => {
      const target = root.current?.querySelector<HTMLElement>(`[data-at="${CSS.escape(placeIn(guide, at))}"]`)
      for (const other of root.current?.querySelectorAll('.is-meant') ?? []) other.classList.remove('is-meant')
      target?.classList.add('is-meant')
      target?.focus({ preventScroll: true })
      target?.scrollIntoView({ block: target.tagName === 'H2' ? 'start' : 'center' })
    })
  }
  const now = wish.value
  useEffect(() => {
    if (now?.at) lead(now.at)
    // On a phone it would bring up the keyboard over what is to be read.
    else if (now && matchMedia('(hover: hover)').matches)
      root.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [now])
  const searching = found.words.length > 0
  const chapterLink = (id: string, heading: string): JSX.Element => (
    <li key={id}>
      <button type="button" class="rules-jump" onClick={() => lead(id)}>
        {heading}
      </button>
    </li>
  )
  return (
    <div ref={root} class="rules-view" lang={language}>
      <div class="rules-search">
        <Icon name="search" size={18} />
        <input
          class="field"
          type="search"
          value={query.value}
          placeholder={say('search')}
          aria-label={say('search')}
          onInput={(event) => {
            query.value = event.currentTarget.value
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || query.value === '') return
            event.stopPropagation()
            event.preventDefault()
            query.value = ''
          }}
        />
        <span class="small soft" role="status">
          {searching && say('found', { n: found.places })}
        </span>
      </div>
      {!searching && (
        <nav class="rules-contents" aria-label={say('contents')}>
          <h2>{say('contents')}</h2>
          <ol>
            {found.chapters.map(({ id, heading }) => chapterLink(id, heading))}
            {chapterLink('words', say('words'))}
          </ol>
        </nav>
      )}
      <div class="rules-text">
        {found.chapters.map((chapter) => (
          <Chapter key={chapter.id} chapter={chapter} words={found.words} language={language} table={tables} />
        ))}
        {found.terms.length > 0 && (
          <section class="rules-chapter" aria-labelledby={idOf('words')}>
            <h2 id={idOf('words')} data-at="words" tabIndex={-1}>
              {say('words')}
            </h2>
            <dl class="rules-words">
              {found.terms.map(({ id, term, text: meaning, at }) => (
                <div key={id} id={idOf(`term:${id}`)} data-at={`term:${id}`} tabIndex={-1}>
                  <dt>
                    <button type="button" class="rules-jump" onClick={() => lead(at)}>
                      <Marked text={term} words={found.words} />
                    </button>
                  </dt>
                  <dd>
                    <Marked text={meaning} words={found.words} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <p class="tiny soft rules-notice">{say('notice', { title: title.name, designer: title.designer })}</p>
      </div>
    </div>
  )
}
