import type { Session, User } from './storage/people.js'

/** Who asks: known by a token or a cookie. */
export interface Caller {
  readonly user: User
  readonly session: Session
}
