// What a forecast expects of a span of days, as flows that can be laid beside payments: dated ones,
// and estimates without a day.
import { addDays, type Day } from '../calendar.ts'
import type { DayProfile, Part } from '../forecast/engine.ts'
import { spreading } from '../forecast/overlay/spread.ts'
import { type Minor, minor, plus, zero } from '../money.ts'
import { type DayFlow, type DaySpan, isWithin, lineKey, type UndatedFlow } from './flows.ts'
import { widened } from './timeframe.ts'
import { timingDays } from './timing.ts'

/**
 * Dated payments reach ten days beyond the span; estimates are the share that falls into it. In the
 * sense of their side.
 */
export type ExpectedFlows = {
  readonly dated: readonly DayFlow[]
  readonly undated: readonly UndatedFlow[]
}

/** The parts of a forecast made on `asOf` that fall into a span of days. */
export function expectedFlows(
  forecast: {
    readonly asOf: Day
    readonly until: Day
    readonly profile: DayProfile
    readonly parts: readonly Part[]
  },
  span: DaySpan,
): ExpectedFlows {
  const near = widened(span, timingDays)
  const spread = spreading(forecast)
  const dated: DayFlow[] = []
  const undated = new Map<string, UndatedFlow>()
  for (const part of forecast.parts) {
    const { side, subCategory, merchantId, day } = part
    const line = { side, subCategory, merchantId }
    if (day !== null) {
      if (isWithin(day, near)) dated.push({ ...line, day, amount: inSense(part), count: 1 })
      continue
    }
    let pence = 0
    spread(part, (ahead, moved) => {
      if (isWithin(addDays(forecast.asOf, ahead + 1), span)) pence += moved
    })
    if (pence === 0) continue
    const key = lineKey(line)
    const amount = inSense({ side, amount: minor(pence) })
    undated.set(key, { ...line, amount: plus(undated.get(key)?.amount ?? zero, amount) })
  }
  return { dated, undated: [...undated.values()] }
}

function inSense({ side, amount }: { side: 'in' | 'out'; amount: Minor }): Minor {
  return side === 'in' ? amount : minor(-amount)
}
