// Remarks that ask which share of a whole an answer is, and then the share of somebody else.
import { yearsBack } from '../period.ts'
import type { FlowFilter, FlowSide, ToolCall } from '../tool-call.ts'
import type { Remark, Reply } from './remark.ts'

const wholes = {
  in: 'income|sales|takings|turnover|revenue|money in',
  out: 'spending|spend|costs|outgoings|expenses|money out',
}

const ofWhole = (side: FlowSide) =>
  new RegExp(
    `^(?:how much|what (?:share|percentage|percent|per cent|proportion|part|fraction)) of (?:our |the |my |all |total |all our )*(${wholes[side]}|total|everything(?: that)?(?: went)?(?: (?:in|out))?) (?:is|are|was|were|do|does|did) (?:that|they|those|it|he|she|these)(?: (?:all |together )?(?:make up|account for|come to|bring in|contribute|represent|make|add up to|cover|take|pay|provide|generate|cost))?(?: (?:between them|together|in all|altogether))?$`,
  )

/** "How much of our income is that?", in plain words. */
export function isShareOfWhole(text: string, side: FlowSide): boolean {
  return ofWhole(side).test(text)
}

/** The share of an answer in its whole, of sales where the remark says sales. */
export function shareOfWhole({ text, sales }: Remark, filter: FlowFilter): ToolCall | null {
  const found = ofWhole(filter.side).exec(text)
  const { subjects } = filter
  if (!found || !subjects) return null
  const isOfSales = /^(sales|takings|turnover|revenue)$/.test(found[1] ?? '')
  return {
    tool: 'share',
    args: { ...filter, subjects, ...(isOfSales ? { whole: sales } : {}) },
  }
}

const compares =
  /^(?:(?:how|is|does|did|was|has|it|that|this|much|a|be) )*(more|less|up|down|higher|lower|compare|compared|bigger|smaller|gone up|gone down)(?: is (?:it|that))?(?: (?:on|than|with|to|against))?$/

/** "And Tidewater?" after a share is the share of Tidewater. */
export const onShare: Reply<'share'> = ({ text, subject, period, sideOf, before }, args) => {
  const [, way] = compares.exec(text) ?? []
  if (period?.unit === 'year' && !subject && way && !args.against) {
    const against = { against: yearsBack(args.period, 1) }
    const isAsked = /^(?:more|less)$/.test(way)
    const asks = isAsked ? { asks: way as 'more' | 'less' } : {}
    return { tool: 'share', args: { ...args, ...against, ...asks } }
  }
  const isOfOne = subject?.kind === 'merchant' && args.subjects?.length === 1
  if (!isOfOne || sideOf(subject) !== args.side || before.concepts.has('share')) return null
  return { tool: 'share', args: { ...args, subjects: [subject] } }
}
