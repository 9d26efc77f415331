import { cameByKeys } from './hand.js'
import { commands, run } from './registry.js'

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** `Ctrl+Shift+KeyZ` for a key press; the Command key of a Mac counts as Ctrl. */
export const combination = ({ code, ctrlKey, metaKey, shiftKey, altKey }: Pressed): string =>
  [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', code].filter(Boolean).join('+')

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Equal: '+',
  NumpadAdd: '+',
  Minus: '−',
  NumpadSubtract: '−',
  BracketLeft: '[',
  BracketRight: ']',
  Slash: '/',
  Escape: 'Esc',
}

/** How a combination is written for people: `Ctrl K`, `?`. */
export const keyLabel = (combo: string): string => {
  if (combo === 'Shift+Slash') return '?'
  return combo
    .split('+')
    .map((part) => NAMES[part] ?? part.replace(/^(Key|Digit)/, ''))
    .join(' ')
}

/** Boxes and sliders take no letters. */
const LETTERLESS = /^(range|checkbox|radio|button|submit|file)$/

const isTyping = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !LETTERLESS.test(target.type)
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName)
}

/** Things with arrows of their own: some always, some for those who came there by keys. */
const usesArrows = (target: EventTarget | null): boolean => {
  if (!(target instanceof Element)) return false
  if (target.closest('input, select, [role="separator"], [role="listbox"], [role="radiogroup"]')) return true
  return cameByKeys() && target.closest('[role="slider"], [role="tablist"], [data-own-keys]') !== null
}

/** Things that Enter presses or opens. */
const takesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'a, button, summary, input, select, textarea, [role="button"], [role="separator"], [data-own-keys]',
  ) !== null

export const onKeyDown = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.isComposing) return
  const combo = combination(event)
  const modified = event.ctrlKey || event.metaKey
  if (isTyping(event.target) && !modified) return
  if (/Arrow|Home|End|Page/.test(event.code) && usesArrows(event.target)) return
  // Held down, it would go through several questions at once.
  if (/Enter$/.test(event.code) && (event.repeat || takesEnter(event.target))) return
  if (document.querySelector('dialog[open]') && combo !== 'Ctrl+KeyK') return
  const command = commands.value.find(({ keys }) => keys?.includes(combo))
  if (!command) return
  // Undo inside a text field is the field's own.
  if (isTyping(event.target) && /Key[ZYACVX]$/.test(combo)) return
  event.preventDefault()
  run(command)
}
