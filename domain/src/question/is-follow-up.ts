// Whether a question only makes sense after another one.
import type { Concept } from './concepts.ts'
import { ahead, measures } from './follow-up-concepts.ts'
import type { Reading } from './read-question.ts'

/** Whether a question only makes sense after another one. */
export function isFollowUp(reading: Reading): boolean {
  const { words, concepts } = reading
  const text = words.join(' ')
  if (
    /^(and|what about|how about|same|ok and|okay and|now|just|only|but|or|also|no i mean|i mean|no i meant|i meant|actually|excluding|without|except|including)\b/.test(
      text,
    )
  )
    return true
  // "How much of that went to Adobe?" names its part, and leaves the whole to what was before.
  if (isOfThat(text)) return true
  // "When did the last one arrive?": of whom is named before.
  if (
    /\b(the|their|its) (last|latest|first|earliest|most recent|next|previous) one\b/.test(text) &&
    reading.included.length === 0
  )
    return true
  // "For sales?" after a comparison is no question by itself.
  if (/^(for|on|with|from|to|through) /.test(text) && words.length <= 4) return true
  if (
    /\b(that|those|them|it|they|there|these|same|before that|instead)\b/.test(text) &&
    !isWholeQuestion(reading)
  )
    return true
  // "What did we spend on it last year?": what it is was named before.
  if (/\b(on|for|with|at) (it|that|them|those|these)\b/.test(text) && reading.included.length === 0)
    return true
  // "How much did we pay them last month?": who they are was named before.
  if (/\b(them|they|him|her|he|she)\b/.test(text) && reading.included.length === 0) return true
  // "What did it cost in October?": a day says no more of what it is.
  if (
    /\b(did|does|do|has|had) (it|that|those) (cost|costs|come to|charge|bill|add up to|bring in)\b/.test(
      text,
    ) &&
    reading.included.length === 0
  )
    return true
  // "As a share of spending?" names the whole and leaves the part to the question before.
  if (concepts.has('share') && reading.included.length === 0 && words.length <= 8) return true
  if (ranksOnly(reading) || ranksMonths(reading)) return true
  if (ranksWhole(reading)) return false
  const owns = [...measures, ...ahead].some((concept) => concepts.has(concept))
  return !owns && words.length <= 8
}

/** Whether it asks for a part of the figure before it: "what share of that was Adobe?" */
export function isOfThat(text: string): boolean {
  return /^(?:(?:and|so|but|then|ok|okay) )*(?:(?:how much|what|which|what (?:share|part|proportion|percentage|percent|fraction)|how many)(?: (?:was|is|were))? )?(?:out )?of (?:that|this|it|those|them|these|that (?:total|amount|figure|sum|money))\b(?! (?:month|week|quarter|year|day)\b)/.test(
    text,
  )
}

// "The most expensive", "who got the most": of what the question before was about.
function ranksOnly({ words, concepts, included, periods, amounts }: Reading): boolean {
  const ranks = ['top', 'bottom', 'best', 'worst', 'second'].some((concept) =>
    concepts.has(concept as Concept),
  )
  const namesKind = [
    'customers',
    'category',
    'payment',
    'balance',
    'sales',
    'net',
    'month_noun',
    'week_noun',
    'day_noun',
    'upcoming',
    'low',
    'will',
  ].some((concept) => concepts.has(concept as Concept))
  return (
    ranks &&
    !namesKind &&
    words.length <= 5 &&
    included.length === 0 &&
    periods.length === 0 &&
    amounts.length === 0 &&
    !/\b(we|i|our|my|suppliers?|costs?|expenses?|bills?)\b/.test(
      words
        .join(' ')
        .replace(/\b(which|what|who|one|of them) costs? (?=(us |me )?(the )?(most|least))/, '$1 '),
    )
  )
}

// "Which month cost the most?" is of what the question before was about.
function ranksMonths({ words, included, periods, amounts }: Reading): boolean {
  return (
    included.length + periods.length + amounts.length === 0 &&
    /^(and |so )*(which|what) (month|week|day|quarter) (cost|costs|was|were|came to|came out|had) (us |me |it |them |out )?(the )?(most|least|highest|lowest|dearest|cheapest|biggest|smallest|most expensive)( (one|of all|for (it|that|them)))?$/.test(
      words.join(' '),
    )
  )
}

// "Who's our biggest customer this year?" needs nothing from before.
function ranksWhole({ words, concepts, periods }: Reading): boolean {
  const text = words.join(' ')
  const ranks = (['top', 'bottom', 'best', 'worst'] as const).some((each) => concepts.has(each))
  const isOfUs = periods.length > 0 || /\b(our|my|we)\b/.test(text)
  return ranks && isOfUs && /\b(customers?|clients?|suppliers?|categor(y|ies))\b/.test(text)
}

function isWholeQuestion({ concepts, periods, included }: Reading): boolean {
  const hasMeasure = measures.some((concept) => concepts.has(concept))
  return hasMeasure && (periods.length > 0 || included.length > 0)
}
