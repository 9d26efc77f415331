import { effect, signal } from '@preact/signals'
import { LANGUAGES, type Language } from '@roundhouse/engine'
import type { Theme } from '../contracts.js'
import { recall, remember } from './memory.js'

/** What a player sets for this browser, remembered across tables and visits. */
export const THEMES = ['system', 'light', 'dark'] as const
export type ThemeSetting = (typeof THEMES)[number]

const oneOf = <T extends string>(all: readonly T[], value: string | null | undefined): T | undefined =>
  all.find((each) => each === value)

const browserLanguage = (): Language => {
  for (const tag of globalThis.navigator?.languages ?? []) {
    const found = oneOf(LANGUAGES, tag.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en'
}

const darkQuery = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)')
const systemDark = signal(false)

export const language = signal<Language>('en')
export const themeSetting = signal<ThemeSetting>('system')
export const theme = signal<Theme>('light')

export interface MapShow {
  readonly names: boolean
  readonly coordinates: boolean
  readonly numbers: boolean
}
export const mapShow = signal<MapShow>({ names: true, coordinates: true, numbers: true })

const SHOWS = ['names', 'coordinates', 'numbers'] as const

/** Reads what is remembered, and keeps page and memory in step from then on. Called once, by the page. */
export const startSettings = (): void => {
  language.value = oneOf(LANGUAGES, recall('language')) ?? browserLanguage()
  themeSetting.value = oneOf(THEMES, recall('theme')) ?? 'system'
  const hidden = (recall('hidden') ?? '').split(' ')
  mapShow.value = { names: true, coordinates: true, numbers: true }
  for (const key of SHOWS) if (hidden.includes(key)) mapShow.value = { ...mapShow.value, [key]: false }
  const query = darkQuery()
  systemDark.value = query?.matches === true
  query?.addEventListener('change', () => {
    systemDark.value = query.matches
  })
  effect(() => {
    document.documentElement.lang = language.value
    remember('language', language.value)
  })
  effect(() => {
    remember('theme', themeSetting.value)
    theme.value = themeSetting.value === 'system' ? (systemDark.value ? 'dark' : 'light') : themeSetting.value
  })
  effect(() => {
    document.documentElement.dataset.theme = theme.value
  })
  effect(() => remember('hidden', SHOWS.filter((key) => !mapShow.value[key]).join(' ')))
}
