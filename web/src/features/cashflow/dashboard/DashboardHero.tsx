// The head of the dashboard: the day, the sentence that matters most, and what can be done about it.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import type { ReactNode } from 'react'
import { pounds } from '../../../format/amount.ts'
import { dayWithWeekday } from '../../../format/date.ts'
import './dashboard-hero.css'

/** The sentence is made from facts on the server; without one, the balance speaks for itself. */
export function DashboardHero(props: { dashboard: Dashboard; children: ReactNode }) {
  const { today, headline, cash } = props.dashboard
  return (
    <header className="dash-hero">
      <div>
        <p className="dash-eyebrow">{dayWithWeekday(today)}</p>
        <h1>
          {unbroken(headline?.lead ?? `${pounds(cash.balance)} in the bank.`)}
          {headline?.rest && <span> {unbroken(headline.rest)}</span>}
        </h1>
      </div>
      <div className="dash-actions">{props.children}</div>
    </header>
  )
}

/** Keeps a minus with its amount: a browser may break the line between them. */
function unbroken(text: string): string {
  return text.replaceAll('−', '−\u2060')
}
