import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { layout } from '../../app/layout.js'
import { Link } from '../../app/link.js'
import { language } from '../../app/settings.js'
import { appTexts } from '../../app/texts.js'
import { TopBar } from '../../app/top-bar.js'
import { sayIn } from '../../texts/say.js'
import { ruleTexts } from '../texts.js'
import type { RulesPart, RulesWish } from '../wish.js'
import { AidSheet } from './aid-sheet.js'
import type { RulesOfTitle } from './load.js'
import { LoadedRules } from './loaded.js'
import { RulesView } from './rules-view.js'
import { readingTexts } from './texts.js'
import './rules.css'

const wished = (): RulesWish | null => {
  const at = decodeURIComponent(location.hash.slice(1))
  return at === '' ? null : { part: 'rules', at }
}

const Read = ({ rules, part }: { rules: RulesOfTitle; part: RulesPart }): JSX.Element => {
  const wish = useSignal<RulesWish | null>(wished())
  useEffect(() => {
    const onHash = (): void => {
      wish.value = wished()
    }
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [wish])
  const { id, name } = rules.title
  const say = sayIn(readingTexts, language.value)
  const heading = sayIn(ruleTexts, language.value)(part === 'rules' ? 'rulesOf' : 'aidOf', { title: name })
  const other: RulesPart = part === 'rules' ? 'aid' : 'rules'
  useEffect(() => {
    const before = document.title
    document.title = heading
    return () => {
      document.title = before
    }
  }, [heading])
  return (
    <main class={`rules-page of-${part}`}>
      <header class="rules-page-head">
        <h1>{heading}</h1>
        <p class="row">
          <Link to={{ at: 'rules', title: id, part: other }} class="button">
            {other === 'aid' ? say('aid') : sayIn(ruleTexts, language.value)('rules')}
          </Link>
          <button type="button" class="button" onClick={() => print()}>
            {say('print')}
          </button>
        </p>
      </header>
      {part === 'aid' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        <div class="rules-aid" tabIndex={0}>
          <AidSheet title={rules.title} language={language.value} narrow={layout.value === 'phone'} />
        </div>
      ) : (
        <RulesView rules={rules} language={language.value} wish={wish} />
      )}
    </main>
  )
}

/** The rules of a title, or its player aid, as a page to read and to print. */
export const RulesPage = ({ title, part }: { title: string; part: RulesPart }): JSX.Element => (
  <>
    <TopBar />
    <LoadedRules
      id={title}
      unknown={() => (
        <main class="page-note">
          <h1>{sayIn(appTexts, language.value)('nowhere')}</h1>
          <Link to={{ at: 'home' }}>{sayIn(appTexts, language.value)('home')}</Link>
        </main>
      )}
    >
      {(rules) => <Read rules={rules} part={part} />}
    </LoadedRules>
  </>
)
