// "VAT, PAYE and corporation tax up to the end of June: how much each and when": the payments of
// some taxes that fall due by a day.
import type { TaxKind } from '../../tax/tax-schedule.ts'
import type { InterpretInput } from '../interpretation.ts'
import { spanPeriod } from '../period.ts'
import { readQuestion } from '../read-question.ts'
import type { ToolCall } from '../tool-call.ts'
import { wantedOfEach } from './list-tail.ts'

const kinds: readonly (readonly [TaxKind, RegExp])[] = [
  ['vat', /^vat$/i],
  ['paye', /^(?:paye|paye and ni|paye\/ni)$/i],
  ['corporation_tax', /^(?:corporation tax|corp(?:oration)? tax|ct|corp)$/i],
  ['cis', /^cis$/i],
  ['self_assessment', /^(?:self[- ]assessment|income tax|sa)$/i],
]
const tax =
  '(?:vat|paye(?: and ni|/ni)?|corporation tax|corp tax|corp|ct|cis|self[- ]assessment|income tax)'
const days =
  '(?:(?:up to|up until|until|till?|through to|through|to|by|before|between now and|over|in|during|for|from now (?:to|until|till)) [^,:;?–—]{3,30}?)'
const whole = new RegExp(
  `^(?:(?:so|and|ok|list|show|show me|what about|what(?:['’]s| is| are)|give me|when (?:is|are)|how much(?: is| are)?) )*(?:(?:all )?(?:the|our|my|any|next) )*(${tax}(?:(?:,? and |, ?| & | n | plus )(?:the |our )?${tax})+)(?: (?:payments?|bills?|due|coming up|payable|to pay|that fall due|falling due))*(?: (${days}))?(?:\\s*[,;:.–—-]+\\s*|\\s+(?=and )|$)(?:${wantedOfEach})?(?:\\s*,?\\s*(${days}))?[\\s?.!]*$`,
  'i',
)
/** The taxes that fall due by the day, one by one and together; null for anything else. */
export function taxesListed(
  question: string,
  { question: context, plan }: InterpretInput,
): ToolCall | null {
  const [found, names = '', before, after] = whole.exec(question.trim()) ?? []
  if (found === undefined || (before && after)) return null
  const within = before ?? after
  // Without days it is what was paid, or what comes next, of each.
  if (within === undefined) return null
  const { periods, unused, included } = readQuestion(within.replace(/^through(?: to)?/i, 'up to'), {
    ...context,
    assumesAhead: true,
  })
  const [period, ...more] = periods
  if (!period || more.length + unused.length + included.length > 0) return null
  if (period.to <= plan.today) return null
  const wanted = names
    .replace(/paye(?: and |\/)ni/gi, 'paye')
    .split(/,? and |, ?| & | n | plus /i)
    .flatMap((name) => {
      const bare = name.replace(/^(?:the|our) /i, '').trim()
      return kinds.flatMap(([kind, words]) => (words.test(bare) ? [kind] : []))
    })
  const isBegun = /^(?:in|during|for|over)\b/i.test(within) && period.from > plan.today
  const from = isBegun ? period.from : plan.today
  return {
    tool: 'tax_due',
    args: { kinds: [...new Set(wanted)], period: spanPeriod(from, period.to) },
  }
}
