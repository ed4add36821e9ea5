// One payment that was found: who, how often, how much, when next, what it was seen by, and the
// user's answer.
import { magnitude } from '@plimsoll/domain/money'
import type { ReactNode } from 'react'
import { money } from '../../../format/amount.ts'
import { dayLong, dayShort } from '../../../format/date.ts'
import type { Found, Verdict } from './found-groups.ts'

const choices = [
  { verdict: 'accepted', words: 'Regular' },
  { verdict: 'not_recurring', words: 'Not regular' },
  { verdict: 'none', words: 'Not sure' },
] as const

/**
 * `link` leads to its page in the forecast, where that can be opened; `isOpen` offers "Not sure".
 */
export function FoundRow(props: {
  found: Found
  verdict: Verdict
  isOpen: boolean
  link?: ReactNode
  onAnswer: (verdict: Verdict) => void
}) {
  const { found, verdict } = props
  return (
    <li className="found-row" data-series={found.seriesId} data-verdict={verdict}>
      <div className="found-what">
        <b>{found.merchant}</b>
        <small className="found-rhythm">
          {found.cadence_words}
          {found.next_day && <>; next on {dayShort(found.next_day)}</>}
        </small>
      </div>
      <span className="found-amount">{money(magnitude(found.amount))}</span>
      <fieldset className="segmented found-choices">
        <legend className="sr-only">{found.merchant}</legend>
        {choices
          .filter((choice) => props.isOpen || choice.verdict !== 'none')
          .map((choice) => (
            <button
              key={choice.verdict}
              type="button"
              data-choice={choice.verdict}
              aria-pressed={choice.verdict === verdict}
              onClick={() => props.onAnswer(choice.verdict)}
            >
              {choice.words}
            </button>
          ))}
      </fieldset>
      <details className="found-evidence">
        <summary>{sightingWords(found)}</summary>
        <p>
          {found.category_label}, {found.subcategory_label}.{props.link && <> {props.link}</>}
        </p>
        <ul aria-label={`Latest payments, ${found.merchant}`}>
          {found.evidence.toReversed().map(({ day, amount }) => (
            <li key={`${day} ${amount}`}>
              <span>{dayLong(day)}</span> <b>{money(magnitude(amount))}</b>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

function sightingWords({ sightings, evidence }: Found): string {
  const times = sightings === 1 ? 'Seen once' : `Seen ${sightings} times`
  const last = evidence.at(-1)
  return last ? `${times}, last on ${dayShort(last.day)}` : times
}
