import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../core/rules.js'
import { titles } from '../titles/index.js'
import { describeChoices, describeProblems, describeTrial } from './describe.js'
import type { Scenario } from './format.js'
import { readScenario } from './read.js'
import { type Trial, tryScenario } from './try.js'

const folder = join(import.meta.dirname, '../../scenarios')
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

const tryIt = (scenario: unknown, language: (typeof LANGUAGES)[number] = 'en'): Trial => {
  const read = readScenario(scenario, titles)
  if (!read.ok) throw new Error(describeProblems(read.problems).join('\n'))
  return tryScenario(read, { language })
}

describe('scenario files', () => {
  it.each(files)('%s comes out as it expects', (name) => {
    const trial = tryIt(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    expect(trial.ok, describeTrial(trial).join('\n')).toBe(true)
    for (const { outcome } of trial.tried) expect(outcome.ok ? outcome.changes : outcome.refusal).not.toEqual([])
  })

  it.each(files)('%s names rules of its title', (name) => {
    const { title, rules = [] } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Scenario
    for (const id of rules) expect(titles[title]?.rulebook.rules).toHaveProperty([id])
  })
})

describe('docs/scenarios.md', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/scenarios.md'), 'utf8')
  const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => json)

  it('has examples that come out as it says', () => {
    expect(examples.length).toBeGreaterThan(0)
    for (const json of examples) {
      const trial = tryIt(JSON.parse(json))
      expect(trial.ok).toBe(true)
      for (const line of describeTrial(trial)) expect(text).toContain(`    ${line}\n`)
    }
  })
})

const position: Scenario = {
  title: '1846',
  players: ['Amy', 'Bob', 'Carlos'],
  round: { kind: 'operating', at: 'GT' },
  operators: { GT: { price: 60, cash: 100, shares: { Amy: 30, Bob: 10 } } },
}

