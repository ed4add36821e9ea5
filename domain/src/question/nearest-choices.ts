// Choices for a question that was not understood whole: readings near it, as a person would ask.
import type { Day } from '../calendar.ts'
import { asSentence, withPlainAmounts } from './as-sentence.ts'
import { choicesMax } from './choices.ts'
import type { Period } from './period.ts'
import type { Reading } from './read-question.ts'
import type { Choice, Plan } from './tool-call.ts'

/**
 * The first readings that can be answered, each answer once. `planOfReading` plans the words of a
 * pattern, `planOf` a question as a person puts it.
 */
export function nearestChoices(
  readings: readonly string[],
  plans: {
    readonly planOfReading: (reading: string) => Plan
    readonly planOf: (prompt: string) => Plan
    /** Whether a plan is of the days that were named. */
    readonly isOfDays: (plan: Plan) => boolean
  },
): readonly Choice[] {
  const choices = new Map<string, Choice>()
  for (const reading of readings) {
    if (choices.size === choicesMax) break
    const plan = plans.planOfReading(reading)
    const key = JSON.stringify(plan)
    const prompt = asAsked(reading)
    if (plan.kind !== 'call' || choices.has(key) || privateWords.test(prompt)) continue
    if (twoPrepositions.test(prompt)) continue
    if (!plans.isOfDays(plan)) continue
    // Only what is understood in the same way when it is chosen.
    if (JSON.stringify(plans.planOf(prompt)) === key) choices.set(key, { label: prompt, prompt })
  }
  return [...choices.values()]
}

/** Whether a plan may answer a question of some days: those that are over want no forecast. */
export function isOfDays(plan: Plan, reading: Reading | null, today: Day): boolean {
  const isOver =
    reading !== null && reading.periods.length > 0 && reading.periods.every(({ to }) => to <= today)
  const { period } = (plan.kind === 'call' ? plan.call.args : {}) as { period?: Period }
  return !isOver || !period || period.from <= today
}

// Words that only patterns use, and how people put them.
const spoken: readonly (readonly [RegExp, string])[] = [
  [/\bcustomers silent\b/, 'which customers have been quiet longest'],
  [/\bnotyetlate openinvoices\b/, 'which invoices are not overdue'],
  [/\bnotyetlate openbills\b/, 'which bills are not overdue'],
  [/\bdayslateonaverage openinvoices\b/, 'how many days overdue is each customer'],
  [/\bbyparty openinvoices\b/, 'unpaid invoices by customer'],
  [/\bbyparty openbills\b/, 'unpaid bills by supplier'],
  [/\bhaspaidyet openinvoices (.+)$/, 'has $1 paid yet'],
  [/\bhaspaidyet openbills (.+)$/, 'have we paid $1 yet'],
  [/\bbalanceafter +(.+)$/, 'how much will be left after $1'],
  [/\bbalanceabovenow +(.+)$/, 'will we have more in the bank than now $1'],
  [/\bbalancebelownow +(.+)$/, 'will we have less in the bank than now $1'],
  [/\bpeakahead highest day balance\b/, 'when will the balance be highest'],
  [/\bpeakahead (\w+) (\w+) money out\b/, 'which $2 will have the $1 outgoings'],
  [/\bpeakahead (\w+) (\w+) money in\b/, 'which $2 will have the $1 income'],
  [/\bpeakahead lowest (\w+) net cash\b/, 'which $1 will we lose the most cash'],
  [/\b(going out|coming in) during(?= (?:in|on|over|during|for|before|by|next|this)\b|$)/, '$1'],
  [/\blargestdue 1 payments\b/, 'what is the largest payment due'],
  [/\blargestdue openinvoices( customers)?/, 'which unpaid invoice is the largest'],
  [/\blargestdue openbills( suppliers)?/, 'which unpaid bill is the largest'],
  [/\blargestdue (\d+) payments\b/, 'what are the $1 largest payments due'],
  [/\bnextdue 1 payments\b/, 'what is the next payment'],
  [/\bnextdue (\d+) payments\b/, 'what are the next $1 payments'],
  [/\blargestdue payments\b/, 'what are the largest payments due'],
  [/\boldest openinvoices\b/, 'which unpaid invoice is the oldest'],
  [/\boldest openbills\b/, 'which unpaid bill is the oldest'],
  [/\bcashreaches buffer\b/, 'when will we be back above the buffer'],
  [/\bcashreaches (\S+)/, 'when will we be back above $1'],
  [/\bkeepabove (\S+)/, 'and still have $1 left'],
  [/\bopeninvoices olderthan (\d+) days\b/, 'which invoices are more than $1 days old'],
  [/\bopenbills olderthan (\d+) days\b/, 'which bills are more than $1 days old'],
  [/\bopeninvoices overdueby (\d+) days\b/, 'which invoices are more than $1 days overdue'],
  [/\bopenbills overdueby (\d+) days\b/, 'which bills are more than $1 days overdue'],
  [/\bopeninvoices overdue\b/, 'which invoices are overdue'],
  [/\bopenbills overdue\b/, 'which bills are overdue'],
  [/\bopeninvoices\b/, 'which invoices are unpaid'],
  [/\bopenbills\b/, 'which bills are unpaid'],
  [/\bforecastheldup\b/, 'has the forecast held up'],
  [/\bnotyetlate which (invoices|bills) are unpaid\b/, 'which $1 are not late yet'],
  [/\bbyparty which invoices are unpaid\b/, 'how much does each customer owe us'],
  [/\bbyparty which bills are unpaid\b/, 'how much do we owe each supplier'],
  [/\bhaspaidyet which invoices are unpaid (.+)/, 'has $1 paid us yet'],
  [/\bdayslateonaverage which invoices are unpaid\b/, 'how late are unpaid invoices on average'],
  [/\binternal transfers into (.+)/, 'how much was moved into $1'],
  [/\binternal transfers out of (.+)/, 'how much was moved out of $1'],
  [/^(?:is|why) (more|less) cash set against\b/, 'do we have $1 in the bank than'],
  [/\bhow far cash moved\b/, 'by how much did our cash change'],
  [/\bwhy was net (up|down)\b/, 'why was our net cash flow $1'],
  [/\bbalance movement total\b/, 'how much did our cash change'],
  [/\bbalanceafter (.+)/, 'what will be left after $1'],
  [/\bpeakahead highest (\w+) money out\b/, 'which $1 to come has the most going out'],
  [/\bpeakahead highest (\w+) money in\b/, 'which $1 to come has the most coming in'],
  [/\bpeakahead lowest (\w+) net cash\b/, 'which $1 to come is the tightest'],
  [/^does (.+) comestothesame$/, 'is $1 always the same amount'],
  [/^variance (.+) against forecast$/, 'how did $1 compare with the forecast'],
  [/\boverlapping services\b/, 'do we pay twice for the same thing'],
  [/^duplicate payments (.+)$/, 'did we pay $1 twice'],
  [
    /^money back from (.+?) (week|month|quarter|year) to date$/,
    'have we had money back from $1 this $2',
  ],
  [/^money back from (.+)$/, 'have we had money back from $1'],
]

