import { describe, expect, it } from 'vitest'
import { type Face, isEdge } from '../../../board/face.js'
import { turnFace } from '../../../board/upgrade.js'
import { isUpgrade, rotationsThatFit } from '../../../testing/upgrades.js'
import { BOARD } from '../data/map.js'
import { TILES } from '../data/tiles.js'

const tile = (id: string) => {
  const found = TILES[id]
  if (!found) throw new Error(`no tile ${id}`)
  return found
}
const list = (text: string): readonly string[] =>
  text.split(' ').flatMap((part) => {
    const [from = '', to = from] = part.split('–')
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => String(Number(from) + i))
  })

/** Tile → what may be laid over it in some position; the label aside, which no unlabelled one has. */
const after = (id: string): readonly string[] =>
  Object.values(TILES)
    .filter((to) => [0, 1, 2, 3, 4, 5].some((rotation) => isUpgrade(tile(id), to, rotation)))
    .map((to) => to.id)
    .sort()

const GREEN: readonly (readonly [string, string])[] = [
  ['7', '26–31 624'],
  ['8', '23–25 28–31 710–712'],
  ['9', '23 24 26 27 713–715'],
  ['77', '650 692–695 708 709'],
  ['78', '677 678 694 695 699 708 709 710 712 713'],
  ['79', '677 678 692 693 711 714 715'],
  ['3', '680 682 684 685 689 701'],
  ['4', '683 687 690 691'],
  ['58', '681 686 688 700 702 703'],
  ['679', '680 683 689 701–703'],
  ['73', '681 684 685 687 688 700'],
  ['74', '682 686 690 691'],
  ['644', '661 663–666 668 669 671 705–707'],
  ['645', '660 662 664 665 668–671 704–706'],
  ['657', '662 663 666 667 670 671 704–707'],
  ['658', '661 662 664 665 667–671 704 705'],
  ['659', '660 663–670 704 707'],
]

const BROWN: readonly (readonly [string, string])[] = [
  ['39', '28 29 624'],
  ['40', '25'],
  ['41', '23 27 31'],
  ['42', '24 26 30'],
  ['646', '699'],
  ['647', '650 694 695'],
  ['648', '677 693 709'],
  ['649', '678 692 708'],
  ['672', '660–663'],
  ['673', '664–667 706 707'],
  ['674', '668–671 704 705'],
  ['696', '688–691'],
  ['697', '680–683 700 701'],
  ['698', '684–687 702 703'],
  ['652', '651'],
  ['654', '653'],
  ['656', '655'],
  ['676', '675'],
]

describe('upgrades (2.7)', () => {
  it.each(GREEN)('1849-10.3-10 yellow %s becomes %s', (id, green) => {
    expect(after(id)).toEqual([...list(green)].sort())
  })

  it.each(BROWN)('1849-10.3-10 brown %s comes from %s', (id, green) => {
    const from = Object.keys(TILES).filter((each) => after(each).includes(id))
    expect(from.sort()).toEqual([...list(green)].sort())
  })

  it('TV-9 Messina in brown: dual to the north-east, narrow to the south-west, standard to south and north-west', () => {
    const { track } = turnFace<Face>(tile('656'), 4)
    const gauges = track.flatMap(({ a, b, gauge }) =>
      [a, b].flatMap((end) => (isEdge(end) ? [`${end.edge} ${gauge}`] : [])),
    )
    expect(gauges.sort()).toEqual(['0 standard', '1 narrow', '2 standard', '4 dual'])
  })

  it('1849-10.3-10 crossings have no brown tile', () => {
    for (const id of list('710–715')) expect(after(id)).toEqual([])
  })

  /** What fits on a hex over what lies there, with its rotations. */
  const fitting = (hex: string, over: Face) =>
    Object.values(TILES).flatMap((to) => {
      const rotations = rotationsThatFit(BOARD, hex, to, over)
      return rotations.length > 0 ? [`${to.id} r${rotations.join('/')}`] : []
    })

  it.each([
    ['C5', ['651 r5'], '651', 5, ['652 r5']],
    ['H12', ['653 r1'], '653', 1, ['654 r4']],
    ['B14', ['655 r0/2/4'], '655', 0, ['656 r4']],
    ['M13', ['675 r1'], '675', 1, ['676 r1']],
    ['M11', ['670 r4', '671 r4'], '670', 4, ['674 r4']],
    ['M11', ['670 r4', '671 r4'], '671', 4, ['674 r4']],
  ] as const)('1849-10.3-3 1849-10.3-4 %s takes %j, then over %s r%d %j', (hex, green, id, rotation, brown) => {
    const printed = BOARD.hexes[hex]
    if (!printed) throw new Error(`no hex ${hex}`)
    expect(fitting(hex, printed)).toEqual(green)
    expect(fitting(hex, turnFace<Face>(tile(id), rotation))).toEqual(brown)
  })
})
