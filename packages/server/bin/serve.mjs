#!/usr/bin/env node
// Serves the page, the API and the live channel; settings are environment variables (docs/running-a-server.md).
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { load } from '../../../scripts/bundle.mjs'

const page = fileURLToPath(new URL('../../web/dist', import.meta.url))
const { main } = await load(new URL('../src/main.ts', import.meta.url))
process.exitCode = await main(existsSync(page) ? page : null)
