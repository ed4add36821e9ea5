// Where the period's cash came from and where it went, as a diagram and as a table; both sides come
// to the same total.
import type { AnalysisBreakdown } from '@plimsoll/contract/analysis-breakdown'
import { money } from '@plimsoll/domain/amount-words'
import { type Minor, magnitude, minor } from '@plimsoll/domain/money'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { transactionsAddress } from './analysis-addresses.ts'
import type { CashNode } from './cash-diagram.ts'
import { ShowAsTable } from './ShowAsTable.tsx'

// The layout needs a library that no other part of the page does.
const CashDiagram = lazy(() => import('./CashDiagram.tsx'))

type Path = AnalysisBreakdown['cash']['sources'][number]
type Period = AnalysisBreakdown['period']

export function CashFlowCard({ cash, period }: Pick<AnalysisBreakdown, 'cash' | 'period'>) {
  const isEmpty = cash.sources.length + cash.uses.length === 0
  const hrefOf = ({ paths }: Pick<CashNode, 'paths'>) => {
    const [path] = paths
    return transactionsAddress(
      period,
      path && paths.length === 1 ? { category: path.category } : {},
    )
  }
  return (
    <Card title="Where cash came from and went">
      {isEmpty ? (
        <p>No money moved in this period.</p>
      ) : (
        <>
          <p className="va-lead">{leadOf(cash, period)}</p>
          <Suspense fallback={<Skeleton height="240px" />}>
            <CashDiagram
              cash={cash}
              hrefOf={hrefOf}
              exactOf={({ amount, key }) =>
                `${money(minor(amount))} ${key.startsWith('source ') ? 'in' : 'out'}`
              }
            />
          </Suspense>
          <ShowAsTable label="Sources and uses of cash, table">
            <thead>
              <tr>
                <th scope="col">Category</th>
                <th scope="col">Source</th>
                <th scope="col">Use</th>
              </tr>
            </thead>
            <tbody>
              {cash.sources.map((path) => (
                <PathRow
                  key={`${path.side} ${path.category}`}
                  path={path}
                  period={period}
                  isSource
                />
              ))}
              {cash.uses.map((path) => (
                <PathRow key={`${path.side} ${path.category}`} path={path} period={period} />
              ))}
              {cash.net !== 0 && (
                <tr>
                  <th scope="row">{cash.net > 0 ? 'Left over' : 'From cash you had'}</th>
                  <td>{cash.net < 0 ? money(magnitude(cash.net)) : '–'}</td>
                  <td>{cash.net > 0 ? money(cash.net) : '–'}</td>
                </tr>
              )}
              <tr>
                <th scope="row">Total</th>
                <td>{money(cash.total)}</td>
                <td>{money(cash.total)}</td>
              </tr>
            </tbody>
          </ShowAsTable>
        </>
      )}
    </Card>
  )
}

function PathRow(props: { path: Path; period: Period; isSource?: boolean }) {
  const { path, period, isSource = false } = props
  return (
    <tr>
      <th scope="row">
        <Link to={transactionsAddress(period, { category: path.category })}>
          {path.category_label}
        </Link>
        {path.is_refund && <small>refunds exceed payments</small>}
      </th>
      <td>{isSource ? money(path.amount) : '–'}</td>
      <td>{isSource ? '–' : money(path.amount)}</td>
    </tr>
  )
}

function leadOf({ sources, uses, net }: AnalysisBreakdown['cash'], { label }: Period): string {
  const sum = (paths: readonly Path[]): Minor =>
    minor(paths.reduce((all, { amount }) => all + amount, 0))
  const moved = `${label}: ${money(sum(sources))} came in and ${money(sum(uses))} went out`
  if (net === 0) return `${moved}.`
  return net > 0
    ? `${moved}, which left ${money(net)} over.`
    : `${moved}, so ${money(magnitude(net))} came from cash you had.`
}
