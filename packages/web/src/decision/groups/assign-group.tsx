import type { ActionOf, Choices } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { CompanySign } from '../../parts/company-sign.js'
import { PowerName } from '../../parts/power-name.js'
import { Brings } from '../../study/brings.js'
import { BlockedButton, OfferButton } from '../offer-button.js'
import { useDecision } from '../use-decision.js'
import type { GroupProps } from './group-props.js'

type Assign = ActionOf<'assign'>
type Question = 'where' | 'forWhom'

const questionOf = ({ to }: Assign): Question => (to === undefined ? 'where' : 'forWhom')

/** Markers of private companies: where they lie and whom they serve are two questions. */
export const AssignGroup = ({ group }: GroupProps): JSX.Element => {
  const { table, reading, say, why } = useDecision()
  const { naming, signs } = reading
  const all = [...group.offers, ...group.blocked].map(({ action }) => action as Assign)
  const asked = [...new Set(all.map((action) => `${action.company}/${questionOf(action)}`))]
  const answer = ({ hex, to }: Assign): JSX.Element => (
    <span class="who">
      {to !== undefined && signs[to] && <CompanySign sign={signs[to]} size={20} />}
      {[hex !== undefined && naming.hex(hex), to !== undefined && naming.name(to)].filter(Boolean).join(' → ')}
    </span>
  )
  const words = ({ company, hex, to }: Assign): string =>
    to === undefined
      ? say('assignAt', { company: naming.name(company), hex: naming.hex(hex ?? '') })
      : say('assignTo', { company: naming.name(company), to: naming.name(to) })
  /** All of a question refused for the same reason: once is enough. */
  const reasonFor = (blocked: Choices['blocked']): JSX.Element | null => {
    const reasons = new Set(blocked.map(({ refusal }) => why(refusal).text))
    return reasons.size === 1 ? <p class="reason small">{[...reasons][0]}</p> : null
  }
  return (
    <>
      {asked.map((key) => {
        const own = ({ action }: { readonly action: Choices['offers'][number]['action'] }): boolean =>
          `${(action as Assign).company}/${questionOf(action as Assign)}` === key
        const [company = '', question] = key.split('/') as [string, Question]
        const offers = group.offers.filter(own)
        const blocked = group.blocked.filter(own)
        const shared = offers.length === 0 ? reasonFor(blocked) : null
        return (
          <section key={key} class="sub-group" data-question={question}>
            <h4 class="soft">
              <PowerName id={company} rules={table.session.line.value.rules} language={reading.language}>
                {say(question, { company: naming.name(company) })}
              </PowerName>
            </h4>
            {shared ?? (
              <div class="chips">
                {offers.map(({ action }) => (
                  <span
                    key={JSON.stringify(action)}
                    class="contents"
                    onFocusIn={() => {
                      const { hex } = action as Assign
                      if (hex !== undefined) table.handle.value?.centre(hex)
                    }}
                  >
                    <OfferButton
                      action={action}
                      label={answer(action as Assign)}
                      of={words(action as Assign)}
                      detail={<Brings action={action} short />}
                      bare
                    />
                  </span>
                ))}
                {blocked.map(({ action, refusal }) => (
                  <BlockedButton key={JSON.stringify(action)} label={answer(action as Assign)} reason={why(refusal)} />
                ))}
              </div>
            )}
          </section>
        )
      })}
    </>
  )
}
