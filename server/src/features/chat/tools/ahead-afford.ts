// Whether an extra payment can be afforded, and from which day on.
import type { Day } from '@plimsoll/domain/calendar'
import { less, type Minor, minor, zero } from '@plimsoll/domain/money'
import { fallsBelow } from '@plimsoll/domain/outlook/fall-chance'
import type { Outlook } from '@plimsoll/domain/outlook/outlook'
import { date, type Fact, money, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'
import { forecastNote, tooFar, withoutForecast } from './ahead-words.ts'
import { besideLine, lineIn } from './buffer-words.ts'

type Closing = { readonly day: Day; readonly closing: Minor }

/**
 * How an amount that the expected path can bear is put: what is safe is what cash management calls
 * safe, as one time in ten cash falls further. `{{cautious}}` stands for that amount, `kept` for
 * what is to be left.
 */
export function affordWords(
  amount: Minor,
  { cautious, kept }: { cautious: Minor; kept: string },
): { yes: string; caution: string } {
  if (amount <= cautious) return { yes: 'Yes', caution: '' }
  return {
    yes: 'On the expected path, yes',
    caution:
      cautious > 0
        ? ' To be on the safe side, spend no more than {{cautious}}.'
        : ` To be on the safe side, spend nothing: one time in ten cash falls below ${kept} anyway.`,
  }
}

/** What an extra payment would leave at the lowest point from its day on. */
export async function afford(
  context: ToolContext,
  args: { amount: Minor; day?: Day; keep?: Minor; first?: true },
): Promise<ToolResult> {
  const { outlook, days } = await forecastOf(context)
  if (outlook.state === 'unknown') return withoutForecast(context)
  if (args.first) return affordedFrom(args, { outlook, days })
  const within = days.filter(({ day }) => day <= outlook.until)
  const after = within.filter(({ day }) => args.day === undefined || day >= args.day)
  const [first] = after
  if (!first)
    return tooFar({ day: args.day ?? outlook.until, end: outlook.until }, 'End of the outlook')
  const lowest = lowestOf(after, first)
  const left = minor(lowest.closing - args.amount)
  const isFine = left >= (args.keep ?? outlook.buffer)
  // Asked only to stay above zero, the buffer is still named.
  const kept = args.keep || outlook.buffer
  const isOfBuffer = args.keep === undefined || (args.keep === 0 && kept > 0)
  const what = keptWords(kept, isOfBuffer)
  const unfit = left < 0 ? 'No' : `Not without going below ${isOfBuffer ? 'your buffer' : what}`
  const side = left < kept ? '{{gap}} below' : 'still {{gap}} above'
  const room = kept === 0 ? besideLine(left, zero, ', ') : `, ${side} ${what}`
  // Spent today and the buffer kept, it is the amount that cash management calls safe.
  const cautiousLow = fallsBelow(within, kept, args.day)?.cautiousLow ?? lowest.closing
  const cautious = less(cautiousLow, kept)
  const { yes, caution } = affordWords(args.amount, { cautious, kept: what })
  return {
    template: `${isFine ? yes : unfit}: after {{amount}} the lowest point would be {{left}} on {{day}}${room}.${isFine ? caution : ''}`,
    facts: [
      money('left', left, 'Lowest balance afterwards'),
      ...(kept === 0
        ? []
        : [
            money(
              'gap',
              minor(Math.abs(left - kept)),
              isOfBuffer ? 'Distance from the buffer' : 'Distance from what is to be left',
            ),
          ]),
      date('day', lowest.day, 'Date'),
      money('amount', args.amount, 'The payment'),
      ...keptFact(kept, isOfBuffer),
      ...(isFine && caution !== '' && cautious > 0
        ? [money('cautious', cautious, 'Cautiously')]
        : []),
    ],
    citations: [{ ref: 'left', href: '/cash-flow/scenarios', rowCount: 0, label: 'Scenarios' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote, 'Whether to spend it is your decision; this only shows the cash.'],
    warnings: [],
  }
}

/** From which day on an extra payment leaves enough on every day that the outlook covers. */
function affordedFrom(
  { amount, day: from, keep }: { amount: Minor; day?: Day; keep?: Minor },
  { outlook, days }: { outlook: Outlook; days: readonly Closing[] },
): ToolResult {
  const kept = keep ?? outlook.buffer
  const ahead = days.filter(({ day }) => day <= outlook.until && (!from || day >= from))
  const lastTooLow = ahead.findLastIndex(({ closing }) => closing - amount < kept)
  const [first, ...later] = ahead.slice(lastTooLow + 1)
  const what = keptWords(kept, keep === undefined)
  const shared = [money('amount', amount, 'The payment'), ...keptFact(kept, keep === undefined)]
  const rest = {
    rowCount: 0,
    truncated: false,
    basis: [forecastNote, 'Whether to spend it is your decision; this only shows the cash.'],
    warnings: [],
  }
  const cite = (ref: string) => [
    { ref, href: '/cash-flow/scenarios', rowCount: 0, label: 'Scenarios' },
  ]
  if (!first)
    return {
      template: `Not up to {{until}}, as far as the outlook goes: paid on any day before then, {{amount}} takes cash below ${what} by that date.`,
      facts: [date('until', outlook.until, 'Looking ahead to'), ...shared],
      citations: cite('until'),
      ...rest,
    }
  const lowest = lowestOf(later, first)
  return {
    template:
      lastTooLow < 0
        ? `Now: after {{amount}} the lowest point would be {{left}} on {{low_day}}${kept === 0 ? '' : `, still above ${what}`}.`
        : `From {{day}} on: paid then, {{amount}} leaves {{left}} at the lowest point after it, on {{low_day}}. Paid any earlier, it takes cash below ${what}.`,
    facts: [
      ...(lastTooLow < 0 ? [] : [date('day', first.day, 'First day')]),
      money('left', minor(lowest.closing - amount), 'Lowest balance afterwards'),
      date('low_day', lowest.day, 'Date of the lowest balance'),
      ...shared,
    ],
    citations: cite('left'),
    ...rest,
  }
}

/** What is to be left: the buffer, an amount, or a balance that isn't below zero. */
function keptWords(kept: Minor, isOfBuffer: boolean): string {
  return isOfBuffer || kept === 0 ? lineIn(kept) : '{{buffer}}'
}

function keptFact(kept: Minor, isOfBuffer: boolean): Fact[] {
  return kept === 0 ? [] : [money('buffer', kept, isOfBuffer ? 'Cash buffer' : 'To be left')]
}

function lowestOf(days: readonly Closing[], first: Closing): Closing {
  return days.reduce((low, each) => (each.closing < low.closing ? each : low), first)
}
