import { describe, expect, it } from 'vitest'
import { Problems, placeOf } from './problems.js'
import {
  about,
  amount,
  anything,
  either,
  facts,
  flag,
  id,
  kindOf,
  listOf,
  mapOf,
  matching,
  oneOf,
  orNull,
  playerId,
  record,
  type Shape,
  text,
  whole,
} from './shape.js'

const problemsOf = (shape: Shape<unknown>, value: unknown): readonly string[] => {
  const problems = new Problems()
  shape.check(value, ['at'], problems)
  return problems.list.map(({ path, problem }) => `${path}: ${problem}`)
}

it.each([
  [null, 'null'],
  [[1], 'array'],
  ['', 'string'],
  [0, 'number'],
  [false, 'boolean'],
  [{}, 'object'],
  [undefined, 'undefined'],
  [() => 1, 'undefined'],
] as const)('kind %#: %o is %s', (value, kind) => expect(kindOf(value)).toBe(kind))

describe('shapes', () => {
  const point = record({ x: whole }, { name: text })
  const loose = record({ x: whole }, {}, { open: true })
  const way = either(text, whole, listOf(whole))

  it.each<[string, Shape<unknown>, unknown, readonly string[]]>([
    ['a text', text, 'a', []],
    ['no text', text, '', ['at: This must be a text.']],
    ['a number for a text', text, 1, ['at: This must be a text.']],
    ['an id', id, 'B&O', []],
    ['no id', id, '', ['at: This must be an id.']],
    ['a whole number', whole, -3, []],
    ['half a number', whole, 0.5, ['at: This must be a whole number.']],
    ['a text for a number', whole, '1', ['at: This must be a whole number.']],
    ['an amount', amount, 0, []],
    ['less than nothing', amount, -1, ['at: This must be a whole number, 0 or more.']],
    ['half a dollar', amount, 1.5, ['at: This must be a whole number, 0 or more.']],
    ['true', flag, false, []],
    ['neither true nor false', flag, 0, ['at: This must be true or false.']],
    ['a player', playerId, 'p3', []],
    ['no player', playerId, 'Amy', ['at: This must be a player such as "p1".']],
    ['one of some', oneOf('a', 'b'), 'b', []],
    ['another', oneOf('a', 'b'), 'c', ['at: This must be one of a, b.']],
    ['a pattern', matching(/^\d$/, 'a digit'), '7', []],
    ['no match', matching(/^\d$/, 'a digit'), '77', ['at: This must be a digit.']],
    ['facts', facts, { any: [1] }, []],
    ['a list for facts', facts, [], ['at: This must be a record of facts.']],
    ['anything', anything, null, []],
    ['a list', listOf(whole), [1, 2], []],
    [
      'a list with a fault',
      listOf(whole),
      [1, 'b', 0.5],
      ['at[1]: This must be a whole number.', 'at[2]: This must be a whole number.'],
    ],
    ['no list', listOf(whole), { 0: 1 }, ['at: This must be a list.']],
    ['a map', mapOf(flag), { a: true }, []],
    ['a map with a fault', mapOf(flag), { a: true, 'b c': 1 }, ['at["b c"]: This must be true or false.']],
    ['no map', mapOf(flag), [true], ['at: This must be a record { … }.']],
    ['a record', point, { x: 1, name: 'a' }, []],
    ['a record without what may be missing', point, { x: 1 }, []],
    ['a record without what may not', point, { name: 'a' }, ['at: “x” is missing.']],
    ['a record with more', point, { x: 1, y: 2 }, ['at.y: There is no field “y” here.']],
    [
      'a record with a name of all objects',
      point,
      { x: 1, toString: 2 },
      ['at.toString: There is no field “toString” here.'],
    ],
    [
      'a record with a fault',
      point,
      { x: 'a', name: '' },
      ['at.x: This must be a whole number.', 'at.name: This must be a text.'],
    ],
    ['no record', point, null, ['at: This must be a record { … }.']],
    ['an open record', loose, { x: 1, y: 2 }, []],
    ['none', orNull(text), null, []],
    ['something', orNull(text), 'a', []],
    ['neither', orNull(text), 1, ['at: This must be a text.']],
    ['one way', way, 'a', []],
    ['another way', way, [1], []],
    ['a way with a fault', way, [0.5], ['at[0]: This must be a whole number.']],
    ['no way', way, null, ['at: This must be a text or a whole number or a list.']],
    ['no way at all', way, undefined, ['at: This must be a text or a whole number or a list.']],
    ['explained', about('Why.', text), 1, ['at: This must be a text.']],
  ])('%s', (_, shape, value, problems) => expect(problemsOf(shape, value)).toEqual(problems))

  it.each<[string, Shape<unknown>, object]>([
    ['text', text, { type: 'string', minLength: 1 }],
    ['id', id, { type: 'string', minLength: 1 }],
    ['whole', whole, { type: 'integer' }],
    ['amount', amount, { type: 'integer', minimum: 0 }],
    ['flag', flag, { type: 'boolean' }],
    ['playerId', playerId, { type: 'string' }],
    ['oneOf', oneOf('a', 'b'), { enum: ['a', 'b'] }],
    ['matching', matching(/^\d$/, 'a digit'), { type: 'string', pattern: '^\\d$' }],
    ['facts', facts, { type: 'object' }],
    ['anything', anything, {}],
    ['listOf', listOf(whole), { type: 'array', items: { type: 'integer' } }],
    ['mapOf', mapOf(flag), { type: 'object', additionalProperties: { type: 'boolean' } }],
    [
      'record',
      point,
      {
        type: 'object',
        properties: { x: { type: 'integer' }, name: { type: 'string', minLength: 1 } },
        required: ['x'],
        additionalProperties: false,
      },
    ],
    ['an open record', loose, { type: 'object', properties: { x: { type: 'integer' } }, required: ['x'] }],
    [
      'a record that needs nothing',
      record({}, { x: whole }),
      { type: 'object', properties: { x: { type: 'integer' } }, additionalProperties: false },
    ],
    ['orNull', orNull(whole), { anyOf: [{ type: 'integer' }, { type: 'null' }] }],
    ['either', either(whole, flag), { anyOf: [{ type: 'integer' }, { type: 'boolean' }] }],
    ['about', about('Why.', flag), { description: 'Why.', type: 'boolean' }],
  ])('say the same as a JSON Schema: %s', (_, shape, schema) => expect(shape.schema).toEqual(schema))

  it.each<[string, Shape<unknown>, readonly string[], string]>([
    ['anything', anything, ['string', 'number', 'boolean', 'array', 'object', 'null'], 'a value'],
    ['listOf', listOf(whole), ['array'], 'a list'],
    ['mapOf', mapOf(whole), ['object'], 'a record'],
    ['record', point, ['object'], 'a record'],
    ['orNull', orNull(whole), ['number', 'null'], 'a whole number or null'],
    [
      'either',
      either(text, either(whole, flag)),
      ['string', 'number', 'boolean'],
      'a text or a whole number or true or false',
    ],
  ])('know what they are: %s', (_, shape, kinds, what) => expect([shape.kinds, shape.what]).toEqual([kinds, what]))
})

describe('problems', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b', 0, 'c'], 'a.b[0].c'],
    [['operators', 'B&O', 'tokens', 1], 'operators["B&O"].tokens[1]'],
    [['1a'], '["1a"]'],
    [['a-'], '["a-"]'],
    [[0], '[0]'],
  ] as const)('stand at %j: %s', (path, place) => expect(placeOf(path)).toBe(place))

  it('are none until one is added', () => {
    const problems = new Problems()
    expect(problems.none).toBe(true)
    expect(problems.add(['a'], 'No.')).toBeUndefined()
    expect(problems.none).toBe(false)
    expect(problems.list).toEqual([{ path: 'a', problem: 'No.' }])
  })
})
