import { Refused } from '@roundhouse/server/client'
import { findOut, me, server } from './server.js'

/** Is there such a table over the network? */
export const isOnServer = async (table: string): Promise<boolean> => {
  await findOut()
  if (me.peek() === 'alone') return false
  try {
    await server().ask('getTable', { params: { table }, query: { after: 1_000_000 } })
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}
