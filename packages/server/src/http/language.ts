import { LANGUAGES, type Language } from '@roundhouse/engine'

/** The first language of `Accept-Language` that we speak; English else. */
export const languageOf = (header: string | undefined): Language => {
  const wanted = (header ?? '')
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';')
      const quality = Number(
        params
          .find((param) => param.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      return { language: tag.trim().slice(0, 2).toLowerCase(), quality: Number.isNaN(quality) ? 0 : quality }
    })
    .sort((a, b) => b.quality - a.quality)
  for (const { language, quality } of wanted) {
    const known = LANGUAGES.find((each) => each === language)
    if (known && quality > 0) return known
  }
  return 'en'
}
