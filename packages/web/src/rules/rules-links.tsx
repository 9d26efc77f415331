import type { JSX } from 'preact'
import { Link } from '../app/link.js'
import { language } from '../app/settings.js'
import { sayIn } from '../texts/say.js'
import { ruleTexts } from './texts.js'

/** The ways to a title's rules and its player aid. */
export const RulesLinks = ({ id }: { id: string }): JSX.Element => {
  const say = sayIn(ruleTexts, language.value)
  return (
    <p class="small row">
      <Link to={{ at: 'rules', title: id, part: 'rules' }}>{say('rulesOf', { title: id })}</Link>
      <Link to={{ at: 'rules', title: id, part: 'aid' }}>{say('aidOf', { title: id })}</Link>
    </p>
  )
}
