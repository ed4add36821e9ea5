// Rows of figures in columns, as the benchmarks print them.

/** Prints a row: the first column wide, the others narrow and to the right. */
export function printRow(cells: readonly (string | number)[]): void {
  const [first = '', ...rest] = cells
  process.stdout.write(
    `  ${String(first).padEnd(34)}${rest.map((cell) => String(cell).padStart(12)).join('')}\n`,
  )
}

/** The value below which a share of the sorted values lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Milliseconds with two decimals. */
export function ms(value: number): string {
  return `${value.toFixed(2)} ms`
}
