// Remarks on payments that are due: "and the one after that?", "who's it to?", "just the big ones".
import { addDays, daysBetween, firstDayOf, monthOf } from '../../calendar.ts'
import type { FlowSide } from '../flow-arguments.ts'
import { type Period, spanPeriod } from '../period.ts'
import { salesIncome } from '../plan/flow-filter.ts'
import { isWholeMonths } from '../plan/plan-words.ts'
import type { ToolCall } from '../tool-call.ts'
import { asksForWhom, asksNet } from './balance-remarks.ts'
import { asksForLast, asksIfCovered, asksWhatIsLeft, lastOf } from './due-remarks.ts'
import { asksAgain, asksForNext, placeOf, type Remark, type Reply, smallNumber } from './remark.ts'

const ones = '( ones?| payments?| bills?)?'
const biggest = new RegExp(
  `^((what|which|who|when)( one)?( of (those|them|these))?( (is|was))? |show )?(the )?(single )?(biggest|largest|main|highest|top|bigger|larger)${ones}( (of|out of|among) (them|those|these|that lot|the lot))?( (going|going out|due|out|leaving))?$`,
)
const several =
  /^(the )?(top|biggest|largest) (\w+)( ones| payments| bills)?$|^(the )?(\w+) (biggest|largest)( ones| payments| bills)?$/
const whole =
  /^((in )?(total|all|sum)|altogether|(tot|total|add|sum)( (them|it|those|these|that|the lot))?( all)?( (up|together))*|(what|how much)( is| are)?( (it|that|they|those))?( (come|comes|add|adds) (up )?to)? ?(in all|in total|altogether|all told|all in)?|how many( (payments|bills))?( (is|are) (that|there|they|those|it))?|(list|show)( me)?( (them|those|it))?( all)?|what are (they|those)|who (are they|is that|is it) (to|from)|who to|to (who|whom)|who (is|are|is it|are they)? ?((it|that|they|those) )?(all )?(to|from)|from (who|whom)|break (it|that|them) down|(which|what)( (ones?|bills?|payments?|invoices?))?( (is|are) (it|that|they|those))?|(name|itemise) (them|those|it)|who|when( (is|are) (each|they|those|each of them))?( due)?|and when|when and how much)$/

/** "Just the big ones": the largest few. */
export const bigOnes =
  /^(the |show me the |show the |list the )?(really )?(big|bigger|biggest|main|major|large|larger|largest|chunky|hefty|significant) (ones|bills|payments|items|amounts)( (of (them|those))|please)?$/
/** How many of them are large. */
export const fewMost = 3
const severalNext =
  /^(?:the )?(?:(?:next|following) (\w+)(?: (?:ones|bills|payments))?|(\w+) (?:after|next|following)(?: (?:that|those|them|these))?)$/

/** A remark on payments that are due. */
export const onUpcoming: Reply<'upcoming'> = (remark, args) => {
  const { text, subject, period } = remark
  if (subject || period) return null
  if (remark.limit) return onlyWithin(remark, args)
  const [only, ...others] = args.subjects ?? []
  if (only && others.length === 0 && hasRisen.test(text))
    return {
      tool: 'price_change',
      args: {
        side: 'out',
        period: spanPeriod(remark.firstDay ?? remark.today, remark.today),
        subjects: [only],
        when: true,
      },
    }
  if (args.side && areLate.test(text)) {
    const { side, subjects } = args
    return { tool: 'late', args: { side, ...(subjects ? { subjects } : {}) } }
  }
  if (args.subjects && args.side === 'out' && asksIfCovered(remark))
    return { tool: 'forecast_cover', args: { subjects: args.subjects } }
  if (args.side !== 'in' && !args.next && asksWhatIsLeft(remark))
    return { tool: 'forecast_balance', args: { day: args.period.to } }
  if (!args.next && !args.largest && !args.first && !args.untilPaid && afterThat.test(text))
    return { tool: 'upcoming', args: { ...args, period: daysAfter(args.period) } }
  if (args.side === 'out' && asksIfCovered(remark))
    return { tool: 'forecast_low', args: { until: args.period.to } }
  if (args.subjects && args.side && asksForLast(remark))
    return lastOf(remark, { side: args.side, subjects: args.subjects })
  const at = placeOf(remark)
  if (args.next && at) return { tool: 'upcoming', args: { ...args, skip: at } }
  if (args.largest === 1 && (at || asksForNext(remark)))
    return { tool: 'upcoming', args: { ...args, skip: at ?? (args.skip ?? 0) + 1 } }
  const following = severalNext.exec(text)
  const more = smallNumber(following?.[1] ?? following?.[2])
  if (args.first && (more || asksForNext(remark)))
    return {
      tool: 'upcoming',
      args: {
        ...args,
        first: more ?? args.first,
        skip: (args.skip ?? 0) + args.first,
      },
    }
  const turned = turnedWay(remark, args)
  if (turned) return turned
  if (args.next || args.largest === 1) {
    if (args.next && asksForNext(remark))
      return { tool: 'upcoming', args: { ...args, skip: (args.skip ?? 0) + 1 } }
    return asksAgain(remark) ? { tool: 'upcoming', args } : null
  }
  const { largest: _, ...all } = args
  if (biggest.test(text)) return { tool: 'upcoming', args: { ...all, largest: 1 } }
  if (bigOnes.test(text)) return { tool: 'upcoming', args: { ...all, largest: fewMost } }
  const firsts = smallNumber(
    /^(?:show |list )?(?:just |only )?(?:the )?first (\w+)( ones| payments| bills)?$/.exec(
      text,
    )?.[1],
  )
  if (firsts) return { tool: 'upcoming', args: { ...all, first: firsts } }
  const number = several.exec(text)
  const wanted = smallNumber(number?.[3] ?? number?.[6])
  if (wanted) return { tool: 'upcoming', args: { ...all, largest: wanted } }
  if (
    /^((what|which|who|when)( one)?( is)? )?(the )?(first|next|soonest)( one| to go| out| due)?$/.test(
      text,
    )
  )
    return { tool: 'upcoming', args: { ...all, next: true } }
  return whole.test(text) || asksForWhom(remark) ? { tool: 'upcoming', args: all } : null
}

