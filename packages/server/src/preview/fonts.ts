import { createRequire } from 'node:module'

const FACES = ['400Regular', '500Medium', '600SemiBold', '700Bold']

/** The typeface of the board as files the renderer reads: it takes no compressed fonts and no parts of one. */
export const fontFiles = (): string[] => {
  const { resolve } = createRequire(import.meta.url)
  return FACES.map((face) => resolve(`@expo-google-fonts/fira-sans-condensed/${face}/FiraSansCondensed_${face}.ttf`))
}
