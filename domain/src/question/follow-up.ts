// A follow-up laid over the question before it: what it names replaces, the rest stays.
import { monthOf } from '../calendar.ts'
import { subCategoryOf } from '../taxonomy.ts'
import { earlierPeriod, movedPeriod } from './answered-periods.ts'
import type { Concept } from './concepts.ts'
import { ahead, groupings, measures, nouns, shapes } from './follow-up-concepts.ts'
import { answersCompared, namesCompared, periodsOf, sameDays } from './follow-up-days.ts'
import { type Frame, frameOf } from './frame.ts'
import { isOfThat } from './is-follow-up.ts'
import { isDearestOf, withOwnWho } from './own-who.ts'
import { monthPeriod } from './period.ts'
import type { Reading } from './read-question.ts'
import { keyOf, type Subject } from './subject.ts'

/** Lays a follow-up over the frame before it: what it names replaces, the rest stays. */
export function followUp(answered: Frame, reading: Reading): Frame {
  const before = measured(answered, reading)
  const own = withOwnWho(withShortWords(frameOf(reading), before), before)
  const has = (some: readonly Concept[]) => some.some((concept) => own.concepts.has(concept))
  const namesShape = shapes.some(
    (concept) => own.concepts.has(concept) && concept !== 'how_much' && concept !== 'total',
  )
  const onlyGrouping =
    namesShape &&
    shapes
      .filter((concept) => own.concepts.has(concept))
      .every((concept) => groupings.includes(concept))
  // "What share are they together?" after the top three is their share.
  const isOfRanked =
    own.concepts.has('share') &&
    own.included.length === 0 &&
    before.concepts.has('top') &&
    /\b(they|them|those|these|that|it|this)\b/.test(own.words.join(' '))
  const ranks = has(['top', 'bottom', 'best', 'worst', 'second'])
  const keepsGrouping = (ranks && !has(groupings)) || isOfRanked
  // "Our best month?", "and the worst?": a month again.
  const keepsNoun = ranks && !has(nouns)
  // "How much has she had this year?" after when she was last paid wants a total.
  const asksTotal = own.concepts.has('how_much') && own.periods.length > 0
  const dropped = new Set<Concept>([
    ...(asksTotal ? (['when', 'latest', 'earliest', 'penultimate'] as const) : []),
    ...(has(measures) ? measures : []),
    ...(has(ahead) ? ahead : []),
    ...(turnsToCosts(own, before) ? (['in', 'sales', 'customers'] as const) : []),
    ...(onlyGrouping ? groupings : namesShape ? shapes : []).filter(
      (concept) =>
        !(keepsGrouping && groupings.includes(concept)) &&
        !(keepsNoun && nouns.includes(concept)) &&
        !(isOfRanked && concept === 'top'),
    ),
    'exclude',
  ])
  // "More than in September?" after how many suppliers is of their number: nothing compares that.
  const isOfNumber = /^count_/.test(before.answeredBy?.tool ?? '') && comparesOnly(own)
  // What drove the dearest week is of days that only its answer knows.
  const isOfPeak = before.answeredBy?.tool === 'extreme' && own.concepts.has('why')
  const kept = [...before.concepts].filter(
    (concept) =>
      !dropped.has(concept) ||
      (isOfNumber && concept === 'count') ||
      (isOfPeak && nouns.includes(concept)),
  )
  const isMoved =
    own.concepts.has('moved') &&
    before.periods.length === 1 &&
    before.periods.some((period) => {
      const text = own.words.join(' ')
      return (movedPeriod(period, text) ?? earlierPeriod(period, text)) !== null
    })
  // "When was the last one?" after a month is of all records.
  const asksForLast =
    own.periods.length === 0 && own.concepts.has('when') && own.concepts.has('latest')
  const pair = namesCompared(before, own)
  const answers = pair ? null : answersCompared(before, own)
  const periods = asksForLast ? [] : (answers ?? periodsOf(before, own))
  const isShifted =
    periods.length === 1 && before.periods.length === 1 && !sameDays(periods[0], before.periods[0])
  return {
    // "Which quarter was dearer?" is one of the two that were answered.
    concepts: new Set(
      [...kept, ...own.concepts].filter(
        (concept) => (concept !== 'moved' || !isMoved) && !(answers && nouns.includes(concept)),
      ),
    ),
    included: pair ?? (own.included.length > 0 ? subjectsOf(before, own) : bothOf(before, own)),
    joinsNames: own.joinsNames || (own.included.length === 0 && before.joinsNames) || addsTo(own),
    previous: own.included.length > 0 ? before.included : (before.previous ?? []),
    excluded: own.excluded.length > 0 ? [...before.excluded, ...own.excluded] : before.excluded,
    periods,
    // "And the week before?" moves the days as well as days that are named.
    previousPeriods:
      own.periods.length > 0 || isShifted ? before.periods : (before.previousPeriods ?? []),
    comparesAnswers: comparesWhole(before, own) ? 'latest' : answers !== null,
    amounts: own.amounts.length > 0 ? own.amounts : before.amounts,
    count: own.count ?? (isOfFirstAlone(own) ? 1 : before.count),
    weekdays: own.weekdays.length > 0 ? own.weekdays : before.weekdays,
    words: [...before.words, ...own.words],
    latest: own.words,
    looksAhead:
      own.periods.length > 0
        ? own.looksAhead || (before.looksAhead && looksOn(own))
        : before.looksAhead || own.looksAhead,
    repeats:
      own.periods.length === 1 &&
      periods.length === 1 &&
      sameDays(own.periods[0], before.periods[0]) &&
      own.included.length === 0 &&
      !namesShape &&
      !has(measures),
  }
}

