import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { goInstead, type Place } from '../app/place.js'
import type { TableModel } from './model.js'
import { lookAt } from './moment-link.js'

type TablePlace = Extract<Place, { at: 'table' | 'online' }>

/** Shows the move an address names; the address forgets it as soon as another one is on the screen. */
export const useMoveInAddress = (model: TableModel | null, { at, id, move }: TablePlace): void => {
  useEffect(() => {
    if (!model || move === undefined) return
    const { session } = model
    lookAt(model, move)
    const shown = session.looking.peek()
    return effect(() => {
      if (session.looking.value !== shown) goInstead({ at, id })
    })
  }, [model, at, id, move])
}
