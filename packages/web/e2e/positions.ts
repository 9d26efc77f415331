import { at, type Choices, choices, type Game, operatingOrder } from '@roundhouse/engine'
import { exampleGame, exampleNames, exampleText } from '../build/sample.js'

/** A position of an example, as the page finds it in a file. */
export interface Found {
  readonly game: Game
  readonly open: Choices
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
}

const DEFERRED = ['runRoutes', 'claimRoutes'] as const
const played = new Map<string, Game>()

const whole = (file: string): Game => {
  const game = played.get(file) ?? exampleGame(file)
  played.set(file, game)
  return game
}

/** The first position of a title's examples that is as wanted; the tests outlive examples made anew. */
export const positionOf = (title: string, wanted: (open: Choices, game: Game) => boolean): Found => {
  for (const name of exampleNames().filter((each) => each.startsWith(`${title}-`))) {
    const game = whole(name)
    for (let n = 1; n < game.cursor; n++) {
      const here = at(game, n)
      const open = choices(here, undefined, DEFERRED)
      if (!wanted(open, here)) continue
      const text = JSON.parse(exampleText(name)) as { actions: unknown[] }
      const part = JSON.stringify({ ...text, actions: text.actions.slice(0, n) })
      return { game: here, open, file: { name, mimeType: 'application/json', buffer: Buffer.from(part) } }
    }
  }
  throw new Error(`no such position in the examples of ${title}`)
}

export const offers = (open: Choices, type: string): Choices['offers'] =>
  open.offers.filter(({ action }) => action.type === type)

/** In the middle of a round somebody decides what to run. */
export const running = (): Found =>
  positionOf(
    '1846',
    (open, game) => open.step === 'run' && operatingOrder(game).length > 4 && operatingOrder(game)[0]?.turn === 'done',
  )

/** A company lays track and may stop; its next step is another decision. */
export const laying = (): Found =>
  positionOf('1846', (open) => open.step === 'track' && offers(open, 'layTile').length > 0)

/** Six companies are bid on, one of them by everybody. */
export const sale = (): Found =>
  positionOf('18MEX', (open, game) => {
    const bids = Object.values(game.rules.reading.bids?.(game) ?? {})
    return (
      open.step === 'companySale' &&
      offers(open, 'bid').length === 6 &&
      offers(open, 'buyPrivate').length > 0 &&
      bids.some((on) => Object.keys(on).length === game.state.seats.length)
    )
  })