describe('trying actions', () => {
  it('tells what changed', () => {
    const trial = tryIt({ ...position, actions: [{ type: 'issueShares', percent: 20 }] })
    expect(trial.tried[0]?.outcome).toMatchObject({
      ok: true,
      changes: [
        { fact: 'cash.bank', before: 5200, after: 5100 },
        { fact: 'cash.GT', before: 100, after: 200 },
        { fact: 'shares.GT.treasury', before: 60, after: 40 },
        { fact: 'shares.GT.pool', before: null, after: 20 },
      ],
    })
    expect(describeTrial(trial)).toContain('  cash.GT: 100 → 200')
  })

  it.each(LANGUAGES)('tells why not, in %s', (language) => {
    const trial = tryIt({ ...position, actions: [{ type: 'issueShares', percent: 50 }] }, language)
    const outcome = trial.tried[0]?.outcome
    expect(outcome).toMatchObject({
      ok: false,
      refusal: { code: 'or.issue.OVER_LIMIT', rule: '1846-ISS-1', section: '§6.31' },
    })
    if (!outcome || outcome.ok) throw new Error('it was taken')
    expect(outcome.refusal.text).toMatch(/4/)
    expect(/[а-я]/.test(outcome.refusal.text)).toBe(language === 'ru')
    expect(trial.tried[0]?.failures).toEqual(['It was refused: or.issue.OVER_LIMIT (1846-ISS-1).'])
  })

  it('leaves the position alone after a refusal', () => {
    const trial = tryIt({
      ...position,
      actions: [
        { type: 'issueShares', percent: 50 },
        { type: 'issueShares', percent: 40 },
      ],
    })
    expect(trial.tried[1]?.outcome).toMatchObject({ ok: true })
  })

  /** An expectation that is not met must fail, whatever it is about. */
  it.each([
    [
      'a refusal that does not come',
      { refusal: 'or.issue.OVER_LIMIT' },
      'It was not refused; or.issue.OVER_LIMIT was expected.',
    ],
    ['another amount', { changes: { 'cash.GT': 250 } }, 'cash.GT became 200, not 250.'],
    ['a change that does not come', { changes: { 'price.GT': 50 } }, 'price.GT did not change; it should become 50.'],
    ['another fact', { after: { 'price.GT': 50 } }, 'price.GT is 60, not 50.'],
    [
      'an event that does not come',
      { events: [{ type: 'sharesIssued', percent: 30 }] },
      'No such event: {"type":"sharesIssued","percent":30}.',
    ],
    ['another step', { choices: { step: 'run' } }, 'The step is trackToken, not run.'],
    [
      'an offer that is not made',
      { choices: { offers: [{ type: 'issueShares' }] } },
      'Not offered: {"type":"issueShares"}.',
    ],
    ['an offer that is made', { choices: { lacks: [{ type: 'pass' }] } }, 'Offered: {"type":"pass"}.'],
  ])('fails on %s', (_, expected, failure) => {
    const trial = tryIt({ ...position, actions: [{ type: 'issueShares', percent: 20, expect: expected }] })
    expect(trial.ok).toBe(false)
    expect(trial.tried[0]?.failures).toEqual([failure])
    expect(describeTrial(trial)).toContain(`  ✗ ${failure}`)
  })

  it('fails on another refusal', () => {
    const action = { type: 'issueShares', percent: 50, expect: { refusal: 'or.issue.TOO_LATE' } }
    expect(tryIt({ ...position, actions: [action] }).tried[0]?.failures).toEqual([
      'It was refused by or.issue.OVER_LIMIT (1846-ISS-1), not by or.issue.TOO_LATE.',
    ])
  })

  it('takes a rule in place of a code', () => {
    const action = { type: 'issueShares', percent: 50, expect: { refusal: '1846-ISS-1' } }
    expect(tryIt({ ...position, actions: [action] }).ok).toBe(true)
  })

  it('checks the position before the first action', () => {
    const trial = tryIt({ ...position, expect: { after: { 'cash.GT': 1 } } })
    expect(trial.startFailures).toEqual(['cash.GT is 100, not 1.'])
    expect(trial.ok).toBe(false)
  })

  it('takes runs as they are written, whatever they are', () => {
    const odd = [{ train: '2' }, '2', 7, '2: D14', { train: '2', chains: 'D14' }]
    const trial = tryIt({ ...position, actions: odd.map((run) => ({ type: 'runRoutes', runs: [run] })) })
    expect(trial.tried.map(({ outcome }) => outcome.ok)).toEqual(odd.map(() => false))
    expect(describeTrial(trial)).toContain('1. runRoutes by GT {"train":"2"}')
  })

  it.each(['C5-D6.0, D6.0-E5-F4-G3', 'C5-D6.3, D6.3-E7', 'E5-F4-G3 counts G3'])(
    'tells a run as it was written: %s',
    (way) => {
      const trial = tryIt({ ...position, actions: [{ type: 'runRoutes', runs: [`2: ${way}`] }] })
      expect(describeTrial(trial).find((line) => line.startsWith('1. '))).toBe(`1. runRoutes by GT 2: ${way}`)
    },
  )

  it('takes the places that count at the end of a run', () => {
    const runs = ['3/5: B16-B18, B18-C19 counts B16 C19']
    const [tried] = tryIt({ ...position, actions: [{ type: 'runRoutes', runs }] }).tried
    expect(tried?.action.runs).toEqual([
      {
        train: '3/5',
        chains: [
          ['B16', 'B18'],
          ['B18', 'C19'],
        ],
        stops: [],
        counts: ['B16', 'C19'],
      },
    ])
  })

  it('knows scores, winners and certificates', () => {
    const ending = { kind: 'endGame', action: { type: 'endGame', by: 'Amy' } }
    const trial = tryIt({
      ...position,
      interrupts: [ending],
      expect: { after: { 'score.Amy': 580, 'certificates.Amy': 2, 'certificates.Bob': 1, winners: null } },
      actions: [
        { type: 'answer', accept: true, expect: { after: { winners: null } } },
        { type: 'answer', accept: true, expect: { changes: { winners: ['Amy'] }, after: { 'score.Bob': 460 } } },
      ],
    })
    expect(describeTrial(trial).filter((line) => line.includes('✗'))).toEqual([])
  })

  it('takes nothing of its kind for what is not there, and only that', () => {
    const start = (after: object) => tryIt({ ...position, expect: { after } }).startFailures
    expect(start({ 'shares.GT.pool': 0, 'shares.GT.Carlos': null, 'tokens.IC': [], 'trains.GT': [] })).toEqual([])
    expect(start({ 'shares.GT.pool': 10 })).toEqual(['shares.GT.pool is nothing, not 10.'])
    expect(start({ 'shares.GT.Bob': 0 })).toEqual(['shares.GT.Bob is 10, not 0.'])
  })

  it('knows what the title keeps about the game, players by name', () => {
    const bids = { SMS: { Bob: 120 } }
    const trial = tryIt({
      title: '1849',
      players: position.players,
      round: 'initial',
      privates: { SCE: {}, SIGI: {}, CNM: {}, SMS: {}, RSA: {} },
      memo: { foundingOrder: ['CTL', 'RCS'], bids },
      expect: { after: { 'memo.foundingOrder': ['CTL', 'RCS', 'AFG', 'ATA', 'IFT'], 'memo.bids': bids } },
      actions: [
        {
          type: 'bid',
          company: 'CNM',
          price: 80,
          expect: { changes: { 'memo.bids': { ...bids, CNM: { Amy: 80 } } } },
        },
      ],
    })
    expect(describeTrial(trial).filter((line) => line.includes('✗'))).toEqual([])
  })

  it('lists what may be done, as it would be written', () => {
    const lines = describeChoices(tryIt({ ...position, actions: [] }))
    expect(lines[0]).toBe('Open to GT in the step trackToken:')
    expect(lines).toContain('  issueShares by GT percent 20')
  })

  it('knows certificates by size where there are several', () => {
    const NdM = { cell: [2, 2], shares: { Amy: [20, 10, 5, 5], Bob: 20 } }
    const after = { 'papers.NdM.Amy': ['20 president', 10, 5, 5], 'papers.NdM.Bob': [10, 10], 'certificates.Amy': 2 }
    const trial = tryIt({
      title: '18MEX',
      players: position.players,
      phase: '4',
      operators: { NdM },
      expect: { after },
    })
    expect(trial.startFailures).toEqual([])
  })

  it('pays what begins a turn at its beginning only', () => {
    const mail = (round: object) =>
      tryIt({
        title: '18MEX',
        players: position.players,
        phase: '2',
        round: { kind: 'operating', at: 'CHI', ...round },
        operators: { CHI: { cell: [2, 2], cash: 100, trains: ['2'] } },
      }).start['cash.CHI']
    expect(mail({})).toBe(120)
    expect(mail({ step: 'buyTrains', facts: { declared: true } })).toBe(100)
  })
})

