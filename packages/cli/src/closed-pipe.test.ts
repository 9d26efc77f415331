import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

describe('whoever reads stops reading', () => {
  const BIN = fileURLToPath(new URL('../bin/roundhouse.mjs', import.meta.url))

  it.each(['rules 1849', 'rules 18MEX --lang ru', 'titles', '--help'])('%s ends quietly', (words) => {
    const command = `${process.execPath} ${BIN} ${words}`
    const out = execFileSync('bash', ['-c', `exec 3>&1; { ${command} 2>&3; echo "code $?" >&3; } | true`])
    expect(out.toString()).toBe('code 0\n')
  })
})
