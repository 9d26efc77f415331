#!/usr/bin/env node
import { load } from '../../../scripts/bundle.mjs'

const { main } = await load(new URL('../src/main.ts', import.meta.url))
process.exitCode = await main(process.argv.slice(2))
