// Questions about the books themselves: how fresh they are, what lacks a category, what the
// forecast rests on.
import type { PhrasePattern } from './pattern.ts'

const records =
  '(data|records|books|figures|numbers|bank feed|feed|transactions|statements|accounts|bank data|information|info|bank statements|bank transactions|stuff)'
const our = '[(the|our|my|your|these|those)]'
const customers =
  '[our|my|the|most|all|all our] (customers|clients|people|payers|customer|client|debtors)'
export const booksPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `when (did|was|were) ${our} ${records} [last] (updated|update|refreshed|refresh|synced|sync|imported|uploaded|loaded|brought in|pulled in|downloaded|fetched) [last]`,
      `(how recent|how fresh|how current|how up to date|how old) (is|are) ${our} ${records}`,
      `(is|are) ${our} ${records} (up to date|current|fresh|complete|recent)`,
      `(what is|what was|when is|when was) ${our} (oldest|newest|most recent|latest|last|first|earliest) (transaction|entry|row|item|record) [(you|we|i) (have|hold|know|know of|know about|see|can see)] [(in|on) (the|our|my) (books|records|system|data)]`,
      `how far back (do|does|can|did) (${our} ${records}|you|it|they) (go|reach|see|look)`,
      `(what|which) (dates|period|days|time|months|date range) (do|does) ${our} ${records} (cover|span|run over)`,
      `(up to|until|till) (what|which) (date|day) (do|does|are|is) ${our} ${records} (go|run|reach|current|up to date)`,
      `last (update|refresh|sync|import|upload) [date]`,
    ],
    means: 'when was the data last updated',
  },
  {
    says: [
      `(what|which|how many|how much) [${records}|payments|items|entries|rows|ones] (have not|has not|are not|is not|have yet to be|has yet to be|still have not|have we not|have i not) [been] [yet] (categorised|categorized|sorted|coded|labelled|allocated|classified) [yet]`,
      `(what|which|how many) (have not|haven't) (we|i) [yet] (categorised|categorized|sorted|coded|labelled|allocated) [yet]`,
      `(what|which|how many) [(have|has)] (we|i) not [yet] (categorised|categorized|sorted|coded|labelled|allocated) [yet]`,
      `(what|what is|how much|how many|which) [(payments|transactions|items|entries|rows|is|are)] [still] (left to|needs to be|need to be|to be|needs|need|waiting to be|still to be|left to be|outstanding to be) (categorise|categorised|categorising|categorized|code|coded|coding|sort|sorted|sorting|label|labelled|a category)`,
      `(anything|any payments|any transactions|what is) [still|left] (without|missing|lacking|with no) [a] (category|categories|code|label)`,
    ],
    means: 'what is uncategorised',
  },
  {
    says: [
      `(what is|what are|on what is|on what are|what do you base) [your|the|our|this|that|my] (forecast|forecasts|prediction|predictions|projection|projections|outlook) [based on|built on|made of|made from|assuming|on]`,
      `what (are|were) the assumptions (behind|in|of|under|for) [your|the|our|this|that] (forecast|forecasts|prediction|projection|outlook)`,
      `what does [your|the|our|this] (forecast|prediction|projection|outlook) (assume|rest on|take into account|include|build on|depend on)`,
      `(where|how) (does|do|did) [your|the|our|this|these] (forecast|forecasts|prediction|predictions|projection|forecast figures) (come from|come about|get made|get worked out)`,
      `how (have|did|do) you (work|worked|arrive|arrived|come|came|get|got|make|made|calculate|calculated) [out|at|to|up with] [your|the|our|this] (forecast|prediction|projection|outlook)`,
    ],
    means: 'how does the forecast work',
  },
  {
    says: [
      `how (sure|certain|confident|positive) (are you|is the forecast|can we be|can i be|should i be) (of|about|on|in) [the|our] [forecast] (balance|figure|number|closing balance|cash) [(for|at|in|at the end of)]`,
    ],
    means: 'what will the balance be at the end of',
  },
  {
    says: [
      `[what is] [the|our|my] (worst case|best case|worst|best|pessimistic|optimistic|cautious|low end|high end|most likely) [case] [(balance|cash|cash balance|bank balance|figure|position|scenario|outlook|forecast)] (at the end|at end|by the end|by end|end)`,
      `how (low|high|bad|good) (could|might|can) [(the|our|my)] [bank] (balance|cash|it) (be|get|go|fall|look) (at the end|at end|by the end|by end|end)`,
    ],
    means: 'what will the balance be at the end',
  },
  {
    says: [
      `[what is] [the|our|my] (worst case|best case|worst|best|pessimistic|optimistic|cautious|low end|high end|most likely) [case] [(balance|cash|cash balance|bank balance|figure|position|scenario|outlook|forecast)] [(for|at|in|by)]`,
      `how (low|high|bad|good) (could|might|can) [(the|our|my)] [bank] (balance|cash|it) (be|get|go|fall|look) [(at|in|by)]`,
    ],
    means: 'what will the balance be',
  },
  {
    says: [
      '(who|which customers|which clients|which of our customers) (is|are) [(our|my|the)] (slowest|worst|tardiest|latest|slow|late|poorest) [(customers|clients|ones|customer|client)] [(to pay|at paying|to pay up|payers|payer|paying|to settle)] [us]',
      '(list|show) [our|my|the] (slow|late|slowest|worst) payers',
      '(slowest|worst|latest|slow) (payers|paying customers|payer|paying customer)',
      `[on average] how (long|many days|quickly|fast|slowly|late|promptly|slow|prompt|good) (does it take|do|does|is|are|did) ${customers} [usually|normally|typically|generally|tend to|on average] [take|taking] [to|at] (pay|paying|settle|cough up|pay up) [us|me] [their|its] [invoices|invoice|bills|up] [on average]`,
      `(do|does|did) ${customers} [usually|normally|typically|generally|tend to] pay [us|me] (late|on time|promptly|slowly)`,
      `how (late|slow|prompt) (are|is) ${customers} [usually|normally|typically|generally]`,
    ],
    means: 'which customers usually pay late',
  },
  {
    says: [
      'how (long|many days|quickly|fast|slowly|late|promptly) (does|do|is|are) {payee} [usually|normally|typically|generally|tend to] [take] [to] (pay|paying|settle|cough up|pay up) [us] [their|its|his|her] [invoices|invoice|bills|up]',
      '(how late|how many days late) (does|do|is|are) {payee} [usually|normally|typically|generally]',
      '(does|do) {payee} [usually|normally|typically|generally|always|ever|tend to] pay [us] (late|on time|promptly|slowly)',
      '(is|are) {payee} [a|an] (slow|late|bad|prompt|good|reliable) (payer|payers)',
      '(average|usual|typical) (delay|days late) (for|of|with|from) {payee}',
    ],
    means: 'does {payee} usually pay late',
  },
]
