import { at, beginGame, choices, type Game, importGame, play, redo, replay, titleOf, undo } from '@roundhouse/engine'
import type { BenchGame } from './games.js'
import { ms, percentile, quickest, type Table, timed } from './table.js'

const begin = ({ setup }: BenchGame): Game => {
  const title = titleOf(setup.title)
  if (!title) throw new Error(`no title ${setup.title}`)
  return beginGame(title, setup)
}

export const playThrough = (bench: BenchGame, each: (time: number) => void = () => {}): Game => {
  let game = begin(bench)
  for (const action of bench.actions) {
    const started = performance.now()
    const played = play(game, action)
    each(performance.now() - started)
    if (!played.ok) throw new Error(`${bench.name}: ${JSON.stringify(played.refusal)}`)
    game = played.game
  }
  return game
}

export const byTitle = (games: readonly BenchGame[]): readonly (readonly [string, readonly BenchGame[]])[] => {
  const titles = [...new Set(games.map(({ setup }) => setup.title))]
  return titles.map((title) => [title, games.filter(({ setup }) => setup.title === title)])
}

/** All games from the set-up to the end, the files already understood. */
export const replaySpeed = (games: readonly BenchGame[]): Table => ({
  name: 'Replay (all checks on; goal: 20,000 actions a second)',
  columns: ['title', 'games', 'actions', 'actions/s', 'play p50', 'play p99'],
  rows: byTitle(games).map(([title, list]) => {
    const count = list.reduce((sum, { actions }) => sum + actions.length, 0)
    for (const game of list) playThrough(game)
    const time = quickest(3, () => {
      for (const game of list) playThrough(game)
    })
    const single: number[] = []
    for (const game of list) playThrough(game, (each) => single.push(each))
    const speed = Math.round((count / time) * 1000).toLocaleString('en')
    return [title, String(list.length), String(count), speed, ms(percentile(single, 0.5)), ms(percentile(single, 0.99))]
  }),
})

/** `choices` in every position of a part of the games; warmed up before. */
const choiceTimes = (games: readonly BenchGame[], from: number): readonly number[] =>
  games.flatMap(({ game, actions }) => {
    const first = Math.floor(actions.length * from)
    return Array.from({ length: actions.length - first }, (_, i) => {
      const position = at(game, first + i)
      return timed(() => choices(position))
    })
  })

export const choicesSpeed = (games: readonly BenchGame[]): Table => ({
  name: 'Choices (goal: 2 ms at p99 in late positions)',
  columns: ['title', 'positions', 'p50', 'p99', 'late third p50', 'late third p99'],
  rows: byTitle(games).map(([title, list]) => {
    choiceTimes(list, 0.9)
    const all = choiceTimes(list, 0)
    const late = choiceTimes(list, 2 / 3)
    const cells = [all, late].flatMap((times) => [ms(percentile(times, 0.5)), ms(percentile(times, 0.99))])
    return [title, String(all.length), ...cells]
  }),
})

const TIMES = 10_000

const each = (act: (n: number) => void): number =>
  quickest(3, () => {
    for (let n = 0; n < TIMES; n++) act(n)
  }) / TIMES

export const historySpeed = (games: readonly BenchGame[]): Table => {
  const longest = games.reduce((a, b) => (b.actions.length > a.actions.length ? b : a))
  const { game, actions } = longest
  const back = undo(game)
  const load = quickest(3, () => {
    const imported = importGame(JSON.parse(longest.text))
    if (imported.ok) replay(imported.game)
  })
  return {
    name: `History, at the last action of ${longest.name} (${actions.length} actions; goals: 0.1 ms, load of 900 actions 100 ms)`,
    columns: ['what', 'time'],
    rows: [
      ['undo', ms(each(() => undo(game)))],
      ['redo', ms(each(() => redo(back)))],
      ['at(n), any n', ms(each((n) => at(game, (n * 7919) % actions.length)))],
      [`load, ${actions.length} actions`, ms(load)],
      ['load, for 900 actions', ms((load * 900) / actions.length)],
    ],
  }
}
