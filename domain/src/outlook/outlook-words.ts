// The outlook in sentences: the headline, the line below a chart, the cause of a low and how sure
// all of it is. Words follow the outlook's figures alone, so that no two screens can say different
// things.
import { rough } from '../amount-words.ts'
import { type Day, type Month, monthOf } from '../calendar.ts'
import { dayAndMonth, dayInWords } from '../date-words.ts'
import { less, negate } from '../money.ts'
import { lineWords } from './line-words.ts'
import type { LowCause } from './low-causes.ts'
import {
  type Backtest,
  type KnownOutlook,
  type Outlook,
  type UnknownOutlook,
  watchChance,
} from './outlook.ts'

/** The lead in ink, the rest in grey. */
type Headline = { readonly lead: string; readonly rest: string }

/**
 * What the headline needs besides the outlook: accounts without a balance while others have one,
 * and the last day of the bank data.
 */
type HeadlineFacts = {
  readonly outlook: Outlook
  readonly withoutBalance?: readonly string[]
  readonly lastDay: Day | null
}

/** The dashboard's sentence. */
export function headlineOf(facts: HeadlineFacts): Headline {
  const { outlook } = facts
  if (outlook.state === 'unknown') return unknownHeadline(facts)
  return {
    lead: leadOf(outlook),
    rest: sentences(lowSentence(outlook), ...confidenceSentences(outlook)),
  }
}

/** What stands where a balance would: none is known of these accounts. */
export function balanceWanted(accounts: readonly string[] = []): Headline {
  return {
    lead: 'We don’t know your balance yet.',
    rest: `Add the balance of ${accounts.join(' and ') || 'your account'} to see whether your cash will hold.`,
  }
}

function unknownHeadline({ outlook, withoutBalance, lastDay }: HeadlineFacts): Headline {
  if (outlook.state !== 'unknown') return { lead: '', rest: '' }
  switch (outlook.reason) {
    case 'no_balance':
      return balanceWanted(withoutBalance)
    case 'old_data': {
      const until = dayInWords(lastDay ?? outlook.asOf)
      return {
        lead: `Your bank data ends on ${until}.`,
        rest: 'Add newer data to see where your cash stands today.',
      }
    }
    case 'no_forecast':
    case 'no_transactions':
      return {
        lead: `${rough(outlook.balance)} in the bank.`,
        rest: tooLittleWords(outlook),
      }
  }
}

/** Why nothing is forecast yet, and from when something will be. */
function tooLittleWords({ historyWeeks, startsOn, reason }: UnknownOutlook): string {
  const few = `${fewWeeks(historyWeeks)} for a forecast.`
  if (startsOn) return `${few} It starts on ${dayInWords(startsOn)}, after one full month.`
  return reason === 'no_transactions'
    ? `${few} It starts after one full month.`
    : 'We haven’t found anything to forecast from yet. Add more transactions to start.'
}

function leadOf(outlook: KnownOutlook): string {
  const { state, until, balance, buffer, expectedBelow, asOf } = outlook
  if (state === 'fine') return `You’re covered to ${dayInWords(until)}.`
  if (state === 'early')
    return `It’s too early to be sure: we have ${weeksWords(outlook.confidence.historyWeeks)} of transactions.`
  if (state === 'watch') return watchLead(outlook)
  if (balance < 0) return `You’re ${rough(negate(balance))} overdrawn today.`
  if (balance < buffer) return `Cash is ${rough(less(buffer, balance))} below your buffer today.`
  return `You’ll probably dip below ${lineWords(buffer)} on ${dayAndMonth(expectedBelow ?? asOf)}.`
}

const evenTenths = 5

/**
 * Where the expected path stays above the line although single balances may not. Which of the two
 * is likelier goes by the same tenths that the sentence shows.
 */
function watchLead({ until, buffer, chance }: KnownOutlook): string {
  const line = lineWords(buffer)
  const day = dayInWords(until)
  const tenths = tenthsOf(chance)
  if (isDipLikely(chance))
    return `You’ll probably dip below ${line} by ${day}: the chance is ${chanceWords(chance)}.`
  const risk = `here’s ${chancePhrase(chance)} of dipping below`
  return tenths === evenTenths
    ? `T${risk} ${line} by ${day}.`
    : `You’ll probably stay above ${line} to ${day}, but t${risk} it.`
}

/** Whether a dip is called likely: more than five in ten as the sentence shows it. */
export function isDipLikely(chance: number): boolean {
  return tenthsOf(chance) > evenTenths
}

/**
 * Whether a dip is at least as likely as not though the expected path has none: then a sentence on
 * the low names that path.
 */
export function isOnPathAlone({ state, chance }: KnownOutlook): boolean {
  return state === 'watch' && tenthsOf(chance) >= evenTenths
}

/**
 * How low cash gets, when and why: "Cash is lowest at £17.6K on 11 March, £2.4K below your buffer,
 * after VAT and payroll."
 */
