// What was left of some days without one thing that came in: "without my own top-up in August, was
// that month positive or negative?".
import { frameOf } from '../frame.ts'
import type { Interpretation } from '../interpretation.ts'
import { untilToday } from '../period.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { readQuestion } from '../read-question.ts'
import type { ToolCall } from '../tool-call.ts'
import { type FigureSetting, figureAsked } from './figure-words.ts'

const leaving =
  '(?:without|excluding|not counting|leaving out|ignoring|taking out|setting aside|apart from|leaving aside|disregarding|but for|minus|less)'
const sign =
  '(?:positive|negative|in the (?:black|red)|(?:in )?(?:profit|surplus|deficit)|up|down|ahead|behind|plus or minus)'
const forms: readonly RegExp[] = [
  `^(?:so |and )*${leaving} (?<name>.{3,50}?),? (?:(?:what|how) )?(?:was|were|is|did|would) (?:(?:that|the|our|my) )?(?<about>.{0,40}?)\\b(?:be |been |have been |come out |end |ended )?(?:${sign}|net(?: cash flow| cash| position)?)\\b(?<rest>.*)$`,
  `^(?:so |and )*(?:was|were|would|did|is) (?<about>.{3,40}?) (?:be |been |have been |come out |end |end up )?(?:net )?${sign}(?: or ${sign})?(?<rest>.{0,30}?),? ${leaving} (?<name>.{3,40})$`,
  `^(?:so |and )*(?:what|how much) (?:was|were|is|would) (?:the |our |my )?(?:net(?: cash ?flow| cash| position| figure)?|cash ?flow) (?:be |have been )?(?<about>.{0,30}?),? ${leaving} (?<name>.{3,40})$`,
].map((form) => new RegExp(form, 'i'))

/** What such a question comes to; null for any other. */
export function netWithout(
  text: string,
  { input, understands }: Pick<FigureSetting, 'input' | 'understands'>,
): Interpretation | null {
  for (const form of forms) {
    const { name = '', about = '', rest = '' } = form.exec(text)?.groups ?? {}
    if (!name) continue
    const { included, unused } = readQuestion(name, input.question)
    const [subject, ...others] = included
    const whole = `${name} ${about} ${rest}`.replace(
      /\b(?:that|the) (?:month|year|quarter|week)\b/i,
      '',
    )
    const reading = readQuestion(whole, input.question)
    const [days, ...more] = reading.periods
    if (!subject || subject.kind === 'account' || others.length + unused.length > 0) continue
    const period = days && more.length === 0 ? untilToday(days, input.plan.today) : null
    // What went out and is left out is put back by a tool of its own.
    if (!days || !period || sideOfSubject(subject, input.plan) !== 'in') continue
    const second = figureAsked(`how much came in from ${subject.name}`, {
      input,
      understands,
      days,
    })
    if (second?.tool !== 'flow_total') continue
    const first: ToolCall = { tool: 'net_flow', args: { period } }
    const call: ToolCall = { tool: 'two_answers', args: { first, second, asks: 'without' } }
    const plan = { kind: 'call', call, assumptions: [], choices: [] } as const
    return { plan, frame: frameOf(reading), reading: null }
  }
  return null
}