const afterThat =
  /^(?:is there |have we got |do we have )?(?:anything|any|what|what is|owt|any more|anything else)(?: (?:due|coming|coming up|going out|big|else|out|in))* (?:after|following|beyond) (?:that|it|then|those|this)$/

// As many days again.
function daysAfter({ from, to }: Period): Period {
  return spanPeriod(addDays(to, 1), addDays(to, daysBetween(from, to) + 1))
}

const way =
  /^(?:(?:what|how much|anything|what is|what about)(?: is| are)? )?(?:(?:money|cash|due|going|coming|come|goes|comes) )*(out|in)(?: instead)?$/
const customers = /^(?:from |by )?(?:the |our |my )?(?:customers?|clients?|sales)(?: only| alone)?$/

// "So are we up or down?"
const upOrDown =
  /^(so )?(are|will|would|do|is) (we|i|that|it)( (be|end up|come out|going to be|leave us|left))*( (up|down|better off|worse off|ahead|behind|in profit|plus|minus|positive|negative))( or (up|down|worse off|behind|minus|negative|not))?( (on|over) (the|that) (month|week|period|whole))?( (overall|then|in total|net))?$/

// "Out?", "net?" after what comes in, and "just from customers?".
function turnedWay(
  remark: Remark,
  args: Extract<ToolCall, { tool: 'upcoming' }>['args'],
): ToolCall | null {
  const { side: _, largest: __, first: ___, skip: ____, ...both } = args
  const all = { ...both, next: false }
  if (args.subjects) return null
  if (asksNet(remark) || upOrDown.test(remark.text)) {
    const { period } = args
    const isWhole = period.from === firstDayOf(monthOf(period.from)) && isWholeMonths(period)
    return isWhole
      ? { tool: 'forecast_total', args: { measure: 'net', period } }
      : { tool: 'upcoming', args: all }
  }
  const turned = way.exec(remark.text)?.[1] as FlowSide | undefined
  if (turned && turned !== args.side) return { tool: 'upcoming', args: { ...args, side: turned } }
  if (args.side !== 'out' && customers.test(remark.text))
    return { tool: 'upcoming', args: { ...args, side: 'in', subjects: [salesIncome] } }
  return null
}

// "Has it gone up?" of a bill that is due.
const hasRisen =
  /^(has|have|did) (it|that|this|they) (gone up|go up|changed?|increased?|risen|rise|been put up|got dearer)( (at all|lately|recently))?$/

// Which of them should have been paid by now.
const areLate =
  /^((which|what|any|anything|are any|is any|how many|how much)( (ones|of (it|them|those|that)))?( (is|are))?( of (it|them|those|that))? )?(already )?(overdue|late|past due|behind)( (already|now))?$/

const someOf =
  /^(the |of (them|those|these|that) |show |list |any |anything |which |which are |what is |is there |are there |what |ones |those |payments |bills |invoices |that are )*(?=over|under|above|below|more|less|greater|bigger|larger|smaller|at least|upwards)/

/** Whether a remark is "only the ones over £500" and no more. */
export function isOnlyLimit({ text, limit }: Remark): boolean {
  return (
    limit !== null &&
    someOf.test(text) &&
    /^(over|under|above|below|more than|less than|greater than|bigger than|larger than|smaller than|at least|upwards of) £?[\d.,]+k?( pounds| quid)?$/.test(
      text.replace(someOf, ''),
    )
  )
}

function onlyWithin(
  remark: Remark,
  args: Extract<ToolCall, { tool: 'upcoming' }>['args'],
): ToolCall | null {
  const isOfSome = !args.next && !args.largest && !args.first
  return isOfSome && isOnlyLimit(remark)
    ? { tool: 'upcoming', args: { ...args, ...remark.limit } }
    : null
}