export function lowSentence(outlook: KnownOutlook): string {
  const { low, buffer } = outlook
  const gap = less(low.balance, buffer)
  const room =
    buffer === 0 && gap >= 0
      ? ''
      : low.balance < 0
        ? ', below zero'
        : `, ${rough(gap < 0 ? negate(gap) : gap)} ${gap < 0 ? 'below' : 'above'} your buffer`
  const cause = causeWords(low.causes)
  const lead = isOnPathAlone(outlook) ? 'On the expected path, cash' : 'Cash'
  return `${lead} is lowest at ${rough(low.balance)} on ${dayAndMonth(low.day)}${room}${cause ? `, after ${cause}` : ''}.`
}

/**
 * The sentence below a chart: how likely it is to fall below the line within the horizon, and from
 * when.
 */
export function chanceSentence(outlook: KnownOutlook): string {
  const line = lineWords(outlook.buffer)
  const until = dayInWords(outlook.until)
  if (outlook.state === 'early')
    return `${weeksWords(outlook.confidence.historyWeeks)} of transactions are too few to show how likely you are to dip below ${line} by ${until}.`
  if (outlook.balance < outlook.buffer) return `Cash is below ${line} today.`
  const dip = `There’s ${chancePhrase(outlook.chance)} of dipping below ${line} by ${until}`
  if (!outlook.firstAtRisk) return `${dip}.`
  return `${dip}; the risk starts around ${dayAndMonth(outlook.firstAtRisk.day)}.`
}

/**
 * How sure the outlook is, where there is reason for doubt: a short history, or ranges that did not
 * hold.
 */
function confidenceSentences(
  outlook: Pick<KnownOutlook, 'state' | 'until' | 'confidence'>,
): string[] {
  const { historyWeeks, shortHistory, rough: isRough, backtest } = outlook.confidence
  return [
    shortHistory ? firstEstimateWords(outlook.state, { until: outlook.until, historyWeeks }) : '',
    isRough && backtest ? `The forecast is rough: ${heldWords(backtest)}` : '',
  ].filter((sentence) => sentence !== '')
}

/** How a range held that had to be widened, as the end of a sentence. */
function heldWords({ inRange, days }: Backtest): string {
  return `its 80% range held on ${Math.round((inRange / days) * hundred)}% of past days, so we’ve widened it.`
}

/** What the range of a week's balance is worth: what it is made for, or how it held. */
export function rangeWords({ rough: isRough, backtest }: KnownOutlook['confidence']): string {
  return isRough && backtest
    ? `It is rough: ${heldWords(backtest)}`
    : 'Cash should end a week within its range 8 times in 10.'
}

/**
 * Why the range of some days is wider than that of others: one of the Januaries whose ranges are
 * lies among them. `null` where none does.
 */
export function januaryWords(
  wideJanuaries: readonly Month[],
  days: { readonly from: Day; readonly to: Day },
): string | null {
  const isAmong = (month: Month) => month >= monthOf(days.from) && month <= monthOf(days.to)
  return wideJanuaries.some(isAmong)
    ? 'January is harder to forecast than other months, so its range is wider.'
    : null
}

const hundred = 100

/**
 * What a short history means for the figures: the lead of an early outlook names the weeks already.
 */
function firstEstimateWords(
  state: KnownOutlook['state'],
  { until, historyWeeks }: { until: Day; historyWeeks: number },
): string {
  return state === 'early'
    ? `This is a first estimate to ${dayInWords(until)}; bills that come less often may be missing.`
    : `This is a first estimate from ${weeksWords(historyWeeks)} of transactions.`
}

/** "1 week", "6 weeks". */
export function weeksWords(weeks: number): string {
  return weeks === 1 ? '1 week' : `${weeks} weeks`
}

function fewWeeks(weeks: number): string {
  if (weeks === 0) return 'Less than a week of transactions is too little'
  return weeks === 1
    ? 'One week of transactions is too little'
    : `${weeks} weeks of transactions are too few`
}

/**
 * The causes of a low within a sentence: "VAT, payroll and Howdens"; empty where nothing stands
 * out.
 */
export function causeWords(causes: readonly Pick<LowCause, 'label'>[]): string {
  const labels = causes.map(({ label }) => label)
  const last = labels.at(-1)
  if (!last) return ''
  return labels.length === 1 ? last : `${labels.slice(0, -1).join(', ')} and ${last}`
}

/** A chance in tenths: "3 in 10". Never a certainty either way: a forecast has none. */
export function chanceWords(chance: number): string {
  return `${tenthsOf(chance)} in 10`
}

/** A chance beside its percentage: "about 3 in 10", "less than 1 in 10". */
export function roundChanceWords(chance: number): string {
  return chance < watchChance ? 'less than 1 in 10' : `about ${chanceWords(chance)}`
}

function tenthsOf(chance: number): number {
  return Math.min(9, Math.max(1, Math.round(chance * 10)))
}

/** A chance within a sentence: "a 3 in 10 chance", "less than a 1 in 10 chance". */
export function chancePhrase(chance: number): string {
  return chance < watchChance
    ? 'less than a 1 in 10 chance'
    : `${articleOf(chance)} ${chanceWords(chance)} chance`
}

/** "a" of "a 3 in 10 chance", "an" of "an 8 in 10 chance". */
function articleOf(chance: number): 'a' | 'an' {
  return chanceWords(chance).startsWith('8') ? 'an' : 'a'
}

function sentences(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
