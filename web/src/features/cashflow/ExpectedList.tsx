// What is still expected, by sub-category, each with its method in words.
import { useState } from 'react'
import { money } from '../../format/amount.ts'
import { Button } from '../../ui/Button.tsx'
import type { Expected } from './cell-parts.ts'
import './expected-list.css'

/** One line per sub-category; of a long list the first few, until all are shown. */
export function ExpectedList({ lines, few }: { lines: readonly Expected[]; few?: number }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, few)
  return (
    <>
      <ul className="expected-list">
        {shown.map((line) => (
          <li key={line.id}>
            <span>
              {line.label}
              <small>{line.method ?? 'From the forecast'}</small>
            </span>
            <b>{money(line.amount)}</b>
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button weight="quiet" onClick={() => setWhole(true)}>
          Show all {lines.length}
        </Button>
      )}
    </>
  )
}
