/** One section of the benchmarks. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export const show = ({ name, columns, rows }: Table): string => {
  const widths = columns.map((column, i) => Math.max(column.length, ...rows.map((row) => (row[i] ?? '').length)))
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd()
  return [name, line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line), ''].join('\n')
}

/** Milliseconds as a reader wants them. */
export const ms = (time: number): string => {
  if (time < 0.01) return `${(time * 1000).toFixed(2)} µs`
  return time < 10 ? `${time.toFixed(3)} ms` : `${time.toFixed(0)} ms`
}

export const percentile = (times: readonly number[], part: number): number => {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export const timed = (act: () => void): number => {
  const started = performance.now()
  act()
  return performance.now() - started
}

/** Several tries, the quickest counts: what else the machine does only ever adds. */
export const quickest = (tries: number, act: () => void): number =>
  Math.min(...Array.from({ length: tries }, () => timed(act)))