describe('a step where nobody would be asked', () => {
  const poor: Scenario = {
    title: '18Mag',
    players: ['Amy', 'Bob', 'Carlos'],
    round: { kind: 'operating', at: '6', step: 'token' },
    operators: { 6: { owner: 'Amy', cash: 39, trains: ['2'] } },
    tiles: { B17: '6 r0', C16: '57 r3' },
  }
  const station = { type: 'placeToken', hex: 'C16', city: 0, expect: { refusal: 'MAG-XTOK-2' } } as const

  it('says why what is tried there is refused, as often as it is tried', () => {
    const trial = tryIt({ ...poor, actions: [station, station] })
    expect(trial.tried.flatMap(({ failures }) => failures)).toEqual([])
    expect(trial.start).toMatchObject({ step: 'token', at: '6' })
  })

  it('goes on from there once something is done', () => {
    const trial = tryIt({ ...poor, actions: [station, { type: 'pass' }] })
    expect(trial.tried[1]?.outcome).toMatchObject({ ok: true })
    expect(trial.game.state.round).toMatchObject({ current: '6', step: 2 })
  })

  it('is found by what is tried where no step is named', () => {
    const broke = { 6: { owner: 'Amy', cash: 5 } }
    const round = { kind: 'operating', at: '6' }
    const trial = tryIt({ ...poor, round, operators: broke, actions: [station] })
    expect(trial.tried.flatMap(({ failures }) => failures)).toEqual([])
  })

  it('speaks for a major that nobody leads', () => {
    const round = { kind: 'operating', at: 'SIK' }
    const dividend = { type: 'dividend', kind: 'variable', amount: 10, expect: { refusal: 'MAG-XDIV-2' } }
    const trial = tryIt({ ...poor, round, operators: { SIK: { price: 70, cash: 50 } }, actions: [dividend] })
    expect(trial.tried.flatMap(({ failures }) => failures)).toEqual([])
  })

  it('is a contradiction where something else is tried, or nothing', () => {
    for (const actions of [[], [{ type: 'buyTrain', name: '2' }]]) {
      const read = readScenario({ ...poor, actions }, titles)
      expect(read.ok ? [] : read.problems.map(({ problem }) => problem)).toEqual([
        'There is nothing to decide in the step “token”. (placeToken: refused by MAG-XTOK-2)',
      ])
    }
  })

  it('is not silently left for a later turn of the same player', () => {
    const alone = { title: '18Mag', players: ['Amy', 'Bob', 'Carlos'], round: { kind: 'stock', at: 'Amy' } }
    expect(tryIt({ ...alone, turn: 4, actions: [{ type: 'pass' }] }).start).toMatchObject({ turn: 4, at: 'Amy' })
    expect(readScenario({ ...alone, actions: [] }, titles)).toMatchObject({ ok: false })
  })
})

