// One money leak: its sentence and cost, and, opened, the payments that show it and what to do
// about it.
import type { Leak } from '@plimsoll/contract/leaks'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { seriesHref } from '../dashboard/links.ts'
import { costWords, evidenceHref, kindWords } from './leak-words.ts'

/** A row that opens; `isSelected` opens it at once and brings it into view. */
export function LeakRow(props: { leak: Leak; isSelected?: boolean; children: ReactNode }) {
  const { leak, isSelected = false } = props
  const row = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'center' })
  }, [isSelected])
  return (
    <details ref={row} className="leak" open={isSelected || undefined}>
      <summary>
        <span className="leak-what">
          <Chip tone={leak.kind === 'missed_receipt' ? 'bad' : 'warn'}>{kindWords[leak.kind]}</Chip>
          <span>{leak.sentence}</span>
        </span>
        <b className="leak-cost">{costWords(leak)}</b>
        <ChevronDown size={16} aria-hidden />
      </summary>
      <p className="leak-advice">{leak.advice}</p>
      <ul className="leak-evidence" aria-label="Payments behind this">
        {leak.evidence.map(({ id, day, amount, text }) => (
          <li key={id}>
            <Link to={evidenceHref(id)}>{text}</Link>
            <span>{dayLong(day)}</span>
            <b>{money(amount)}</b>
          </li>
        ))}
      </ul>
      <div className="leak-actions">
        {props.children}
        {leak.line_id && (
          <Link className="btn btn-quiet" to={seriesHref(leak.name, leak.line_id)}>
            View in forecast
          </Link>
        )}
      </div>
    </details>
  )
}
