// Reads CSV as councils publish it: quotes, quotes within quotes, line ends of either kind.

/** The cells of every row. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    if (line.trim() === '') continue
    const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? []
    rows.push(cells.slice(0, line.endsWith(',') ? undefined : -1).map(unquoted))
  }
  return rows
}

function unquoted(cell: string): string {
  const bare = cell.replace(/,$/, '')
  return bare.startsWith('"') ? bare.slice(1, -1).replaceAll('""', '"') : bare
}
