// The bank's own facts of a transaction, which no edit changes.
import type { ReactNode } from 'react'
import { dayLong } from '../../../format/date.ts'
import type { TransactionRecord } from '../queries.ts'

/** The bank's text in sight, the rest at a press. */
export function FactsList({ record }: { record: TransactionRecord }) {
  const { facts } = record
  const lines: [string, ReactNode][] = [
    ['Booked', dayLong(facts.day)],
    ['Other party', facts.counterparty],
    ['Reference', facts.reference],
    ['Payment method', facts.rail],
    ['Recognised as', facts.merchant],
    [
      'From',
      facts.file &&
        `${facts.file.name}${facts.file.line === null ? '' : `, line ${facts.file.line}`}`,
    ],
  ]
  return (
    <details className="txe-facts">
      <summary>{facts.text}</summary>
      <dl>
        {lines.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  )
}
