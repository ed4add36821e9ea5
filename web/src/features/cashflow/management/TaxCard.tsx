// The next taxes: an estimate of each with the parts that add up to it, the day to pay by, and what
// has built up so far.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { previousWorkingDay } from '@plimsoll/domain/holidays'
import { magnitude, negate } from '@plimsoll/domain/money'
import { useState } from 'react'
import { money } from '../../../format/amount.ts'
import { dayLong, dayShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'

type Tax = CashManagement['taxes'][number]

const few = 8

/** Estimates from bank data, and always called so. */
export function TaxCard({ data }: { data: CashManagement }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? data.taxes : data.taxes.slice(0, few)
  return (
    <Card title="Tax calendar" aside={<Chip tone="forecast">Estimates</Chip>}>
      {data.taxes.length === 0 && <p className="cm-none">No tax payments are expected.</p>}
      <ul className="cm-taxes">
        {shown.map((tax) => (
          <li key={`${tax.line_id} ${tax.due}`}>
            <TaxRow tax={tax} setAside={asideOf(tax, data.set_aside)} />
          </li>
        ))}
      </ul>
      {shown.length < data.taxes.length && (
        <Button weight="quiet" onClick={() => setWhole(true)}>
          Show all {data.taxes.length}
        </Button>
      )}
      {data.tax_notes.length > 0 && (
        <ul className="cm-notes">
          {data.tax_notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function TaxRow({
  tax,
  setAside,
}: {
  tax: Tax
  setAside: CashManagement['set_aside'][number] | null
}) {
  return (
    <details>
      <summary className="cm-tax">
        <span className="cm-who">
          {tax.label}
          <small>{tax.period}</small>
          <small>
            Pay by {dayLong(tax.due)}
            {otherWays(tax)}
            {setAside && `, ${money(setAside.amount)} built up so far`}
          </small>
        </span>
        <b className="cm-amount cm-estimate">
          <abbr title="About">~</abbr>
          {money(magnitude(tax.amount))}
        </b>
      </summary>
      <ul className="cm-parts">
        {tax.parts.map(({ label, amount }) => (
          <li key={label}>
            <span>{label}</span>
            <span>{money(negate(amount))}</span>
          </li>
        ))}
        <li className="cm-parts-sum">
          <span>Total</span>
          <span>{money(negate(tax.amount))}</span>
        </li>
      </ul>
      <p className="cm-basis">
        {tax.basis} Expected to leave your account on {dayLong(tax.day)}. Not a tax return.
      </p>
    </details>
  )
}

/**
 * HMRC takes a Faster Payment on any day; whatever else is paid by must be there on the working day
 * before.
 */
function otherWays({ due }: Tax): string {
  const by = previousWorkingDay(due)
  return by === due ? '' : ` by Faster Payment, by ${dayShort(by)} in other ways`
}

function asideOf({ label, period }: Tax, setAside: CashManagement['set_aside']) {
  return setAside.find((each) => each.label === `${label}, ${period}`) ?? null
}
