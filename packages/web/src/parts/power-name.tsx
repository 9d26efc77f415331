import type { Language, Position, PrivateId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import '../rules/rule-link.css'
import { Reasoned } from './reasoned.js'

interface PowerNameProps {
  readonly id: PrivateId
  readonly rules: Position['rules']
  readonly language: Language
  readonly children: string
}

/** The name of a private company, with a dotted line where it tells what the company can do: on hover, focus and tap. */
export const PowerName = ({ id, rules, language, children }: PowerNameProps): JSX.Element => {
  const power = rules.privates[id]?.power?.[language]
  if (!power) return <>{children}</>
  return (
    <Reasoned reason={power}>
      <button type="button" class="rule-link power-name">
        {children}
      </button>
    </Reasoned>
  )
}
