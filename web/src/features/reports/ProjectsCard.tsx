// What the week did to the sales projects: receipts, changes of status, what is expected and what
// slipped.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { money } from '@plimsoll/domain/amount-words'
import { dayInWords } from '@plimsoll/domain/date-words'
import { Card } from '../../ui/Card.tsx'
import { ReportLink } from './ReportLink.tsx'

type Projects = NonNullable<WeeklyReport['projects']>
type Row = { project_id: string; project: string; words: string; amount: string }

/** Only for businesses with projects. */
export function ProjectsCard({ projects }: { projects: Projects }) {
  const { received, changed, expected, slipped } = projects
  const groups: { title: string; rows: Row[] }[] = [
    {
      title: 'Received',
      rows: received.map((row) => ({
        ...row,
        words: `${row.label}, on ${dayInWords(row.day)}`,
        amount: money(row.amount),
      })),
    },
    {
      title: 'Status changed',
      rows: changed.map((row) => ({
        ...row,
        words: `${row.status} since ${dayInWords(row.day)}`,
        amount: row.open === 0 ? '' : money(row.open),
      })),
    },
    {
      title: 'Slipped',
      rows: slipped.map((row) => ({
        ...row,
        words: row.is_overdue
          ? `${row.label}, overdue: planned for ${dayInWords(row.planned_on)}`
          : `${row.label}, ${dayInWords(row.day)} instead of ${dayInWords(row.planned_on)}`,
        amount: money(row.amount),
      })),
    },
    {
      title: 'Expected in the next 30 days',
      rows: expected.map((row) => ({
        ...row,
        words: `${row.label}, ${dayInWords(row.day)}`,
        amount: money(row.amount),
      })),
    },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <Card
      title="Sales projects"
      aside={
        <ReportLink to="/sales/projects" isExtra>
          Projects
        </ReportLink>
      }
    >
      {groups.length === 0 ? (
        <p>Nothing was received, changed or slipped, and nothing is due in the next 30 days.</p>
      ) : (
        groups.map(({ title, rows }) => (
          <table key={title} className="wr-table">
            <caption className="wr-quiet">{title}</caption>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.project_id} ${row.words}`}>
                  <th scope="row">
                    <ReportLink to={`/sales/projects/${row.project_id}`}>{row.project}</ReportLink>:{' '}
                    {row.words}
                  </th>
                  <td className="wr-number">{row.amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))
      )}
    </Card>
  )
}
