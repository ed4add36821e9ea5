// A figure with its difference from the forecast below it: signed, and with the word for what it
// does to cash, so that no colour is needed to read it.
import { type Minor, negate } from '@plimsoll/domain/money'
import type { ReactNode } from 'react'
import { money, pounds } from '../../../format/amount.ts'
import type { Figures } from '../use-address.ts'
import type { Comparison } from './compared-figures.ts'
import './compared.css'

const shortWords = { favourable: 'fav.', adverse: 'adv.', neutral: '' } as const

/** The children are the figure. Null keeps the line free while the forecasts are fetched. */
export function Difference(props: {
  comparison: Comparison | null
  figures: Figures
  children?: ReactNode
}) {
  const { comparison } = props
  return (
    <span className="compared">
      {props.children}
      <small className={`compared-${comparison?.effect ?? 'neutral'}`}>
        {comparison ? differenceText(comparison, props.figures) : '\u00a0'}
      </small>
    </span>
  )
}

/** The difference as the cell shows it: `−£34.00 adv.` */
export function differenceText({ difference, effect }: Comparison, figures: Figures): string {
  return `${signed(difference, figures)} ${shortWords[effect]}`.trim()
}

/**
 * The comparison in a sentence: "forecast £1,200.00, £34.00 more cash than forecast, favourable".
 */
export function comparisonWords({ forecast, difference, effect }: Comparison): string {
  if (difference === 0) return 'as forecast'
  const size = money(difference < 0 ? negate(difference) : difference)
  const sense = effect === 'neutral' ? '' : `, ${effect}`
  const whole = forecast === null ? '' : `forecast ${money(forecast)}, `
  return `${whole}${size} ${difference > 0 ? 'more' : 'less'} cash than forecast${sense}`
}

function signed(amount: Minor, figures: Figures): string {
  const text = figures === 'pounds' ? pounds(amount) : money(amount)
  return amount > 0 ? `+${text}` : text
}
