import type { Title } from '@roundhouse/engine'
import { companySection, privateSection } from './companies.js'
import { type Html, html, raw } from './html.js'
import { limitSection } from './limits.js'
import { marketSection } from './market.js'
import { optionSection } from './options.js'
import { phaseSection } from './phases.js'
import { placeSection } from './places.js'
import { roundSections } from './rounds.js'
import { type AidWishes, ruleList, type Source, sourceOf } from './source.js'
import { AID_STYLE } from './style.js'

export interface AidOptions extends AidWishes {
  /** `@font-face` rules to put into the page, so that it looks the same everywhere. */
  readonly fonts?: string
}

const header = ({ title, counts, say }: Source): Html => {
  const [from, to] = [counts[0] ?? 0, counts.at(-1) ?? 0]
  const players = from === to ? say('players', { n: from }) : say('playersFromTo', { from, to })
  return html`<header><h1>${title.name}</h1><p>${say('aid')} · ${players}</p></header>`
}

const ownSections = (source: Source): readonly Html[] =>
  (source.aid.sections ?? []).map(
    ({ heading, rules }) => html`<section><h2>${source.text(heading)}</h2>${ruleList(source, rules)}</section>`,
  )

const sheetOf = (source: Source): Html => {
  const { title, say } = source
  return html`${header(source)}
${phaseSection(source)}
<main>
${limitSection(source)}
${marketSection(source)}
${roundSections(source)}
${ownSections(source)}
${privateSection(source)}
${companySection(source)}
${placeSection(source)}
${optionSection(source)}
</main>
<footer>${title.aid ? `${say('sections')} ` : ''}${say('notice', { title: title.name, designer: title.designer })}</footer>`
}

/** The aid without a page around it, as markup to be put into an element of class `sheet` under `AID_STYLE`. */
export const aidSheet = (title: Title, wishes: AidWishes): string => sheetOf(sourceOf(title, wishes)).html

/** A page to print: what a player looks up during a game, made from the title's data and rules. */
export const playerAid = (title: Title, { fonts = '', ...wishes }: AidOptions): string => {
  const source = sourceOf(title, wishes)
  const { say } = source
  const page = html`<!doctype html>
<html lang="${source.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.name} · ${say('aid')}</title>
<style>
${raw(fonts)}
${raw(AID_STYLE)}
</style>
</head>
<body class="sheet">
${sheetOf(source)}
</body>
</html>
`
  return page.html
}
