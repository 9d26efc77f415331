/** For whoever runs a server: what is done beside it, from the command line. */
export { BadSetting, readSettings, type Settings } from '../settings.js'
export { TooNew, TooOld } from '../storage/migrate.js'
export type { Storage } from '../storage/storage.js'
export { InUse } from '../storage/unavailable.js'
export { fileOf } from '../tables/exporting.js'
export { BadBackup, backUp, restore } from './backup.js'
export { NoDatabase, openBeside } from './beside.js'
export { type Checked, checkTable } from './check.js'
export { begunTables } from './games.js'
export {
  findUser,
  invitation,
  isInvitedOnly,
  type ListedUser,
  listUsers,
  resetCode,
  setInvitedOnly,
  setOperator,
} from './people.js'
export { type FileProblem, type Verified, verifyFile } from './verify.js'
