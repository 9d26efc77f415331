import { signal } from '@preact/signals'
import { describe, expect, test, vi } from 'vitest'
import { combination, keyLabel } from './keys.js'
import { matching } from './palette.js'
import { type Command, commandOf, commands, register, run } from './registry.js'

const command = (id: string, more: Partial<Command> = {}): Command => ({
  id,
  group: 'page',
  label: () => id,
  run: () => undefined,
  ...more,
})
const press = (code: string, more: Partial<KeyboardEvent> = {}) => ({
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
})

describe('the registry', () => {
  test('commands come and go with their part of the page; the later of one name holds', () => {
    const first = register([command('a'), command('b')])
    const later = command('a')
    const second = register([later])
    expect(commandOf('a')).toBe(later)
    second()
    expect(commandOf('a')).not.toBe(later)
    first()
    expect(commands.value).toEqual([])
  })

  test('what does nothing on this screen is not there', () => {
    const phone = signal(false)
    const gone = register([command('a', { applies: () => phone.value })])
    expect(commandOf('a')).toBeUndefined()
    phone.value = true
    expect(commandOf('a')).toBeDefined()
    gone()
  })

  test('what is blocked does not run and says why', () => {
    const act = vi.fn()
    expect(run(command('a', { blocked: () => 'no', run: act }))).toBe('no')
    expect(run(command('a', { blocked: () => null, run: act }))).toBeNull()
    expect(act).toHaveBeenCalledTimes(1)
  })
})

describe('keys', () => {
  test.each([
    [press('KeyK', { ctrlKey: true }), 'Ctrl+KeyK', 'Ctrl K'],
    [press('KeyZ', { metaKey: true, shiftKey: true }), 'Ctrl+Shift+KeyZ', 'Ctrl Shift Z'],
    [press('Slash', { shiftKey: true }), 'Shift+Slash', '?'],
    [press('ArrowLeft'), 'ArrowLeft', '←'],
    [press('Digit3'), 'Digit3', '3'],
  ])('%o', (event, combo, label) => {
    expect([combination(event), keyLabel(combo)]).toEqual([combo, label])
  })
})

describe('the palette', () => {
  const all = [
    command('palette'),
    command('Undo move', { blocked: () => 'nothing' }),
    command('Redo move'),
    command('Help'),
  ]

  test('finds by parts of words, what may run first', () => {
    expect(matching(all, 'mov').map(({ id }) => id)).toEqual(['Redo move', 'Undo move'])
    expect(matching(all, 'move re').map(({ id }) => id)).toEqual(['Redo move'])
  })

  test('does not offer itself', () => {
    expect(matching(all, '').map(({ id }) => id)).not.toContain('palette')
  })
})
