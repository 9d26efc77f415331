import { format, type Language, type Text } from '@roundhouse/engine'

/** A catalogue of texts of one part of the page: key → en, ru, pl in the engine's message format. */
export type Texts = Readonly<Record<string, Text>>

type Param = string | number | boolean | null
export type SayParams = Readonly<Record<string, Param>>

export type Say<T extends Texts> = (key: keyof T & string, params?: SayParams) => string

/** `sayIn(texts, 'ru')('key', { n: 3 })`; keys are checked by the compiler. */
export const sayIn =
  <T extends Texts>(texts: T, language: Language): Say<T> =>
  (key, params = {}) =>
    format((texts[key] as Text)[language], params, language)
