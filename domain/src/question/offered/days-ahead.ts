// Whether a question that is not understood may be of days to come, and whether a call is.
import type { Day } from '../../calendar.ts'
import type { Period } from '../period.ts'
import type { ToolCall } from '../tool-call.ts'

const toCome =
  /\b(?:will|(?:we|it|i)['’]ll|well (?:get|be|have)|going to|gonna|to come|next|due|expected|still to|upcoming|(?:goin|comin|leavin|landin|fallin|hittin)g?(?= (?:out|in|us|off|up|on|the|to)\b)|be left|have left|what['’]?s left)\b/
const over =
  /\b(?:did|was|were|went|came|paid|spent|had|received|took|cost us|been|last|ago|so far|since|yesterday|to date|have we|has|has been)\b/

/** Whether the text of a question, in lower case, speaks of what is still to come. */
export function mayLookAhead(text: string): boolean {
  return toCome.test(text) && !over.test(text)
}

const ahead =
  /^(?:chance_below|runway|forecast_\w+|upcoming|late|invoices|sales_projects|run_out|safe_to_spend|cash_buffer|afford|what_if|tax_due|tax_set_aside|which_first|recurring\w*|two_answers|burn)$/

/** Whether a call is of what is still to come, or of no days at all. */
export function movesAhead({ tool, args }: ToolCall, today: Day): boolean {
  const { period } = args as { period?: Period }
  return ahead.test(tool) || (period !== undefined && period.to > today)
}
