/** The server: one program that serves the page, the API and the live channel. */
export { contract } from './api/contract.js'
export { ERRORS, type ErrorCode } from './api/errors.js'
export { openApi } from './api/openapi.js'
export { commitmentOf } from './game/seed.js'
export { main } from './main.js'
export { type Parts, type RunningServer, startServer } from './server.js'
export { BadSetting, readSettings, type Settings } from './settings.js'
