// Serves the built table: node serve.mjs. PORT chooses the port, HOST the network address to listen on.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listen } from './static-server.mjs'

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'dist')
const FIRST = 1846

if (!existsSync(join(FOLDER, 'index.html'))) {
  console.error('The table is not built yet: npm run build -w @roundhouse/web')
  process.exit(1)
}

const asked = process.env.PORT ?? String(FIRST)
const port = Number(asked)
if (!/^\d+$/.test(asked) || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not ${JSON.stringify(asked)}.`)
  process.exit(2)
}

const { server, port: got } = await listen(FOLDER, port, process.env.HOST ?? 'localhost', (taken, next) => {
  console.log(`Port ${taken} is taken; trying ${next}.`)
})
console.log(`The table is laid: http://localhost:${got}/`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
  })
}
