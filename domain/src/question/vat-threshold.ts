// Whether sales pass the amount from which a business must register for VAT.
import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '../calendar.ts'
import { vatThreshold, vatThresholdLabel } from '../tax/vat-threshold.ts'
import { frameOf } from './frame.ts'
import type { Interpretation, InterpretInput } from './interpretation.ts'
import { looksAhead } from './looks-ahead.ts'
import { type Period, spanPeriod } from './period.ts'
import { salesOf } from './plan/flow-filter.ts'
import { readQuestion } from './read-question.ts'
import type { ToolCall } from './tool-call.ts'

const asksForThreshold =
  /\bvat (?:registration )?(?:threshold|limit|cut[- ]?off)\b|\b(?:threshold|limit) (?:for|of) (?:registering for )?vat\b/i
// "How close are we to it?" wants no yes or no.
const isOver =
  /^(?:so |and )*(?:is|are|am|have|has|did|do|does)\b.*\b(?:over|past|above|beyond|exceed\w*|reach\w*|hit|pass(?:ed)?|cross\w*|breach\w*|gone through)\b/i
const isExempt =
  /\b(?:raise|change|move|freeze|what is|what['’]?s|how much is) (?:the )?(?:current )?vat\b/i

const rollingYear = (day: Day): Period => spanPeriod(addDays(addMonthsToDay(day, -12), 1), day)

// "For the twelve months to the end of October": twelve months that are over are taken as they are.
function yearNamed([named]: readonly Period[], today: Day): Period | null {
  return named && named.to <= today && rollingYear(named.to).from === named.from ? named : null
}

/** "Are we over the VAT threshold?": the sales of 12 months beside it; null for anything else. */
export function thresholdOf(question: string, input: InterpretInput): Interpretation | null {
  const { question: context, plan } = input
  if (!asksForThreshold.test(question) || isExempt.test(question)) return null
  const reading = readQuestion(question, context)
  const { today } = context
  const next = addMonths(monthOf(today), 1)
  const isAhead = looksAhead(reading.words) || /\b(?:likely|going|about) to\b/.test(question)
  const subjects = salesOf(plan)
  const call: ToolCall = isAhead
    ? {
        tool: 'forecast_total',
        args: {
          measure: 'in',
          period: spanPeriod(firstDayOf(next), lastDayOf(addMonths(next, 11))),
          subjects,
        },
      }
    : {
        tool: 'flow_total',
        args: {
          side: 'in',
          period: yearNamed(reading.periods, today) ?? rollingYear(today),
          subjects,
          ...(isOver.test(question)
            ? { threshold: { relation: 'over' as const, amount: vatThreshold } }
            : {}),
        },
      }
  const note = `You must register for VAT once taxable sales in any 12 months pass ${vatThresholdLabel}. I can’t see which sales are taxable, so I took all of them.`
  return {
    plan: { kind: 'call', call, assumptions: [note], choices: [] },
    frame: frameOf(reading),
    reading: null,
  }
}
