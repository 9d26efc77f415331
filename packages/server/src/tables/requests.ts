import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { newId } from '../ids.js'
import type { StoredRequest } from '../storage/requests.js'
import type { RequestRow } from '../storage/schema.js'
import type { Seat } from '../storage/tables.js'
import { callTo, peopleOf } from './called.js'
import type { LoadedTable } from './loaded.js'

/** What is asked for. */
export type Asked = { readonly to: number; readonly reason?: string } | { readonly seat: string; readonly with: string }

export interface ToldRequest {
  readonly id: string
  readonly kind: RequestRow['kind']
  readonly by: string
  readonly to?: number
  readonly reason?: string
  readonly seat?: string
  readonly with?: 'open' | 'bot:easy' | 'bot:normal' | 'bot:hard'
  readonly answers: Record<string, boolean>
  readonly waiting: string[]
  readonly state: RequestRow['state']
}

/** Somebody who can be asked: a person who has not left. */
const isHere = ({ user_id, left_at }: Seat): boolean => user_id !== null && left_at === null

/** Who has to agree: everybody else who is here, but not whose seat it is about. */
const asked = ({ seats }: Pick<LoadedTable, 'seats'>, { seat: by, data }: StoredRequest): readonly string[] => {
  const about = (JSON.parse(data) as { seat?: string }).seat
  return seats.filter((seat) => isHere(seat) && seat.seat !== by && seat.seat !== about).map(({ seat }) => seat)
}

const answersOf = ({ answers }: StoredRequest): Record<string, boolean> =>
  JSON.parse(answers) as Record<string, boolean>

export const toldRequest = (loaded: Pick<LoadedTable, 'seats'>, request: StoredRequest): ToldRequest => {
  const answers = answersOf(request)
  return {
    id: request.id,
    kind: request.kind,
    by: request.seat,
    ...(JSON.parse(request.data) as object),
    answers,
    waiting: request.state === 'open' ? asked(loaded, request).filter((seat) => !(seat in answers)) : [],
    state: request.state,
  }
}

export const openRequest = ({ requests }: LoadedTable, kind: RequestRow['kind']): StoredRequest | undefined =>
  requests.find((request) => request.kind === kind && request.state === 'open')

/** What the others have said so far makes of a request. */
const stateBy = (loaded: LoadedTable, request: StoredRequest): RequestRow['state'] => {
  const { answers, waiting } = toldRequest(loaded, request)
  if (Object.values(answers).includes(false)) return 'declined'
  return waiting.length === 0 ? 'granted' : 'open'
}

/** Asks the others, who are called; granted at once where nobody is left to be asked. */
export const ask = async (
  context: Context,
  loaded: LoadedTable,
  kind: RequestRow['kind'],
  by: string,
  what: Asked,
): Promise<StoredRequest> => {
  const { storage, announcer, now } = context
  const made: StoredRequest = {
    id: newId(),
    table_id: loaded.id,
    kind,
    seat: by,
    data: JSON.stringify(what),
    number: loaded.table.number,
    answers: '{}',
    state: 'open',
    created_at: now(),
    settled_at: null,
  }
  const state = stateBy(loaded, made)
  const request: StoredRequest = { ...made, state, settled_at: state === 'open' ? null : now() }
  await storage.requests.add(request)
  await storage.tables.touch(loaded.id)
  loaded.table = { ...loaded.table, version: loaded.table.version + 1 }
  if (state === 'open') {
    loaded.requests = [...loaded.requests, request]
    const seats = asked(loaded, request)
    await callTo(context, loaded, peopleOf(loaded.seats.filter(({ seat }) => seats.includes(seat))), kind, request.id)
  }
  await announcer.changed(loaded)
  return request
}

/** Says yes or no; who asked takes it back with no. */
export const answer = async (
  { storage, cache, announcer, now }: Context,
  loaded: LoadedTable,
  kind: RequestRow['kind'],
  by: string,
  yes: boolean,
): Promise<StoredRequest> => {
  await cache.refresh(loaded)
  const request = openRequest(loaded, kind)
  if (!request) throw new Failure('nothing_asked')
  const isOwn = request.seat === by
  const isAsked = asked(loaded, request).includes(by)
  if (isOwn ? yes : !isAsked && yes) return request
  const answers = isOwn ? request.answers : JSON.stringify({ ...answersOf(request), [by]: yes })
  const heard: StoredRequest = { ...request, answers }
  const state = isOwn ? 'withdrawn' : stateBy(loaded, heard)
  const settled: StoredRequest = { ...heard, state, settled_at: state === 'open' ? null : now() }
  const { id, ...changes } = settled
  if (!(await storage.requests.change(id, request.answers, changes))) {
    await cache.reload(loaded)
    throw new Failure('nothing_asked')
  }
  await storage.tables.touch(loaded.id)
  loaded.table = { ...loaded.table, version: loaded.table.version + 1 }
  loaded.requests = loaded.requests.flatMap((each) => (each.id !== id ? [each] : state === 'open' ? [settled] : []))
  await announcer.changed(loaded)
  return settled
}

/** Something has happened that makes a request pointless. */
export const lapse = async (
  { storage, now }: Context,
  loaded: LoadedTable,
  kind: RequestRow['kind'],
): Promise<void> => {
  const request = openRequest(loaded, kind)
  if (!request) return
  await storage.requests.lapse(loaded.id, kind, now())
  loaded.requests = loaded.requests.filter((each) => each !== request)
}
