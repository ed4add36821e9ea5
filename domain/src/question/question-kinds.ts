// Kinds of questions, known by their words alone: what-ifs, purchases, goods that no bank shows,
// pronouns that point nowhere.
import type { Day } from '../calendar.ts'
import { thingEnd } from './bought-things.ts'
import type { Reading } from './read-question.ts'
import type { Plan } from './tool-call.ts'

/** Money moved between the business's own accounts is no income and no cost. */
export function movesOwnMoney(question: string): boolean {
  return (
    /\b(moved|transferred|shifted|swept|put|paid|saved)( \w+){0,3} (to|into|in|from|out of) (the |our |my )?(savings|savings account|reserve|reserve account|deposit account|rainy day account|savings pot)\b/i.test(
      question,
    ) && /^(how much|what|when|how often|how many|have|did|show|list)\b/i.test(question)
  )
}

/** "How much went on widgets?": what was bought is in no bank's data. */
export function isOfGoods({ concepts, included, words, unused }: Reading): boolean {
  const [word = ''] = unused
  const at = words.indexOf(word.toLowerCase())
  const before = words.slice(Math.max(0, at - 3), at).join(' ')
  return (
    unused.length === 1 &&
    included.length === 0 &&
    /^\p{Ll}/u.test(word) &&
    (concepts.has('out') || concepts.has('went_on')) &&
    /\b(on|for|of|buy|bought|buying|cost of) ?(the |our |new |more )*$/.test(before)
  )
}

/** "When's our next VAT bill?", "how much is it?": a part of the answer before, given again. */
export function asksForPart({ words, included, periods }: Reading, plan: Plan | null): boolean {
  const text = words.join(' ')
  const isOfDays =
    plan?.kind === 'call' &&
    /^(forecast_|tax_|upcoming$|payment_when$|run_out$|late$|afford$)/.test(plan.call.tool) &&
    words.length <= 5 &&
    /^(and |so |but )?(how much|when|why|who)\b/.test(text)
  const isOfRows =
    plan?.kind === 'call' &&
    /^(top|list_payments|late|payer_delays|invoices|upcoming|extreme|count_payments|breakdown)$/.test(
      plan.call.tool,
    ) &&
    included.length === 0 &&
    periods.length === 0 &&
    partOfRows.test(text) &&
    // Neither answer says by how much the best month beats the worst.
    !(plan.call.tool === 'extreme' && /\bby how much\b/.test(text))
  return isOfDays || isOfRows
}

// Only what such an answer holds: its amount, its total, who and when.
const partOfRows =
  /^(?:and |so |but )*(?:(?:by |for )?how much(?: (?:was|is|were|are|did|does|do|would|will))?(?: (?:it|that|they|those|them|each))?(?: (?:come to|cost|be|all|altogether|in total|in all|for))*|(?:what (?:was|is) )?(?:the )?(?:total|sum|amount)|(?:in total|altogether|all together|all in all)|who (?:is|was|are|were) (?:it|that|they|those|them)(?: (?:to|from))?|when (?:was|is|were|are) (?:it|that|they|those))$/

/** "How much did it cost?" as a first question: what "it" is was never named. */
export function pointsNowhere({ words, included, excluded, periods, concepts }: Reading): boolean {
  const text = words.join(' ')
  // "Has Tom had one?": one of what?
  if (
    /^(has|have|did|does|do|is) .{2,30} (had|got|have|get|paid|sent) (one|any|some)( yet| too| as well| either)?$/.test(
      text,
    )
  )
    return true
  // "What % of card takings is that?" has its part in what was not answered.
  if (concepts.has('share') && /\bof .* (is|was|are|were) (that|it|this|they|those)$/.test(text))
    return true
  if (included.length > 0) return false
  const isShort =
    periods.length === 0 &&
    words.length <= 6 &&
    /\b(did|does|do|has|have|was|is) (it|they|them|those|that)\b/.test(text)
  // "What did we pay her last month?" is not what everybody was paid.
  const isOfSomebody =
    /\b(him|her|hers|he|she)\b|\b(to|from|with|on|at|by|for|pay|paid|paying|give|gave|sent|send|owe|cost|spent|spend) (it|them|those|these|that)\b|\b(they|it) (paid|pay|pays|send|sent|cost|costs|charge|charged|owe|owes)\b|\b(did|do|does|have|has) (they|it) (paid|pay|send|sent|cost|charge|charged|owe)\b/.test(
      text,
    )
  const isSetAgainst = /\b(does|do|did) (that|it|those|they) (compare|stack|measure)\b/.test(text)
  const namesGroup = concepts.has('who') || concepts.has('customers') || excluded.length > 0
  return isShort || isSetAgainst || (isOfSomebody && !namesGroup)
}

/**
 * What would happen if something changed, or whether a cost that comes again could be borne, is
 * tried out as a scenario.
 */
export function isWhatIf({ concepts, amounts, periods }: Reading, today: Day): boolean {
  // "Kit hire since January" is a cost, and nobody is taken on.
  const isOver = periods.length > 0 && periods.every(({ to }) => to <= today)
  return (
    concepts.has('scenario') ||
    (concepts.has('hire') && !isOver) ||
    (concepts.has('afford') && amounts.length > 0)
  )
}

/**
 * What is bought changes nothing about whether its price can be paid. It stands beside its price or
 * after the verb; a word anywhere else may change what is meant.
 */
export function isPurchase({ concepts, amounts, unused, words }: Reading): boolean {
  const isAfforded = concepts.has('afford') || (concepts.has('enough') && concepts.has('out'))
  if (!isAfforded || amounts.length !== 1 || unused.length === 0 || unused.length > 2) return false
  const bought = unused.map((word) => word.toLowerCase())
  if (thingEnd(bought, 0) < bought.length) return false
  const things = bought.join(' ')
  const opening =
    '(?:£?\\d[\\d,.]*k?|grand|thousand|pounds|afford|buy|buying|get|getting|purchase|cover|for)'
  const article = '(?:(?:a|an|the|new|another|second|used|on|for|of) )*'
  const escaped = things.replace(/[^\p{L}\d ]/gu, '.')
  return new RegExp(`\\b${opening} ${article}${escaped}(?= |$)`, 'u').test(words.join(' '))
}

/**
 * "And if Tidewater stopped paying us too?": a condition that no what-if was read from isn't
 * answered with what was.
 */
export function isUnreadCondition(question: string, plan: Plan): boolean {
  return (
    plan.kind === 'call' &&
    !toolsAhead.test(plan.call.tool) &&
    (opensWithIf.test(question) || supposes.test(question))
  )
}

const opensWithIf =
  /^\s*(?:(?:and|n|but|so|ok|okay|then|right|well)[\s,]+)*(?:what |wot |even |only )?(?:if|suppose|supposing|imagine) (?!you\b|poss|i may\b|i might\b|i can\b|(?:i|we) (?:look|compare|exclude|ignore|leave|take|count|add)\b)/i

// "How would we be fixed if Tidewater went?": what would be is no figure of the past.
const supposes = /\b(?:would|wud|['’]d)\b.*\bif\b|\bif\b.*\bwould\b(?! (?:you|like))/i

const toolsAhead =
  /^(?:what_if|afford|forecast_\w+|upcoming|run_out|runway|burn|safe_to_spend|cash_buffer|chance_below|tax_\w+|late|payer_delays|invoices|sales_projects|recurring\w*)$/