function comparesOnly({ concepts, included }: Frame): boolean {
  const compares = (['compare', 'than', 'more', 'less', 'change'] as const).some((each) =>
    concepts.has(each),
  )
  return compares && included.length === 0 && !measures.some((each) => concepts.has(each))
}

// "Was last month better?" after "how did we do?" compares what was left of each.
function measured(before: Frame, own: Reading): Frame {
  const compares = ['best', 'worst', 'compare', 'than', 'more', 'less', 'change'] as const
  if (before.answeredBy?.tool !== 'summary' || !compares.some((each) => own.concepts.has(each)))
    return before
  const kept = [...before.concepts].filter((each) => each !== 'summary')
  const { from, unit } = before.answeredBy.args.period
  const days = unit === 'month' && before.periods.length === 0 ? [monthPeriod(monthOf(from))] : null
  const concepts = new Set<Concept>([...kept, 'net'])
  return { ...before, concepts, periods: days ?? before.periods }
}

// "What share is the top one?" after the best five is that of the first alone.
function isOfFirstAlone({ concepts, latest }: Frame): boolean {
  const text = latest.join(' ')
  return (
    concepts.has('share') &&
    /\b(top|biggest|largest|highest|first|best|number one|number 1|leading|main|leader|winner)\b/.test(
      text,
    ) &&
    !/\b(they|them|those|these|together|all|ones|customers|suppliers|payers|payees|clients)\b/.test(
      text,
    )
  )
}

// "How does that compare with 2026 so far?" after 2025: "that" is the whole of 2025.
function comparesWhole(before: Frame, own: Frame): boolean {
  const [first, ...more] = before.periods
  const [only, ...others] = own.periods
  return (
    first !== undefined &&
    only !== undefined &&
    more.length + others.length === 0 &&
    first.unit === 'year' &&
    only.from > first.to &&
    ['compare', 'than', 'more', 'less', 'change'].some((each) => own.concepts.has(each as Concept))
  )
}

// "And wages?" after takings is about what went out.
function turnsToCosts({ included, concepts }: Frame, before: Frame): boolean {
  // Wages "and PAYE" as a share of takings are both of takings.
  if (before.concepts.has('share')) return false
  const isCost = (subject: Subject) =>
    subject.kind === 'sub_category' && subCategoryOf(subject.code).direction === 'out'
  return (
    included.length > 0 &&
    included.every(isCost) &&
    !['share', 'net', 'compare', 'than'].some((concept) => concepts.has(concept as Concept))
  )
}

// "And rent as well?", "both together?": of any of the names.
function addsTo({ latest }: Pick<Frame, 'latest'>): boolean {
  return (
    isOfBoth({ latest }) ||
    /\b(as well|too|also|plus)\b|^(and )?(including|with|add|adding|include)\b/.test(
      latest.join(' '),
    )
  )
}

// "And both together?" adds up what the last two questions named.
function bothOf({ included, previous = [] }: Frame, own: Frame): readonly Subject[] {
  if (!isOfBoth(own)) return included
  return [...previous, ...included].filter(
    (subject, at, all) => all.findIndex((each) => keyOf(each) === keyOf(subject)) === at,
  )
}

// A follow-up may want several things at once.
function isOfBoth({ latest }: Pick<Frame, 'latest'>): boolean {
  return /\b(both|together|combined|the two|the pair|altogether|added up|add (them|those|these|both) (up|together)|the lot)\b/.test(
    latest.join(' '),
  )
}

