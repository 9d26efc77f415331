import { expect, it } from 'vitest'
import { html, joined, raw } from './html.js'

it.each([
  [html`<b>${'<&">'}</b>`, '<b>&lt;&amp;&quot;&gt;</b>'],
  [html`${1}${undefined}${['a', '<']}`, '1a&lt;'],
  [html`<td>${html`<i>${'&'}</i>`}</td>`, '<td><i>&amp;</i></td>'],
  [html`${raw('<svg/>')}`, '<svg/>'],
  [html`${joined(['a', '', undefined, 'b'], raw('<br>'))}`, 'a<br>b'],
])('%#: escapes text, keeps pieces', ({ html: made }, text) => {
  expect(made).toBe(text)
})
