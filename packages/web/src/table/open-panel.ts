import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Choices } from '@roundhouse/engine'
import { recallRecord, remember } from '../app/memory.js'
import { groupsOf, isSale } from '../decision/groups.js'
import { isPanel, type PanelId } from './panel-list.js'

/** What the table is about at a moment: it decides which reader of the position is open. */
const MOMENTS = ['sale', 'start', 'stock', 'trains', 'operating', 'over'] as const
export type Moment = (typeof MOMENTS)[number]

const USUAL: Readonly<Record<Moment, PanelId>> = {
  sale: 'privates',
  start: 'market',
  stock: 'spreadsheet',
  trains: 'depot',
  operating: 'market',
  over: 'charts',
}

export const momentOf = (choices: Choices): Moment => {
  if (choices.actor === null) return 'over'
  if (isSale(choices)) return 'sale'
  const [first] = groupsOf(choices).filter(({ offers, blocked }) => offers.length + blocked.length > 0)
  if (first?.key === 'stock') {
    const pars = first.blocked.length === 0 && first.offers.every(({ action }) => action.type === 'par')
    return pars ? 'start' : 'stock'
  }
  return first?.key === 'buyTrain' ? 'trains' : 'operating'
}

/** Which reader of the position is open. */
export interface OpenPanel {
  readonly id: ReadonlySignal<PanelId>
  /** The player wants to see this one at such moments: remembered. */
  choose(id: PanelId): void
  /** Led to by something else: until the moment is over. */
  visit(id: PanelId): void
}

const MEMORY = 'readers'

export const openPanel = (choices: ReadonlySignal<Choices | null>): OpenPanel => {
  const kept = recallRecord(MEMORY)
  const chosen = signal<Partial<Record<Moment, PanelId>>>(
    Object.fromEntries(MOMENTS.flatMap((moment) => (isPanel(kept[moment]) ? [[moment, kept[moment]]] : []))),
  )
  const visited = signal<{ readonly since: object; readonly id: PanelId } | null>(null)
  let last: { readonly kind: Moment } = { kind: 'operating' }
  // Nobody decides while one looks back: what was open stays open.
  const moment = computed(() => {
    const kind = choices.value ? momentOf(choices.value) : last.kind
    if (kind !== last.kind) last = { kind }
    return last
  })
  const id = computed(() => {
    const guest = visited.value?.since === moment.value ? visited.value.id : undefined
    return guest ?? chosen.value[moment.value.kind] ?? USUAL[moment.value.kind]
  })
  return {
    id,
    choose(panel) {
      visited.value = null
      chosen.value = { ...chosen.value, [moment.peek().kind]: panel }
      remember(MEMORY, JSON.stringify(chosen.value))
    },
    visit(panel) {
      visited.value = { since: moment.peek(), id: panel }
    },
  }
}
