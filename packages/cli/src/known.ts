import { titles } from '@roundhouse/engine'

export const knownTitles = (): string => Object.keys(titles).join(', ')
