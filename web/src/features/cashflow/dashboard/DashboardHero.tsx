// The head of the dashboard: the day, the sentence that matters most, and what can be done about
// it.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import type { ReactNode } from 'react'
import { dayWithWeekday } from '../../../format/date.ts'
import './dashboard-hero.css'

/** The sentence is the outlook's own. */
export function DashboardHero(props: { dashboard: Dashboard; children: ReactNode }) {
  const { today, outlook } = props.dashboard
  return (
    <header className="dash-hero">
      <div>
        <p className="dash-eyebrow">{dayWithWeekday(today)}</p>
        <h1>
          {unbroken(outlook.words.lead)}
          {outlook.words.rest && <span> {unbroken(outlook.words.rest)}</span>}
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
