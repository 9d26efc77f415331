import type { OperatorData, PrivateData } from '@roundhouse/engine'
import { markup, sceneRoot } from '../svg.js'
import { signScene } from '../tile-scene.js'
import { type Sign, signsOf } from '../tokens.js'
import { type Html, halves, html, raw } from './html.js'
import { labelOf, ruleList, type Source } from './source.js'

const signHtml = (sign: Sign): Html => raw(markup(sceneRoot(signScene(sign), { class: 'sign' })))

const homeText = ({ rules }: Source, { home }: OperatorData): string => {
  return home ? (rules.board.hexes[home.hex]?.name ?? home.hex) : '–'
}

/** Prices of the tokens after the home token, equal ones together: `40 60 80`, `4 × 80`, `2, free`. */
const tokenText = ([_home, ...prices]: readonly number[], { say, money }: Source): string => {
  const [first] = prices
  if (first === undefined) return '–'
  if (prices.every((price) => price === 0)) return `${prices.length}, ${say('free')}`
  return prices.length > 1 && prices.every((price) => price === first)
    ? `${prices.length} × ${money(first)}`
    : prices.map((price, i) => (i === 0 ? money(price) : String(price))).join(' ')
}

/** Companies that run trains: where they begin, and what their tokens cost in turn. */
export const companySection = (source: Source): Html => {
  const { say, rules } = source
  const operators = Object.values(rules.operators)
  const signs = signsOf(operators)
  const row = (operator: OperatorData): Html => html`<tr>
<td class="mark">${signHtml(signs[operator.id]!)}</td>
<td class="home"><b>${labelOf(source, operator.id)}</b> ${homeText(source, operator)}</td>
<td class="figure">${tokenText(operator.tokens, source)}</td>
</tr>`
  return html`<section class="whole">
<h2>${say('companies')} <small>${say('homeAndTokens')}</small></h2>
${halves(operators, (part) => html`<table class="companies"><tbody>${part.map(row)}</tbody></table>`)}
</section>`
}

const privateRows = ({ text, money }: Source, { id, name, price, debt, income, sale, power }: PrivateData): Html =>
  html`<tbody>
<tr><td class="name"><b>${id}</b>${name === id ? '' : html` ${name}`}</td>
<td class="figure">${money(price)}${debt === undefined ? '' : ` + ${money(debt)}`}</td>
<td class="figure">${income > 0 ? money(income) : '–'}</td>
<td class="figure">${sale ? `${money(sale.min)}–${sale.max}` : '–'}</td></tr>
${power ? html`<tr class="power"><td colspan="4">${text(power)}</td></tr>` : ''}
</tbody>`

export const privateSection = (source: Source): Html | undefined => {
  const { say, rules, inPlay, aid } = source
  const companies = Object.values(rules.privates).filter(({ id }) => inPlay.has(id))
  if (companies.length === 0) return undefined
  const debts = companies.some(({ debt }) => debt !== undefined)
  return html`<section>
<h2>${say('privates')}</h2>
${ruleList(source, aid.privateRules)}
<table class="privates">
<thead><tr><th></th><th scope="col" class="figure">${say('price')}${debts ? ` + ${say('debt')}` : ''}</th>
<th scope="col" class="figure">${say('income')}</th><th scope="col" class="figure">${say('sale')}</th></tr></thead>
${companies.map((company) => privateRows(source, company))}
</table>
</section>`
}
