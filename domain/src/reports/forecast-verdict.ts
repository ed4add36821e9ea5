// How good the forecast of a week was, in a sentence.
import { rough } from '../amount-words.ts'
import { less, type Minor, magnitude } from '../money.ts'

/** A side of a week as it was forecast and as it was; magnitudes. */
type ForecastSide = { readonly forecast: Minor; readonly actual: Minor }

// Closer than this, a forecast is right for any decision made on it.
const nearShare = 0.1

/**
 * "Money in was £1K below the forecast (20%). Money out was close to the forecast, £40 above it
 * (4%)."
 */
export function forecastVerdict({
  in: moneyIn,
  out,
}: {
  in: ForecastSide
  out: ForecastSide
}): string {
  const inWords = sideWords('Money in', moneyIn)
  const outWords = sideWords('Money out', out)
  return `${inWords}. ${outWords}.`
}

function sideWords(name: string, { forecast, actual }: ForecastSide): string {
  const gap = less(actual, forecast)
  if (gap === 0) return `${name} was exactly as forecast`
  const size = rough(magnitude(gap))
  // No percentage of nothing.
  if (forecast === 0) return `${name} of ${rough(actual)} wasn’t forecast`
  if (actual === 0) return `${name} of ${rough(forecast)} was forecast, and there was none`
  const share = magnitude(gap) / magnitude(forecast)
  const percent = Math.max(1, Math.round(share * hundred))
  const near = share <= nearShare ? 'close to the forecast, ' : ''
  return `${name} was ${near}${size} ${gap > 0 ? 'above' : 'below'} ${near ? 'it' : 'the forecast'} (${percent}%)`
}

const hundred = 100
