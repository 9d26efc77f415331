import type { Action, HexId, Json, OperatorId, Scenario, ScenarioAction, Text, TileId } from '@roundhouse/engine'
import type { PanelId } from '../table/panel-list.js'

/** A move the teacher waits for: fields of the action (a list = one of these), and facts of the position after it. */
export interface Wanted {
  readonly type: Action['type']
  readonly fields?: Readonly<Record<string, Json>>
  /** As scenarios call them: `price.CTL`, `revenue.CTL`. */
  readonly after?: Readonly<Record<string, Json>>
}

/** What is said to a legal move that is not the one the teacher waits for. */
export interface OtherAnswer {
  readonly wanted: Wanted
  readonly say: Text
  /** The lesson can go on from there. */
  readonly goesOn?: true
}

/** What the pupil is asked to do. */
export interface Task {
  /** One sentence: what to press. */
  readonly text: Text
  readonly wanted: Wanted
  /** The same as a whole move: shown to who asks for it, and played by the tests. */
  readonly move: ScenarioAction
  /** Why it was good. */
  readonly why: Text
  readonly others?: readonly OtherAnswer[]
  /** What is said to every other legal move: what it costs. */
  readonly otherwise: Text
}

/** What the teacher points at. */
export type Pointer =
  | { readonly at: 'hex'; readonly hex: HexId }
  | { readonly at: 'tile'; readonly tile: TileId }
  /** A button of the decision; `of` the company it is about or that sells. */
  | { readonly at: 'offer'; readonly type: Action['type']; readonly of?: OperatorId }
  /** All that may be done with shares of a company: which of it is for the pupil to find. */
  | { readonly at: 'stock'; readonly of: OperatorId }
  /** The button that starts a corporation at a price, or shows the prices. */
  | { readonly at: 'start'; readonly of: OperatorId; readonly price: number }
  | { readonly at: 'way' }
  | { readonly at: 'panel'; readonly panel: PanelId }
  /** A start price on the market. */
  | { readonly at: 'price'; readonly price: number }
  | { readonly at: 'company'; readonly of: OperatorId }
  | { readonly at: 'player'; readonly player: string }

/** One thing at a time: something to read, or something to do. */
export interface LessonStep {
  readonly say: Text
  readonly point?: readonly Pointer[]
  readonly task?: Task
  /** What the others do when the pupil goes on. */
  readonly afterwards?: readonly ScenarioAction[]
}

export interface Chapter {
  readonly name: Text
  /** Where it begins; absent = where the chapter before it ended. */
  readonly scenario?: Scenario
  readonly steps: readonly LessonStep[]
}

/** The pupil sits in the first seat. */
export interface Lesson {
  readonly title: string
  readonly minutes: number
  readonly chapters: readonly Chapter[]
}
