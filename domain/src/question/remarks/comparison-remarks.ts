// Remarks on two figures that were compared and on prices: "by how much?", "why the difference?",
// "what was it before?".
import { spanPeriod } from '../period.ts'
import type { Subject } from '../subject.ts'
import type { ToolCall } from '../tool-call.ts'
import type { Remark } from './remark.ts'

/** "What was it before?" of a regular payment is its price before the last change. */
export function onPrice(
  { text, subject, period, isUpTo, today, firstDay }: Remark,
  { subjects, side }: { subjects?: readonly Subject[]; side?: string },
): ToolCall | null {
  if (subject || side !== 'out' || subjects?.length !== 1 || !firstDay) return null
  const it = '( (it|that|they|we|the \\w+))'
  const was = `(what|how much) (was|were|did)${it}${period ? '?' : ''}( (used to be|be|pay|cost|charge))?`
  const then = period ? '' : ' (previously|before|before (that|then)|beforehand)'
  const before = new RegExp(`^${was}${then}$`)
  if ((period && !isUpTo) || !before.test(text)) return null
  return {
    tool: 'price_change',
    args: { side, period: spanPeriod(firstDay, today), subjects, when: true },
  }
}

/** "By how much?" of two that were compared: the answer says it. */
export function isOfGap({ text, subject, period }: Remark): boolean {
  return (
    !subject &&
    !period &&
    /^by (what|how many) (percent|percentage|per cent|%)$|^(by )?(how much|how many pounds|what)( (more|less|higher|lower|bigger|smaller|is the difference|is the gap|was the difference|was it|is it|was that|is that|margin))*( by)?( (in total|in all|in money|overall))?$|^(the |and the |what is the |what )?(difference|gap|margin|(as a |in )?(percent|percentage|per cent|%)( (change|difference|increase|decrease|rise|fall|growth))?)$|^how (big|large|wide) (is|was) (the|that) (difference|gap|margin)$/.test(
      text,
    )
  )
}

/** "Why the difference?": what changed between the two. */
export function reasonOf(
  { text, subject, period }: Remark,
  args: Extract<ToolCall, { tool: 'compare_periods' }>['args'],
): ToolCall | null {
  const { measure, period: days, against, subjects, except } = args
  const asks =
    /^(why|how come|what caused|what is behind|what explains|reasons? for)( (is|was|did|does))?( (it|that|they|this))?( (the|so|a|big|much))*( (difference|gap|change|drop|rise|fall|jump|increase|decrease|go|gone|went|more|less|higher|lower|up|down|different|different then))*$/
  const byName =
    /^((split|break)( (it|that|them))?( down)? )?(by|per|for each) (supplier|payee|customer|client|payer|merchant|vendor|name)$/
  const made =
    /^(who|what|which (supplier|customer|payee|client|one|ones))( (is|was|does|did|do))? (accounts?|accounted|made|makes|make|explains?|explained|caused?|drove|drives|lies|responsible|behind|mostly behind)( for)?( up)?( most of)?( (the|that|this|it))?( (difference|change|gap|rise|increase|drop|fall|extra))?$|^(because of|down to|due to|from|to) (who|whom|what|which (supplier|customer|payee))$|^where (does|did) (the|that) (difference|change|gap|rise|increase|drop|fall|extra) come from$/
  if (subject || period || measure === 'net') return null
  if (!asks.test(text) && !byName.test(text) && !made.test(text)) return null
  return {
    tool: 'largest_changes',
    args: {
      side: measure,
      period: days,
      against,
      by: subjects || byName.test(text) || /^who\b/.test(text) ? 'merchant' : 'sub_category',
      ...(subjects ? { subjects } : {}),
      ...(except ? { except } : {}),
    },
  }
}