describe('the turn of one that the title plays', () => {
  const solo = {
    title: '18Mag',
    players: ['Amy', { name: 'István', automaton: true, cash: 70 }],
    operators: {
      2: { owner: 'István', cash: 60, trains: ['2'] },
      11: { owner: 'Amy', trains: ['2'] },
      SKEV: { price: 70, shares: { István: 10 } },
    },
    tiles: { B15: '57 r0', C14: '6 r1', A16: '58 r4' },
  }
  const goOn = (changes: object) => [{ type: 'pass', expect: { changes } }]

  it.each([
    ['a minor, from its first step', { kind: 'operating', at: '2' }, { 'tokens.2': ['B15', 'C14'], at: '11' }],
    [
      'a minor at a step',
      { kind: 'operating', at: '2', step: 'token' },
      { 'tokens.2': ['B15', 'C14'], 'itemsDone.2': 1, at: '11' },
    ],
    ['his own in a stock round', { kind: 'stock', at: 'István' }, { 'shares.SKEV.István': 20 }],
  ])('goes on when somebody passes: %s', (_, round, changes) => {
    const trial = tryIt({ ...solo, round, actions: goOn(changes) })
    expect(trial.tried.flatMap(({ failures }) => failures)).toEqual([])
    expect(trial.tried[0]?.action.by).toBe(round.kind === 'stock' ? 'p2' : '2')
  })
})

describe('what may be left out', () => {
  const table = { title: '18Mag', players: ['Amy', { name: 'Bob', cash: 100 }, 'Carlos'] } as const
  const running = { kind: 'operating', at: '13', step: 'run' }
  const failures = (scenario: unknown): readonly string[] => tryIt(scenario).tried.flatMap((each) => each.failures)

  it('the price of a rail-car, and whose it is', () => {
    const car = { type: 'buyEquipment', from: 'RABA', expect: { changes: { 'cash.RABA': 10, 'cash.13': 40 } } }
    const operators = { 13: { owner: 'Amy', cash: 50, trains: ['2'] } }
    expect(failures({ ...table, round: running, operators, tiles: { I2: '57 r2' }, actions: [car] })).toEqual([])
  })

  it('where a share comes from; another player is called by name', () => {
    const actions = [
      { type: 'buyShares', corporation: 'SIK', percent: 10, from: 'Carlos', expect: { refusal: 'MAG-XSEL-4' } },
      { type: 'buyShares', corporation: 'SIK', expect: { changes: { 'shares.SIK.Bob': 10 } } },
    ]
    expect(failures({ ...table, round: { kind: 'stock', at: 'Bob' }, actions })).toEqual([])
  })

  it('fits nothing and is refused as incomplete', () => {
    const actions = [{ type: 'buyShares', percent: 30, expect: { refusal: 'MAG-XALL-1' } }]
    expect(failures({ ...table, round: { kind: 'stock', at: 'Bob' }, actions })).toEqual([])
  })

  it('the price of a major, which has one from the start', () => {
    const { start } = tryIt({ ...table, operators: { SIK: { cash: 30, shares: { Amy: 20 } } } })
    expect(start).toMatchObject({ 'cash.SIK': 30, 'president.SIK': 'Amy' })
    expect([60, 65, 70, 75, 80]).toContain(start['price.SIK'])
  })

  it.each([
    ['1', 'E12', 'L33 r2', 'E12:0'],
    ['4', 'G14', 'L32 r0', 'G14:0'],
    ['7', 'G10', 'L32 r3', 'G10:0'],
  ])('the circle of minor %s on a tile: the home it had, or the city with track', (minor, hex, tile, circle) => {
    const round = { kind: 'operating', at: minor }
    const operators = { [minor]: { owner: 'Amy', cash: 50, trains: ['2'] } }
    const { start } = tryIt({ ...table, round, operators, tiles: { [hex]: tile }, actions: [{ type: 'pass' }] })
    expect(start[`tokens.${minor}`]).toEqual([circle])
  })
})