function looksOn({ words }: Frame): boolean {
  return words.includes('next') || words.includes('then')
}

function subjectsOf(before: Frame, own: Frame): readonly Subject[] {
  const adds = /\b(as well|too|also|plus)\b|^(and )?(including|with|add|adding|include)\b/.test(
    own.words.join(' '),
  )
  const joined = adds ? [...before.included, ...own.included] : own.included
  const accounts = own.included.every(({ kind }) => kind === 'account')
  const others = before.included.filter(({ kind }) => kind !== 'account')
  const whole = [...wholeOf(before, own), ...narrowedBy(before, own)]
  const all = accounts ? [...others, ...own.included] : [...joined, ...whole]
  return all.filter((subject, at) => all.findIndex((each) => keyOf(each) === keyOf(subject)) === at)
}

// "And Screwfix?" after Spandex's share of stock is of stock, too.
function wholeOf({ answeredBy, included }: Frame, own: Frame): readonly Subject[] {
  const categories = included.filter(({ kind }) => kind !== 'merchant' && kind !== 'account')
  const isOfPayee = (some: readonly Subject[]) => some.some(({ kind }) => kind === 'merchant')
  const isPart = answeredBy?.tool === 'share' && categories.length === 1 && isOfPayee(included)
  return isPart && own.included.every(({ kind }) => kind === 'merchant') ? categories : []
}

// "Just Google", or "how much of that was Google?", after what advertising cost is what Google was
// paid for advertising.
function narrowedBy({ included }: Frame, own: Frame): readonly Subject[] {
  const words = own.words.join(' ')
  const isNarrower = /^(just|only)\b/.test(words) || isOfThat(words)
  const isOfPayees =
    own.included.length > 0 && own.included.every(({ kind }) => kind === 'merchant')
  return isNarrower && isOfPayees && included.length === 1
    ? included.filter(({ kind }) => kind !== 'merchant' && kind !== 'account')
    : []
}

const spans: readonly Concept[] = [
  'month_noun',
  'week_noun',
  'quarter_noun',
  'year_noun',
  'day_noun',
  'latest',
]

// "And out?", "by supplier?", "the same month last year?" are too short to be read by themselves.
function withShortWords(own: Frame, before: Frame): Frame {
  const text = own.words.join(' ')
  const concepts = new Set(own.concepts)
  if (/^(and|what about|how about|just|now|or) (money |cash |going |coming )?out$/.test(text))
    concepts.add('out')
  if (/^(and|what about|how about|just|now|or) (money |cash |going |coming )?in$/.test(text))
    concepts.add('in')
  if (/\bby\b/.test(text) && groupings.some((concept) => concepts.has(concept)))
    concepts.add('breakdown')
  if (isOfPayments(own, before)) concepts.add('payment')
  // "What's the average?" after a list of payments is that of a payment.
  const isAlone = own.concepts.has('average') && own.included.length + own.periods.length === 0
  const isPerTime = /\b(day|week|month|quarter|year|daily|weekly|monthly|yearly)\b/.test(text)
  const listed =
    before.concepts.has('list') || /^(the )?payments? (to|from|by)\b/.test(before.latest.join(' '))
  if (isAlone && listed && !isPerTime) concepts.add('per_payment')
  const [first] = before.periods
  if (first && earlierPeriod(first, text)) for (const concept of spans) concepts.delete(concept)
  return { ...own, concepts }
}

// "What was the biggest one?", "how many was that?", "just over £1,000?": of the payments that
// made the figure before.
function isOfPayments(own: Frame, before: Frame): boolean {
  const has = (...some: Concept[]) => some.some((concept) => own.concepts.has(concept))
  const words = own.words.join(' ')
  if (/\bwhich (one|of them) (got|gets|was paid|earned|earns|had|received)\b/.test(words))
    return false
  if (isDearestOf(words, before)) return false
  const isGrouped = groupings.some(
    (concept) => own.concepts.has(concept) || before.concepts.has(concept),
  )
  if (isGrouped || measures.some((concept) => own.concepts.has(concept))) return false
  const text = own.words.join(' ')
  const isOne =
    has('top', 'bottom', 'latest', 'earliest') && /\b(one|ones|of (them|those|these))\b/.test(text)
  const isNumber = has('count') && /\b(that|those|them|there|they|these|it)\b/.test(text)
  const isLimit =
    own.amounts.length > 0 &&
    own.amounts.every(({ relation }) => relation === 'over' || relation === 'under') &&
    /^(and |just |only |what about |but )*(the )?(ones? )?(over|under|above|below|more|less)\b/.test(
      text,
    )
  return isOne || isNumber || isLimit
}
