import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string }[]
}

/** Serious and critical findings of axe in a part of the page, in few words. */
export const findings = async (page: Page, part = 'html'): Promise<readonly string[]> => {
  // An evaluation may define globals where the policy of the page forbids a script element.
  if (!(await page.evaluate(`typeof axe === 'object'`))) await page.evaluate(AXE)
  const found = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )
  return (found as Finding[])
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    )
}
