// The period in five figures: net, in and out against the baseline, and how good the forecast was.
import type { AnalysisVariance } from '@plimsoll/contract/analysis'
import { short } from '@plimsoll/domain/amount-words'
import { effectWords, meaning, percentWords } from './variance-words.ts'

type Meta = AnalysisVariance['meta']

/** Tiles of accuracy and bias stand only where the period is compared with a forecast. */
export function VarianceTiles({ meta }: { meta: Meta }) {
  const { totals, running, error, bias } = meta
  const projected = running && meta.compare !== 'previous' ? 'Projected' : 'Actual'
  return (
    <dl className="va-tiles">
      <Tile name={`${projected} net cash`} side="net" figures={totals.net} />
      <Tile name={`${projected} cash in`} side="in" figures={totals.in} />
      <Tile name={`${projected} cash out`} side="out" figures={totals.out} />
      {error && (
        <div>
          <dt>Forecast accuracy</dt>
          <dd>
            <b>{accuracyWords(error.out)}</b>
            <small>for cash out by category; {accuracyWords(error.in)} for cash in</small>
          </dd>
        </div>
      )}
      {bias && (
        <div>
          <dt>Forecast bias</dt>
          <dd>
            <b>{biasWords(bias.out)}</b>
            <small>for cash out; cash in {biasWords(bias.in).toLowerCase()}</small>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Tile(props: { name: string; side: 'in' | 'out' | 'net'; figures: Meta['totals']['net'] }) {
  const { figures, side } = props
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        <b>{short(figures.projected)}</b>
        <small className={`va-${figures.effect}`}>
          {meaning({ side, variance: figures.variance })}
          {figures.variance !== 0 &&
            ` (${[percentWords(figures.variance_percent), effectWords(figures)].filter(Boolean).join(', ')})`}
        </small>
      </dd>
    </div>
  )
}

/** What is left of a hundred per cent after the error. */
function accuracyWords(error: number): string {
  return `${Math.max(0, Math.round((1 - error) * 1000) / 10)}%`
}

function biasWords(share: number): string {
  if (Math.abs(share) < 0.005) return 'None'
  return `${Math.round(Math.abs(share) * 100)}% too ${share > 0 ? 'high' : 'low'}`
}
