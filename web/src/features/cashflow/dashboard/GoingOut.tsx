// The payments that come next, by day. An estimate is marked with ~ and indigo; a steady amount
// stands as it is.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { type Minor, magnitude, sum } from '@plimsoll/domain/money'
import { compareText } from '@plimsoll/domain/order'
import { Link } from 'wouter'
import { money, pounds, rough } from '../../../format/amount.ts'
import { dayShort, monthShort } from '../../../format/date.ts'
import { hasForecast, isOld } from './facts.ts'
import { seriesHref } from './links.ts'
import './money-lists.css'

type Upcoming = Dashboard['upcoming'][number]

const shownMax = 5

/** At most five, in the order of their days; the sum is that of all that are known. */
export function GoingOut({ dashboard }: { dashboard: Dashboard }) {
  const payments = dashboard.upcoming
    .filter(({ amount }) => amount < 0)
    .sort((a, b) => compareText(a.day, b.day))
  const last = payments.at(-1)
  return (
    <section aria-labelledby="going-out">
      <header className="card-head">
        <h2 id="going-out">Going out next</h2>
        {last && <span className="dash-aside">{totalWords(payments, last)}</span>}
      </header>
      {payments.length === 0 && <p className="dash-quiet">{noneWords(dashboard)}</p>}
      <ul className="dash-due">
        {payments.slice(0, shownMax).map((payment) => (
          <Payment key={`${payment.day} ${payment.merchant} ${payment.amount}`} payment={payment} />
        ))}
      </ul>
      {!isOld(dashboard) && (
        <Link className="dash-more" to="/cash-management">
          See bills and money due in
        </Link>
      )}
    </section>
  )
}

function noneWords(dashboard: Dashboard): string {
  if (isOld(dashboard))
    return 'Nothing is expected from old bank data. Add newer transactions to see what comes next.'
  if (!hasForecast(dashboard)) return 'Payments to come appear once the forecast starts.'
  return 'No dated payments in the next two weeks. Regular payments appear here two weeks ahead.'
}

function Payment({ payment }: { payment: Upcoming }) {
  const { day, merchant, steady, words, overdue } = payment
  const amount = magnitude(payment.amount)
  return (
    <li>
      <span className="dash-date">
        <b>{Number(day.slice(8))}</b> {monthShort(day.slice(0, 7))}
      </span>
      <span className="dash-what">
        <b title={merchant}>
          {payment.line_id ? (
            <Link to={seriesHref(merchant, payment.line_id)}>{merchant}</Link>
          ) : (
            merchant
          )}
        </b>
        <small>
          {overdue && <span className="dash-overdue">Overdue. </span>}
          {steady || isEstimate(words) ? inShort(words) : `${inShort(words)}, varies`}
        </small>
        {payment.people && (
          <details className="dash-people">
            <summary>Show each person’s pay</summary>
            <ul>
              {payment.people.map(({ name, amount: pay }, at) => (
                <li key={`${name} ${at}`}>
                  <span>{name}</span> <span>{money(magnitude(pay))}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </span>
      <span className={steady ? 'dash-amount' : 'dash-amount dash-expected'} title={money(amount)}>
        {!steady && <abbr title="About">~</abbr>}
        {pounds(amount)}
      </span>
    </li>
  )
}

/**
 * The payment's own page shows what happens at weekends, the tax calendar how a tax was estimated.
 */
function inShort(words: string): string {
  const [first = ''] = words.split('. ')
  return isEstimate(words) ? first : words.replace(/, or the (next|previous) working day$/, '')
}

function isEstimate(words: string): boolean {
  return words.startsWith('Estimate of ')
}

function totalWords(payments: readonly Upcoming[], last: Upcoming): string {
  const total: Minor = magnitude(sum(payments.map(({ amount }) => amount)))
  const isExact = payments.every(({ steady }) => steady)
  return `${isExact ? '' : '~'}${rough(total)} with a date to ${dayShort(last.day)}`
}
