/** Games in the words of 18xx.games: in, out, and as traces. */
export type { ExportFacts } from './exporting.js'
export type { EntityType, FileAction, FileActionType, FileRoute, GameFile } from './file.js'
export type { Imported, ImportedAction, ImportedGame } from './importing.js'
export { applyPatch, patchFrom } from './mergePatch.js'
export { type ImportProblem, problemText, type RefusedAction } from './problem.js'
export { type Replayed, type ReplayOptions, replay } from './replay.js'
export { scoresByFileId, type Trace, type TraceEntry, writeTrace } from './trace.js'
export { type TraceState, traceState } from './traceState.js'
