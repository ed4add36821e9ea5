// Phrases that are recognised by the kinds of their words, not by being listed: "no sales", "zero
// income" and "without any takings" are one construction, whatever its words.
import type { Concept } from './concepts.ts'

const any = (words: string) => `(?:${words.split(' ').join('|')})`
const pronoun = any('we i us me they')
const owner = any('our my the all any more new further other additional of')
const receipts = any(
  'income sales revenue takings receipts money cash turnover earnings work orders',
)
const payers = any('customers clients buyers nobody anyone everyone everybody')
const none = any('no zero nil without')
const ends = `(?:(?:were|was|is) to )?${any('stop stopped stops dry dries dried end ended ends cease ceased disappear disappeared vanish vanished')}`
const moving = any(
  'getting going become becoming creeping edging inching gone crept heading trending',
)
const degree = '(?:ever|steadily|any|much|a bit|slightly|lots|a lot)'
const weekdayNames = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'

// How a word stands in a construction: the longest at a place wins.
const patterns: readonly (readonly [Concept, string])[] = [
  [
    'no_income',
    `(?:if )?(?:${pronoun} )?(?:have |had |get |got |take |took |with |were |there (?:is|was) )*${none} (?:${owner} )*${receipts}(?: (?:coming|come) (?:in|through))?(?: at all)?`,
  ],
  [
    'no_income',
    `(?:if )?(?:nothing|nobody|no one|none of (?:our |my |the )?${payers}) (?:else |more )?(?:came in|comes in|coming in|come in|paid|pays|pay)(?: ${pronoun})?(?: at all| (?:a|one|another) (?:penny|bean|thing))?`,
  ],
  [
    'no_income',
    `(?:if )?(?:${owner} )*${receipts} (?:all |completely |suddenly )?${ends}(?: up| coming in)?`,
  ],
  [
    'no_income',
    `(?:if )?(?:${owner} )*${payers} (?:all |suddenly )?stop(?:ped|s)? paying(?: ${pronoun})?`,
  ],
  [
    'no_income',
    `(?:if )?(?:${pronoun} )?(?:have |had |with |were |there (?:is|was) )*${none} (?:more |new |any )*${any('customers clients buyers')}(?: at all)?`,
  ],
  ['out', '(?:has |have |having )?had (?:off|out of|from) (?:us|me)'],
  ['rank_by', '(?:with the )?(?:biggest|largest|highest) (?:one |ones )?(?:first|at the top)'],
  // How a payment was made stands in no books: a question that turns on it is not answered.
  [
    'means',
    `(?:by|via|through|using) (?:a |the )?(?:cash|cheques?|bacs|chaps|faster payments?|bank transfers?|contactless|apple pay)|in cash(?= (?:on|at|to|from|for|last|this|in)\\b|$)`,
  ],
  [
    'have',
    `(?:what|how much) (?:is|was|were|do|did|have|had|would) (?:we |i |there |be )?(?:have |had |got )?(?:left|remaining)(?: over)?(?: (?:of|from)(?! the end))?`,
  ],
  [
    'chance',
    `(?:what (?:is|are) |how )?(?:${any('the our my any a')} )*${any('odds chance chances likelihood probability risk risks prospect prospects danger likely probable')}(?: (?:of|that|is it that|are we to|am i to|is it|we|it))*`,
  ],
  [
    'more',
    `${moving} (?:${degree} )*(?:more )?${any('up upwards upward higher dearer pricier costlier steeper better bigger expensive')}`,
  ],
  [
    'less',
    `${moving} (?:${degree} )*(?:less )?${any('down downwards downward lower cheaper smaller')}`,
  ],
  ['more', any('creeping climbing growing increasing rising soaring swelling ballooning')],
  ['less', any('falling shrinking dropping decreasing slipping dwindling declining sliding')],
  [
    'made',
    `(?:did|do|have|has|had) (?:we|i|the (?:business|company|firm|shop|cafe)) (?:make|made|clear|cleared|pocket|pocketed|net|netted)(?! (?:from|off|on(?= (?!(?:the )?\\d))|out|to|of|by|with|for|in (?:sales|takings|revenue|income)))`,
  ],
  [
    'moved',
    `(?:(?:a|an|the|one|\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|couple of|few) )?(?:days?|weeks?|fortnights?|months?|quarters?|years?) (?:(?:after|later|on|following|earlier)(?: (?:that|this|then|it))?|before (?:that|this|then)|(?:from|past) (?:then|that))$`,
  ],
  [
    'often',
    `(?:the )?(?:most (?:often|frequently|times)|by (?:number|frequency|count)(?: of (?:payments|transactions|purchases|invoices|times))?|(?:number|most) of (?:payments|transactions) (?:to|from)(?= (?:who|which)))`,
  ],
  [
    'weekday',
    `(?:(?:which|what) )?(?:day|days) of the week|(?:by|per|each) (?:weekday|day of the week)`,
  ],
]

const compiled = patterns.map(
  ([concept, source]) => [concept, new RegExp(`^(?:${source})(?![^ ])`)] as const,
)

/**
 * The longest construction that begins at a word; a word that is null belongs to something else.
 */
export function constructionAt(
  words: readonly (string | null)[],
  start: number,
): { concept: Concept; end: number } | null {
  const until = words.findIndex((word, at) => at >= start && word === null)
  const text = words.slice(start, until < 0 ? undefined : until).join(' ')
  let best: { concept: Concept; end: number } | null = null
  for (const [concept, pattern] of compiled) {
    const length = pattern.exec(text)?.[0].trim().split(' ').filter(Boolean).length ?? 0
    if (length > 0 && (!best || start + length > best.end)) best = { concept, end: start + length }
  }
  return best
}

const weekdayPattern = new RegExp(`^(?:${weekdayNames})s$`)
const weekdayList = weekdayNames.split('|')

/**
 * Days of the week as a habit: "Fridays", "every Monday", "a Saturday", "weekends". Monday is 1; a
 * single Friday is a date and none of these.
 */
export function weekdaysAt(
  words: readonly (string | null)[],
  start: number,
): { weekdays: readonly number[]; end: number } | null {
  const word = words[start] ?? ''
  if (/^weekends?$/.test(word) && !/^(this|last|next|the)$/.test(words[start - 1] ?? ''))
    return { weekdays: [6, 7], end: start + 1 }
  if (word === 'weekdays' && /^(on|during)$/.test(words[start - 1] ?? ''))
    return { weekdays: [1, 2, 3, 4, 5], end: start + 1 }
  if (weekdayPattern.test(word))
    return { weekdays: [weekdayList.indexOf(word.slice(0, -1)) + 1], end: start + 1 }
  // "An average Friday": the word before is read by itself.
  const isUsual = /^(average|typical|usual|normal|ordinary)$/.test(words[start - 1] ?? '')
  if (isUsual && weekdayList.includes(word))
    return { weekdays: [weekdayList.indexOf(word) + 1], end: start + 1 }
  if (!/^(every|each|a|any|per)$/.test(word)) return null
  const single = weekdayList.indexOf(words[start + 1] ?? '')
  if (single >= 0) return { weekdays: [single + 1], end: start + 2 }
  return words[start + 1] === 'weekend' ? { weekdays: [6, 7], end: start + 2 } : null
}
