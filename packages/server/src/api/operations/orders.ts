import Type from 'typebox'
import { operation } from '../operation.js'
import { GivenOrder, StandingOrder } from '../orders.js'
import { Code, EntryNumber, TableId } from '../schemas.js'
import { AtTable } from './tables.js'

const closed = { additionalProperties: false } as const

/** Moves ahead: what players want done without being asked. */
export const orders = {
  getOrders: operation({
    method: 'GET',
    path: '/api/tables/:table/orders',
    summary: 'The caller’s moves ahead: orders in force, and those that have ended, with the reason',
    description: 'Nobody else is told of them: the others see what was done as the caller’s own actions.',
    who: 'seated',
    cost: 'read',
    params: AtTable,
    answers: { 200: Type.Object({ orders: Type.Array(GivenOrder) }, closed) },
    errors: ['not_found', 'not_seated'],
  }),
  giveOrder: operation({
    method: 'POST',
    path: '/api/tables/:table/orders',
    summary: 'Give an order that is carried out whenever it is the caller’s to decide, until something ends it',
    description:
      'It takes the place of one about the same: there is one order to pass, and one of each other kind for a company. ' +
      'Beside what it names, it ends when the caller’s papers or companies change by others’ doing, when something else ' +
      'is asked, when what it has done is taken back, and with the round of players’ turns it is about. ' +
      '409 `stale`: something has happened after `after`. 422 `bad_order`: the caller does not run the company, or it has no such steps.',
    who: 'seated',
    cost: 'write',
    params: AtTable,
    body: Type.Object({ after: EntryNumber, order: StandingOrder }, closed),
    answers: { 201: GivenOrder },
    errors: ['not_found', 'not_seated', 'not_running', 'stale', 'bad_order', 'frozen'],
  }),
  removeOrder: operation({
    method: 'DELETE',
    path: '/api/tables/:table/orders/:order',
    summary: 'Take an order back, or forget one that has ended',
    who: 'seated',
    cost: 'write',
    params: Type.Object({ table: TableId, order: Code }, closed),
    answers: { 204: null },
    errors: ['not_found', 'not_seated'],
  }),
}
