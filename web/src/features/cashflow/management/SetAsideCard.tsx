// What of the balance already belongs to HMRC: the part of each coming tax that past weeks have
// earned.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { less, magnitude, sum } from '@plimsoll/domain/money'
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Card } from '../../../ui/Card.tsx'

/** With what is left of the balance once it is set aside. */
export function SetAsideCard({ data }: { data: CashManagement }) {
  const { set_aside: rows, cash } = data
  const total = sum(rows.map(({ amount }) => amount))
  return (
    <Card title="Set aside for tax" aside={rows.length > 0 && <b>{money(total)}</b>}>
      {rows.length === 0 ? (
        <p className="cm-none">Nothing in your balance belongs to HMRC yet.</p>
      ) : (
        <ul className="cm-facts">
          {rows.map(({ label, amount, due }) => (
            <li key={`${label} ${due}`}>
              <span className="cm-who">
                {label}
                <small>Due {dayLong(due)}</small>
              </span>
              <b className="cm-amount cm-estimate">
                <abbr title="About">~</abbr>
                {money(amount)}
              </b>
            </li>
          ))}
          {cash.known && (
            <li className="cm-total">
              <span>
                {total > cash.balance ? 'More than' : 'Left of'} your balance of{' '}
                {money(cash.balance)}
                {total > cash.balance && ', by'}
              </span>
              <b>{money(magnitude(less(cash.balance, total)))}</b>
            </li>
          )}
        </ul>
      )}
    </Card>
  )
}
