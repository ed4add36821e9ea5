// What a next turn asks of the answer before it, by the kinds of its words: one grammar, whatever
// the question before was. Names and days are left to the readers.
import type { Grouping, Interval } from '../flow-arguments.ts'
import { bag, hold, it, kinds, ofThem, type Plain, which } from './forms.ts'
import { turnByKeys, wants } from './keys.ts'

/** What is asked. A turn that names something, or says more than this, is none. */
export type Turn =
  | { readonly asks: 'rank'; readonly least: boolean }
  /** How many stand before it; null for the one after those that were named. */
  | { readonly asks: 'place'; readonly at: number | null }
  | { readonly asks: 'each'; readonly interval: Interval }
  | { readonly asks: 'by'; readonly by: Grouping }
  | { readonly asks: 'way'; readonly side: 'in' | 'out'; readonly isAhead: boolean }
  | { readonly asks: 'owed'; readonly side: 'in' | 'out' }
  | { readonly asks: 'limit'; readonly whether: boolean }
  | { readonly asks: 'why'; readonly isLow: boolean }
  | { readonly asks: Plain }

const big = 'biggest|largest|highest|dearest|priciest|most expensive|heaviest'
const small = 'smallest|lowest|cheapest|least expensive|littlest'
const places = ['second', 'third', 'fourth', 'fifth']
const rank = hold(`${which}(?:the |our )?(${big}|${small})${ofThem}`)
const place = hold(
  `${which}(?:the )?(next|runner up|number two|${places.join('|')})(?: (?:one|place|${big}|best|worst))*(?: after (?:that|it))?|(?:the )?one after(?: (?:that|it))?|after (?:that|it)`,
)
const shown = '(?:split|break|show|give|list|do|see|put|have|cut)'
const byWords = `(?:${shown}(?: me)?(?: ${it})?(?: (?:down|up|out))? )?`
const each = hold(
  `(?:${byWords}(?:by|per|for each)|(?:how much|what) (?:is|was|were) ${it} (?:each|every|by)|${byWords}(?:month|week|quarter) by) (month|week|quarter)`,
)
const month = hold(
  `(?:(?:how much|what) (?:is|was|does|did|would) ${it}(?: (?:come to|cost|cost us|work out|work out at|average|average out at))? )?(?:a|per) month|(?:how much|what) (?:a|per) month (?:is|was|does) ${it}(?: come to| cost)?`,
)
const why = hold(
  `(?:why|how come|what (?:is|was|has) (?:driving|behind|causing|bringing|pulling|dragging|pushing|making|brought|caused|driven|pulled)|what (?:drives|makes|made|causes|caused|explains|brings|brought|drove|pulls|pushes|drags)|what is the (?:cause|reason)(?: (?:for|of))?)(?: (?:${it}|its|there|is|are|was|were|be|so|go|goes|gone|drop|drops|fall|falls|come|down|up|low|lower|high|higher|much|big|little|far|bad|tight|steep|short|small|expensive|dear))*`,
)
const low = /\b(?:low|lower|down|drop|drops|fall|falls|little|short|tight|small|bad)\b/

// “The biggest ones” are several, and “all payments” are not those of an answer.
const plural = /\b(?:ones|payments|receipts)$/
const unlimited = /\ball (?:payments|transactions|receipts|invoices|bills)\b/
const ofYesNo = /^(?:paid|paid_since|due_since|than_now|than_year)$/

const limit = bag(
  'show|list|give|me|can|you|i|see|just|only|the|any|anything|those|them|these|ones|one|payments?|transactions?|bills?|invoices?|which|what|were|was|are|is|there|of|that|more|than|over|above|under|below|at|least|a|an|thousand|hundred|grand|£?[\\d,.]+k?|pounds|quid|bigger|larger|greater|less|smaller|come|came|to|each',
  'over|above|under|below|than|at least',
)

const owed =
  /^(?:how much|what) (do we owe|are we owed)(?: out)?$|^(?:(?:same|for|the|our|my|any|supplier) )*(bills|suppliers|creditors)(?: (?:we have to pay|to pay|too|as well))?$/
const grouped = hold(
  `${byWords}(?:by|per|for each) (supplier|payee|customer|client|payer|person|name|company|category|categories)|which (suppliers|customers|payees|clients) (?:is|was|are|were) ${it}`,
)
const went =
  /^(?:what|how much)(?: (?:money|cash))?(?: (?:has|have))? (?:came|come|went|gone) (in|out)$|^(?:money|cash) (in|out)$/
const goes =
  /^(?:what|how much)(?: (?:money|cash))?(?: (?:is|are))?(?: (?:we|due|expected|to))*(?: (?:coming|going|come|go|expecting|due|expected))+(?: to come)? (in|out)$/

/** What the words of a turn ask, where they ask nothing else; `limits` where amounts limit it. */
export function turnIn(text: string, { limits }: { readonly limits: boolean }): Turn | null {
  if (limits)
    return limit.test(text) ? { asks: 'limit', whether: /^(?:is|are|was|were) /.test(text) } : null
  if (text === 'what day is it' || unlimited.test(text)) return null
  const [ranks, extreme = ''] = rank.exec(text) ?? []
  if (ranks !== undefined && plural.test(text)) return null
  if (ranks !== undefined) return { asks: 'rank', least: new RegExp(small).test(extreme) }
  const [follows, word = 'next'] = place.exec(text) ?? []
  if (follows !== undefined) return { asks: 'place', at: placeOf(word) }
  const [, interval] = each.exec(text) ?? []
  if (interval) return { asks: 'each', interval: interval as Interval }
  if (month.test(text)) return { asks: 'month' }
  if (why.test(text)) return { asks: 'why', isLow: low.test(text) }
  const [, moved, flow] = went.exec(text) ?? []
  const past = moved ?? flow
  if (past) return { asks: 'way', side: past as 'in' | 'out', isAhead: false }
  const [, ahead] = goes.exec(text) ?? []
  if (ahead) return { asks: 'way', side: ahead as 'in' | 'out', isAhead: true }
  const [, split, whom] = grouped.exec(text) ?? []
  const party = split ?? whom
  if (party) return { asks: 'by', by: party.startsWith('categor') ? 'category' : 'merchant' }
  const [, owes, bills] = owed.exec(text) ?? []
  if (owes || bills) return { asks: 'owed', side: owes === 'are we owed' ? 'in' : 'out' }
  if (/^(?:how much|what) (?:to|from|on) each(?: (?:of them|one|of those))?$/.test(text))
    return { asks: 'by', by: 'merchant' }
  if (
    /^what (?:was|did|is|has|does) (?:most of )?(?:it|that|this|they)(?: (?:all|go|gone|spent|went))* on$/.test(
      text,
    )
  )
    return { asks: 'by', by: 'category' }
  const [kind] = kinds.find(([, words]) => words.test(text)) ?? []
  if (kind && wants.test(text) && !ofYesNo.test(kind)) return null
  return kind ? { asks: kind } : turnByKeys(text)
}

function placeOf(word: string): number | null {
  if (word === 'number two' || word === 'runner up') return 1
  const at = places.indexOf(word)
  return at < 0 ? null : at + 1
}
