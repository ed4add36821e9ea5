// The payroll of a day as one row of the bills: its sum, one tick for all of it, and the people
// behind it once it is opened. Where single pay is hidden the row does not open.
import type { DueItem } from '@plimsoll/contract/cash-management'
import { type Minor, magnitude } from '@plimsoll/domain/money'
import { payrollName } from '@plimsoll/domain/outlook/payment-groups'
import type { ReactNode } from 'react'
import { money } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'

/** `children` are the rows of the single payments. */
export function PayrollRow(props: {
  items: readonly DueItem[]
  amount: Minor
  isTicked: boolean
  onTick: (is: boolean) => void
  children: ReactNode | null
}) {
  const [first] = props.items
  if (!first) return null
  const name = payrollName(props.items.length)
  const amount = money(magnitude(props.amount))
  const isOpen = first.open !== 0
  const head = (
    <>
      <span className="cm-day">{dayShort(first.day)}</span>
      <span className="cm-who">
        <b>{name}</b>
        <small>{first.words}</small>
      </span>
      <b className="cm-amount">{amount}</b>
    </>
  )
  return (
    <li className="cm-payroll">
      <div className="cm-row" data-ticked={props.isTicked || undefined}>
        {isOpen ? (
          <input
            type="checkbox"
            className="cm-tick"
            aria-label={`${name}, ${dayShort(first.day)}, ${amount}`}
            checked={props.isTicked}
            onChange={(event) => props.onTick(event.target.checked)}
          />
        ) : (
          <span className="cm-tick" />
        )}
        {head}
      </div>
      {props.children && (
        <details className="cm-payroll-people">
          <summary>Show each person’s pay</summary>
          <ul className="cm-rows">{props.children}</ul>
        </details>
      )}
    </li>
  )
}
