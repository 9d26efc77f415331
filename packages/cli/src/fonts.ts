import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '@roundhouse/engine'

const WEIGHTS = [400, 600]
const SUBSETS: Readonly<Record<Language, readonly string[]>> = {
  en: ['latin'],
  ru: ['latin', 'cyrillic'],
  pl: ['latin', 'latin-ext'],
}

const FACE = /\/\* fira-sans-([a-z-]+)-\d+-normal \*\/\s*(@font-face \{[^}]*\})/g
const SOURCE = /src: url\(\.\/(files\/[^)]+\.woff2)\)[^;]*;/

const facesOf = (sheet: string, language: Language): readonly string[] =>
  [...readFileSync(sheet, 'utf8').matchAll(FACE)]
    .filter(([, subset = '']) => SUBSETS[language].includes(subset))
    .map(([, , face = '']) =>
      face.replace(SOURCE, (_, file: string) => {
        const data = readFileSync(join(dirname(sheet), file)).toString('base64')
        return `src: url(data:font/woff2;base64,${data}) format('woff2');`
      }),
    )

/** The page's own typeface as style rules with the font inside; nothing where it is not installed. */
export const embeddedFonts = (language: Language): string => {
  try {
    const page = createRequire(createRequire(import.meta.url).resolve('@roundhouse/web'))
    return WEIGHTS.flatMap((weight) => facesOf(page.resolve(`@fontsource/fira-sans/${weight}.css`), language)).join(
      '\n',
    )
  } catch {
    return ''
  }
}
