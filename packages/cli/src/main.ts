const USAGE = `usage: roundhouse COMMAND

No commands yet.
`

/** Runs one command line; the number is the exit code. */
export async function main(argv: string[]): Promise<number> {
  if (argv.length === 0 || argv[0] === '--help') {
    process.stdout.write(USAGE)
    return 0
  }
  process.stderr.write(USAGE)
  return 2
}
