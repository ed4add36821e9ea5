// What limits trust in the figures or is good to know about them, as quiet lines above the table.
// Sums that do not agree are not quiet.
import type { CashflowOverview } from '@plimsoll/contract/cashflow'
import type { ReactNode } from 'react'
import { Banner } from '../../ui/Banner.tsx'
import { NoForecast } from '../../ui/NoForecast.tsx'
import type { TableMonth } from './six-months.ts'
import { findMismatches, mismatchSentence } from './sums.ts'

/** Nothing at all on a good day. */
export function CashflowNotices(props: {
  meta: CashflowOverview['meta']
  months: readonly TableMonth[]
  isWorking: boolean
  /** The way to add a balance, where none is known. */
  addBalance: ReactNode
}) {
  const { meta } = props
  const mismatches = findMismatches(props.months)
  return (
    <div className="cashflow-notices">
      {props.isWorking && (
        <div role="status">
          <Banner tone="forecast">We’re updating your figures.</Banner>
        </div>
      )}
      {mismatches.length > 0 && (
        <div role="alert">
          {mismatches.map((mismatch) => (
            <Banner key={`${mismatch.month} ${mismatch.what}`} tone="warn">
              These totals don’t add up. {mismatchSentence(mismatch)}
            </Banner>
          ))}
        </div>
      )}
      {meta?.unknown && <NoForecast unknown={meta.unknown} />}
      {meta && !meta.balance_known && (
        <Banner tone="warn" action={props.addBalance}>
          We don’t know your balance yet, so opening and closing balances aren’t shown.
        </Banner>
      )}
    </div>
  )
}
