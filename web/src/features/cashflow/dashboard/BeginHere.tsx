// The dashboard before there is anything to show: the ways to begin, and a faint picture of what it
// becomes.
import type { ReactNode } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { ChartPreview } from './ChartPreview.tsx'
import './begin-here.css'
import './dashboard-hero.css'

/** Each way is its own card; only ways that exist are given. */
export function BeginHere(props: {
  ways: readonly { title: string; text: string; action: ReactNode }[]
}) {
  return (
    <div>
      <header className="dash-hero">
        <div>
          <h1>
            See where your cash is heading. <span>Start with your bank transactions.</span>
          </h1>
        </div>
      </header>
      <div className="dash-ways">
        {props.ways.map((way) => (
          <Card key={way.title} title={way.title} className="dash-way">
            <p>{way.text}</p>
            {way.action}
          </Card>
        ))}
      </div>
      <ChartPreview />
    </div>
  )
}
