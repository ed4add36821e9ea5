// The rows of a file that could not be read, each with its line and the reason; to look at here or
// to take away.
import type { Report } from '@plimsoll/contract/imports'
import { Button } from '../../ui/Button.tsx'
import { saveText } from '../../ui/save-text.ts'
import { ScrolledTable } from './ScrolledTable.tsx'

/** Nothing where every row was read. */
export function BadRows({ rows }: { rows: Report['bad_rows'] }) {
  if (rows.length === 0) return null
  const title =
    rows.length === 1 ? 'We couldn’t read 1 row' : `We couldn’t read ${rows.length} rows`
  return (
    <details className="upload-bad-rows">
      <summary>{title}</summary>
      <ScrolledTable label={title}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Column</th>
            <th scope="col">Value</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.sheet} ${row.line} ${row.column} ${row.code}`}>
              <td>{row.line}</td>
              <td>{row.column}</td>
              <td>{row.value}</td>
              <td>{row.message}</td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
      <Button weight="quiet" onClick={() => saveText('rows-not-read.csv', asCsv(rows))}>
        Download list
      </Button>
    </details>
  )
}

function asCsv(rows: Report['bad_rows']): string {
  const lines = rows.map((row) =>
    [row.sheet, String(row.line), row.column, row.value, row.message].map(cell).join(','),
  )
  return `${['Sheet,Line,Column,Value,Reason', ...lines].join('\r\n')}\r\n`
}

// A value that begins like a formula is made harmless before a spreadsheet opens the list.
function cell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
