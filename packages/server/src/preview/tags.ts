import { format } from '@roundhouse/engine'
import { HEIGHT, WIDTH } from './drawing.js'
import type { Moment } from './moment.js'
import { PREVIEW_TEXTS } from './texts.js'

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPED[char] ?? char)

const LOCALES = { en: 'en_GB', ru: 'ru_RU', pl: 'pl_PL' } as const

export interface Addresses {
  readonly page: string
  readonly picture: string
}

/** What a page that shows the link tells about it: Open Graph, and what Twitter calls differently. */
export const tagsOf = ({ language, drawing: { words } }: Moment, { page, picture }: Addresses): string => {
  const names = words.players.map(({ name }) => name).join(', ')
  const description = `${words.line}. ${names}`
  const alt = format(PREVIEW_TEXTS.picture[language], { table: words.heading }, language)
  const tags: readonly (readonly ['property' | 'name', string, string])[] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Roundhouse'],
    ['property', 'og:locale', LOCALES[language]],
    ['property', 'og:title', words.heading],
    ['property', 'og:description', description],
    ['property', 'og:url', page],
    ['property', 'og:image', picture],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(WIDTH)],
    ['property', 'og:image:height', String(HEIGHT)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', words.heading],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', picture],
    ['name', 'twitter:image:alt', alt],
  ]
  return tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}" />`).join('\n')
}
