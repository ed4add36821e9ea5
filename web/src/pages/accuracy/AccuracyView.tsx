// The accuracy page with its figures: three statements and one chart; everything else is folded
// below.
import type { ForecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import type { Day } from '@plimsoll/domain/calendar'
import { statementWords } from '../../features/forecast/accuracy/accuracy-words.ts'
import { BandsCard } from '../../features/forecast/accuracy/BandsCard.tsx'
import { ClosingsChart } from '../../features/forecast/accuracy/ClosingsChart.tsx'
import { HorizonsCard } from '../../features/forecast/accuracy/HorizonsCard.tsx'
import { LinesCard } from '../../features/forecast/accuracy/LinesCard.tsx'
import { MonthsCard } from '../../features/forecast/accuracy/MonthsCard.tsx'
import { OverridesCard } from '../../features/forecast/accuracy/OverridesCard.tsx'
import { AddBalanceButton } from '../../features/sources/AddBalanceButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** `basis` names what the figures rest on, `served` which method is shown. */
export function AccuracyView(props: {
  accuracy: ForecastAccuracy
  today: Day
  basis: string
  served: string
}) {
  const { accuracy } = props
  const [first, ...more] = statementWords(accuracy)
  const hasMonths = accuracy.months.some(({ forecast_1 }) => forecast_1 !== null)
  return (
    <div className="ac-page">
      <section className="card ac-words" aria-label="In short">
        <p>{first ?? 'No forecast period has passed yet.'}</p>
        <ul>
          {more.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="ac-note">{props.basis}</p>
      </section>
      {hasMonths &&
        (accuracy.balance_known ? (
          <ClosingsChart months={accuracy.months} />
        ) : (
          <div className="card">
            <EmptyState title="Add your balance to see where each month closed.">
              <AddBalanceButton today={props.today} />
            </EmptyState>
          </div>
        ))}
      <details className="ac-details">
        <summary>Details</summary>
        <div className="ac-page">
          <MonthsCard months={accuracy.months} isKnown={accuracy.balance_known} />
          {accuracy.horizons.length > 0 && (
            <HorizonsCard
              horizons={accuracy.horizons}
              method={`${props.served} ${sentence(accuracy.served.why)}`}
            />
          )}
          <div className="ac-two">
            <BandsCard bands={accuracy.bands} />
            <OverridesCard overrides={accuracy.overrides} />
          </div>
          <LinesCard
            title="By category"
            lines={accuracy.categories.map((line) => ({
              ...line,
              key: `${line.side} ${line.category}`,
            }))}
          />
          <LinesCard
            title="By merchant"
            lines={accuracy.merchants.map((line, at) => ({
              ...line,
              key: `${line.side} ${line.merchant} ${at}`,
              label: line.merchant,
            }))}
          />
        </div>
      </details>
    </div>
  )
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}