// What none of these lines puts into words is not offered.
const privateWords =
  /open(invoices|bills)|largestdue|nextdue|oldest open|forecastheldup|notyetlate|byparty|haspaidyet|dayslateonaverage|balanceafter|taxrepaid|taxabovelast|taxbelowlast|taxbesidelast|balanceabovenow|balancebelownow|moneyback|peakahead|cashreaches|keepabove|olderthan|overdueby|comestothesame|markof|marks(?:over|under|least|most)|beside the average|onesideagainst|bothsidesagainst|weekdaysapart|coversthecost|partoftheirreceipts|pricemoved|months with none of|penultimate|^variance|kept within|both ways with|\bregular payment out\b|\bso far compared with\b|\bcompared with so far\b|^[\p{L} ]* in so far\b|^\d+ biggest|^is the balance £|\b([\p{L} ]{4,40}) and \2\b/iu

// "At the end of before April", "run out of money of October": days that fit no such question.
const twoPrepositions =
  /\b(of|in|at|on|by|to) (between|before|after|since|until|in|on|at|by|over|during|for|from)\b|\b(money|highest|lowest|balance|up|down|due|out|buffer|spend) of\b/i

function asAsked(reading: string): string {
  const plain = spoken
    .reduce((text, [word, words]) => text.replace(word, words), reading)
    .replace(/\b(of|in|on|at|to|by) \1\b/g, '$1')
    .replace(
      /\b(the|our|your) (?:1|top 1) (highest|lowest|largest|smallest|biggest) (\w+?)s\b/g,
      '$1 $2 $3',
    )
    .replace(/\bthe last 1 (.+?)s\b$/, 'the last $1')
    .replace(/\bhow many payments did we pay to (.+)/, 'how many times did we pay $1')
    .replace(/^1 (highest|lowest|largest|smallest|biggest) /, 'the $1 ')
    .replace(/\b(?:the )?1 (highest|lowest|largest|smallest|biggest) (.+?)s\b$/, 'the $1 $2')
    .replace(/\btop 1 (\w+?)s\b/g, 'top $1')
  return asSentence(withPlainAmounts(plain))
}
