// "Any money back from suppliers since September?": what came back from all who are paid, also
// where it makes a cost smaller and stands under no category of its own.

import { frameOf } from './frame.ts'
import type { Interpretation, InterpretInput } from './interpretation.ts'
import { spanPeriod, untilToday } from './period.ts'
import { tookAllRecords } from './plan/planner.ts'
import { readQuestion } from './read-question.ts'
import type { ToolCall } from './tool-call.ts'

const them =
  '(?:(?:any of |all |any |some )?(?:of )?(?:our |the |my |a )?(?:suppliers?|vendors?|payees?|shops?|people we pay|firms we pay)|any(?:one|body) we (?:pay|buy from))'
const back =
  '(?:(?:any |some |much |the |our )?(?:refunds?|rebates?|credit notes?|money back|cash back|anything back|something back|money returned|money refunded))'
const we = "(?:we|i)(?:[’']ve| have)?"
const forms = [
  `(?:(?:have|did|has) ${we} )?(?:had |get |got |receive |received |have )?${back} (?:come |came )?(?:from|off|by) ${them}`,
  `(?:have|has|did) ${them} (?:refund(?:ed)?|reimburse[d]?|credit(?:ed)?|give us|given us|pay us|paid us|send us|sent us)(?: (?:us|me))?(?: (?:anything|any money|money|something|any))?(?: back)?`,
  `(?:what|how much|which) (?:refunds? |money )?(?:have |did )?(?:we |i )?(?:had |have |get |got |received? )?(?:back |refunds? |refunded |money back )(?:from|off|by) ${them}`,
  `(?:how much|what)(?: money)? (?:have|has|did) ${them} (?:refund(?:ed)?|reimburse[d]?|credit(?:ed)?|give|given|pay|paid|send|sent)(?: (?:us|me))?(?: back)?`,
  `(?:what|how much)(?: money)? (?:came|has come|have come) back from ${them}`,
  `(?:total |list |show |show me )?(?:supplier refunds|refunds from ${them})`,
]
const wording = new RegExp(`^(?:and |so |ok |please )*(?:${forms.join('|')})(?:,? (.+))?$`, 'i')

/** What such a question comes to; null for any other. */
export function refundsOfAll(message: string, input: InterpretInput): Interpretation | null {
  const text = message.trim().replace(/[\s?.!,]+$/, '')
  const found = wording.exec(text)
  if (!found) return null
  const rest = found[1] ?? ''
  const reading = readQuestion(rest, input.question)
  const { included, choices, excluded, amounts, unused, concepts, periods } = reading
  const holdsMore =
    included.length + choices.length + excluded.length + amounts.length + unused.length > 0
  if (holdsMore || concepts.size > 0 || periods.length > 1) return null
  const [days = spanPeriod(input.plan.firstDay, input.plan.today)] = periods
  const period = untilToday(days, input.plan.today)
  if (!period) return null
  const call: ToolCall = { tool: 'money_back', args: { period, subjects: [] } }
  const assumptions = periods.length > 0 ? [] : [tookAllRecords]
  return {
    plan: { kind: 'call', call, assumptions, choices: [] },
    frame: frameOf(readQuestion(message, input.question)),
    reading: null,
  }
}
