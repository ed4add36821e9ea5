// The first rows of a file as it has them, with what each column holds chosen above it.
import { type ColumnAnswer, columnNames, columnRoles, rolesOf, withRole } from './column-roles.ts'
import type { Answers, Look } from './queries.ts'
import { ScrolledTable } from './ScrolledTable.tsx'

const linesShownMax = 12

/** Choosing one column settles all the others as they stand. */
export function MappingTable(props: {
  look: Look
  answers: Answers
  onChange: (answers: Answers) => void
}) {
  const { lines, header_line } = props.look
  const roles = rolesOf(props.look, props.answers)
  const names = columnNames(props.look)
  const choose = (index: number, role: string) =>
    props.onChange({ ...props.answers, columns: withRole(roles, index, role as ColumnAnswer) })
  return (
    <ScrolledTable label="First rows of the file">
      <thead>
        <tr>
          <th scope="col">Row</th>
          {roles.map((role, index) => (
            <th key={names[index]} scope="col" className={`mapping-${role}`}>
              <select
                className="mapping-role"
                aria-label={`Contents of ${names[index]}`}
                value={role}
                onChange={(event) => choose(index, event.target.value)}
              >
                {columnRoles.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.slice(0, linesShownMax).map(({ line, cells }) => (
          <tr key={line} className={line === header_line ? 'mapping-header' : ''}>
            <td>{line}</td>
            {roles.map((role, index) => (
              <td key={names[index]} className={`mapping-${role}`}>
                {cells[index] ?? ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  )
}
