import type { JSX } from 'preact'
import { pathOf } from '../../app/place.js'
import { appTexts } from '../../app/texts.js'
import { Icon } from '../../parts/icon.js'
import { useTable } from '../../table/model.js'
import { sayIn } from '../../texts/say.js'
import { ruleTexts } from '../texts.js'
import { closeRules, openRules, type RulesPart, rulesWish } from '../wish.js'
import { AidSheet } from './aid-sheet.js'
import { LoadedRules } from './loaded.js'
import { RulesView } from './rules-view.js'
import { readingTexts } from './texts.js'
import './rules.css'

const PARTS: readonly RulesPart[] = ['rules', 'aid']

/** The rules beside the table: the question stays in view, and the keys of the table work. */
export const RulesDrawer = (): JSX.Element | null => {
  const { session, reading } = useTable()
  const wish = rulesWish.value
  if (!wish) return null
  const { language } = reading.value
  const { setup, rules } = session.game.value
  const players = setup.players.length
  const name = rules.title.name
  return (
    <aside
      class="rules-drawer"
      aria-label={sayIn(ruleTexts, language)('rulesOf', { title: name })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        closeRules()
      }}
    >
      <LoadedRules id={setup.title} unknown={() => <p class="page-note">{sayIn(appTexts, language)('offline')}</p>}>
        {(book) => {
          const say = sayIn(readingTexts, language)
          return (
            <>
              <div class="rules-head">
                {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
                <div class="row" role="group" aria-label={say('tabs')}>
                  {PARTS.map((part) => (
                    <button
                      key={part}
                      type="button"
                      class="button quiet"
                      aria-pressed={wish.part === part}
                      onClick={() => openRules(null, part)}
                    >
                      {part === 'rules' ? sayIn(ruleTexts, language)('rules') : say('aid')}
                    </button>
                  ))}
                </div>
                <span class="row">
                  <a
                    class="button quiet icon"
                    href={pathOf({ at: 'rules', title: setup.title, part: wish.part })}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={say('fullPage')}
                    title={say('fullPage')}
                  >
                    <Icon name="export" />
                  </a>
                  <button
                    type="button"
                    class="button quiet icon"
                    aria-label={sayIn(appTexts, language)('close')}
                    title={sayIn(appTexts, language)('close')}
                    onClick={closeRules}
                  >
                    <Icon name="close" />
                  </button>
                </span>
              </div>
              {wish.part === 'aid' ? (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
                <div class="rules-aid" tabIndex={0}>
                  <AidSheet title={book.title} language={language} players={players} narrow />
                </div>
              ) : (
                <RulesView rules={book} language={language} wish={rulesWish} players={players} />
              )}
            </>
          )
        }}
      </LoadedRules>
    </aside>
  )
}
