import { type ComponentType, createContext } from 'preact'

/** Somebody who speaks above the decision and leads through it: a teacher. Then the table is nobody's own, and has no menu. */
export const GuideContext = createContext<ComponentType | null>(null)
