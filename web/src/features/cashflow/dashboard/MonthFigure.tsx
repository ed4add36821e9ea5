// Cash in or out of the running month, and how it stands against what the whole month is expected
// to come to.
import type { Month } from '@plimsoll/domain/calendar'
import { type Minor, magnitude } from '@plimsoll/domain/money'
import { rough } from '../../../format/amount.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { standing } from './facts.ts'
import { KeyFigure } from './KeyFigure.tsx'
import { cellHref } from './links.ts'

/** The bar fills up to what is expected; without a forecast there is no bar. */
export function MonthFigure(props: {
  direction: 'in' | 'out'
  label: string
  month: Month
  done: Minor
  expected: Minor | null
  /** Shown where nothing is expected of the month. */
  note: string
}) {
  const { direction, done, expected } = props
  const stands = standing(done, expected)
  return (
    <KeyFigure label={props.label} amount={done} href={cellHref(direction, props.month)}>
      {stands ? <Remark direction={direction} rest={stands.rest} /> : props.note}
      {stands && (
        <span className={`dash-progress dash-progress-${direction}`} aria-hidden="true">
          <i style={{ width: `${(stands.share * 100).toFixed(1)}%` }} />
        </span>
      )}
    </KeyFigure>
  )
}

function Remark({ direction, rest }: { direction: 'in' | 'out'; rest: Minor }) {
  if (rest === 0) return <span>Nothing else expected</span>
  if (rest > 0) return <span className="dash-expected">~{rough(rest)} more expected</span>
  return (
    <Chip tone={direction === 'in' ? 'good' : 'out'}>
      {rough(magnitude(rest))} {direction === 'in' ? 'ahead of' : 'over'} forecast
    </Chip>
  )
}
