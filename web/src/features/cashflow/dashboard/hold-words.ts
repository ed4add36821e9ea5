// Whether cash holds over the weeks ahead, in two sentences: what is likely, and what one time in ten is worse. Only from the path as told.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { pounds } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'

/** `likely` and `unlucky`; null while there is no path or no balance to begin it with. */
export function holdWords(
  dashboard: Pick<Dashboard, 'path' | 'cash' | 'cash_buffer'>,
): { likely: string; unlucky: string } | null {
  const { path, cash, cash_buffer: buffer } = dashboard
  const end = path.at(-1)?.day
  if (!cash.known || !end) return null
  const line = buffer > 0 ? `your ${pounds(buffer)} buffer` : 'zero'
  if (cash.balance < buffer) return belowNow({ path, line, buffer, end })
  const likely = path.find(({ closing }) => closing < buffer)?.day
  const unlucky = path.find(({ low80 }) => low80 < buffer)?.day
  const belowZero = path.find(({ low80 }) => low80 < 0)?.day
  return {
    likely: likely
      ? `Likely below ${line} from ${dayShort(likely)}.`
      : `Likely above ${line} until ${dayShort(end)} at least.`,
    unlucky: unluckyWords({ line, likely, unlucky, belowZero: buffer > 0 ? belowZero : undefined }),
  }
}

/** Cash that is below the line already does not fall below it any more: what matters is when it is back. */
function belowNow(of: { path: Dashboard['path']; line: string; buffer: Minor; end: Day }) {
  const back = of.path.find(({ closing }) => closing >= of.buffer)?.day
  const sure = of.path.find(({ low80 }) => low80 >= of.buffer)?.day
  return {
    likely: `Below ${of.line} now.`,
    unlucky: back
      ? `Likely back above it on ${dayShort(back)}${sure ? `, nine times in ten by ${dayShort(sure)}` : ''}.`
      : `Likely to stay below it until ${dayShort(of.end)} at least.`,
  }
}

function unluckyWords(at: {
  line: string
  likely: Day | undefined
  unlucky: Day | undefined
  belowZero: Day | undefined
}): string {
  // Nine times in ten cash stays above the low end of the 80 % range.
  if (!at.unlucky) return 'Nine times in ten it stays above it throughout.'
  const isSooner = !at.likely || at.unlucky < at.likely
  const sooner = isSooner ? `from ${dayShort(at.unlucky)}` : 'from the same day'
  if (at.belowZero && at.belowZero === at.unlucky && isSooner)
    return `One time in ten it falls below zero from ${dayShort(at.belowZero)}.`
  return at.belowZero
    ? `One time in ten it falls below it ${sooner}, and below zero from ${dayShort(at.belowZero)}.`
    : `One time in ten it falls below it ${sooner}.`
}
