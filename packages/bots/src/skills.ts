import type { Skill } from './thinking.js'

export const EASY: Skill = { tiles: 8, envy: 0.3, sales: true }
