import { type Html, html } from './html.js'
import type { Source } from './source.js'

/** What may be agreed on before the game; options kept for recorded games are not offered. */
export const optionSection = ({ title, say, text }: Source): Html | undefined => {
  const offered = title.options.filter(({ importOnly }) => !importOnly)
  if (offered.length === 0) return undefined
  return html`<section>
<h2>${say('options')}</h2>
${offered.map((option) => html`<p class="rule"><b>${text(option.name)}.</b> ${text(option.text)}</p>`)}
</section>`
}
