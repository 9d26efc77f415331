import type { AidRow } from '@roundhouse/engine'
import { type Html, html } from './html.js'
import { ruleList, type Source } from './source.js'
import { AID_TEXTS } from './texts.js'

/** What a new game with so many players shows. */
const generalRows = ({ tables, counts, money, aid }: Source): readonly AidRow[] => {
  const at = (players: number) => tables[counts.indexOf(players)]!
  const certificates: AidRow = {
    label: AID_TEXTS.certificates,
    value: (players) => at(players).rules.certLimit(at(players)),
  }
  return [
    {
      label: AID_TEXTS.bank,
      value(players) {
        const { bank } = at(players).rules
        return bank === null ? '∞' : money(bank)
      },
    },
    { label: AID_TEXTS.startingCash, value: (players) => money(at(players).rules.startingCash) },
    ...(aid.certificates ?? [certificates]),
    ...(aid.limits ?? []),
  ]
}

/** A row that says the same for all takes one cell. */
const cells = (values: readonly (string | number | undefined)[]): Html => {
  const [first] = values
  if (values.length > 1 && first !== undefined && values.every((value) => value === first)) {
    return html`<td class="figure" colspan="${values.length}">${first}</td>`
  }
  return html`${values.map((value) => html`<td class="figure">${value ?? '–'}</td>`)}`
}

export const limitSection = (source: Source): Html => {
  const { say, text, counts, aid } = source
  const rows = generalRows(source).filter(({ value }) => counts.some((players) => value(players) !== undefined))
  return html`<section class="whole">
<h2>${say('limits')}</h2>
<table class="limits">
<thead><tr><th scope="col">${say('playerCount')}</th>${counts.map((n) => html`<th scope="col" class="figure">${n}</th>`)}</tr></thead>
<tbody>${rows.map(({ label, value }) => html`<tr><td>${text(label)}</td>${cells(counts.map((n) => value(n)))}</tr>`)}</tbody>
</table>
${ruleList(source, aid.limitRules)}
</section>`
}
