#!/usr/bin/env node
import { load } from '../../../scripts/bundle.mjs'

const { endWithReader, main } = await load(new URL('../src/main.ts', import.meta.url))
endWithReader(process.stdout)
endWithReader(process.stderr)
process.exitCode = await main(process.argv.slice(2))
