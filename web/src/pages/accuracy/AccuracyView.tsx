// The accuracy page with figures there: where its cards stand.
import type { ForecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import { BandsCard } from '../../features/forecast/accuracy/BandsCard.tsx'
import { HorizonsCard } from '../../features/forecast/accuracy/HorizonsCard.tsx'
import { LinesCard } from '../../features/forecast/accuracy/LinesCard.tsx'
import { MonthsCard } from '../../features/forecast/accuracy/MonthsCard.tsx'
import { OverridesCard } from '../../features/forecast/accuracy/OverridesCard.tsx'

/** `basis` says what the figures stand on, `served` which method is shown. */
export function AccuracyView(props: { accuracy: ForecastAccuracy; basis: string; served: string }) {
  const { accuracy } = props
  const [first, ...more] = accuracy.words
  return (
    <div className="ac-page">
      <section className="card ac-words" aria-label="In short">
        <p>{first ?? 'No forecast period has passed yet.'}</p>
        <ul>
          {more.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="ac-served">
          <b>{props.served}</b> {sentence(accuracy.served.why)}
        </p>
        <p className="ac-note">{props.basis}</p>
      </section>
      {accuracy.horizons.length > 0 && <HorizonsCard horizons={accuracy.horizons} />}
      <div className="ac-two">
        <BandsCard bands={accuracy.bands} />
        <OverridesCard overrides={accuracy.overrides} />
      </div>
      <MonthsCard months={accuracy.months} />
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
  )
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}
