import {
  type AttrValue,
  boardScene,
  LIGHT,
  type Scene,
  type SceneNode,
  sceneRoot,
  signsOf,
  toSvg,
} from '@roundhouse/board'
import { type Position, titleOf } from '@roundhouse/engine'
import { type Drawing, type DrawingWords, HEIGHT, WIDTH } from './drawing.js'

const EDGE = 32
const HEAD = 122
/** Where the list of players begins, and how high one of them is. */
const COLUMN = 950
const ROW = 78
const ACCENT = '#1c5b49'
const INK = '#2a2620'

const node = (
  tag: string,
  attrs: Readonly<Record<string, AttrValue>>,
  ...children: (SceneNode | string)[]
): SceneNode => ({
  tag,
  attrs,
  children,
})

/** So many letters of this size have room; a longer text ends in an ellipsis. */
const cut = (text: string, size: number, room: number): string => {
  const most = Math.max(1, Math.floor(room / (size * 0.5)))
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}

const words = (text: string, x: number, y: number, size: number, attrs: Readonly<Record<string, AttrValue>> = {}) =>
  node('text', { x, y, 'font-size': size, fill: INK, ...attrs }, text)

/** The board alone, as far as it is known. */
const boardOf = ({ setup, state }: Pick<Drawing, 'setup' | 'state'>): Scene => {
  const title = titleOf(setup.title)
  if (!title) throw new Error(`no title ${setup.title}`)
  const rules = title.rules(setup)
  if (state === null) return boardScene({ board: rules.board })
  const { phase, board, markers, operators, privates }: Position['state'] = state
  const closed = Object.entries({ ...operators, ...privates }).flatMap(([id, each]) => (each.closed ? [id] : []))
  const outOfPlay = Object.keys(rules.privates).filter((id) => privates[id] === undefined)
  return boardScene({
    board: rules.board,
    state: board,
    markers,
    signs: signsOf(Object.values(rules.operators)),
    reached: rules.phases[phase]?.tiles ?? [],
    gone: [...closed, ...outOfPlay],
  })
}

const playersOf = ({ players }: DrawingWords): readonly SceneNode[] =>
  players.map(({ name, figure, isNext }, i) => {
    const y = HEAD + 24 + i * ROW
    return node(
      'g',
      {},
      ...(isNext ? [node('rect', { x: COLUMN - 18, y, width: 6, height: ROW - 16, rx: 3, fill: ACCENT })] : []),
      words(cut(name, 27, WIDTH - EDGE - COLUMN), COLUMN, y + 24, 27, { 'font-weight': isNext ? 700 : 400 }),
      words(figure, COLUMN, y + 54, 24, { 'font-weight': 400, opacity: 0.8 }),
    )
  })

/** The picture as SVG: what is played, the board, who plays. */
export const pictureSvg = ({ words: said, ...position }: Drawing): string => {
  const room = { x: EDGE, y: HEAD, width: COLUMN - 2 * EDGE, height: HEIGHT - HEAD - 20 }
  const layers = [
    node('rect', { x: 0, y: 0, width: WIDTH, height: 10, fill: ACCENT }),
    words(cut(said.heading, 46, WIDTH - 2 * EDGE - 170), EDGE, 62, 46, { 'font-weight': 700 }),
    words(cut(said.line, 28, WIDTH - 2 * EDGE), EDGE, 104, 28, { 'font-weight': 400 }),
    words('Roundhouse', WIDTH - EDGE, 58, 26, { 'font-weight': 600, 'text-anchor': 'end', fill: ACCENT }),
    sceneRoot(boardOf(position), room),
    ...playersOf(said),
  ]
  const box = { x: 0, y: 0, width: WIDTH, height: HEIGHT }
  return toSvg({ box, background: LIGHT.sheet, layers }, WIDTH)
}
