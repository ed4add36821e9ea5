// Lists of payments by an amount: over, under, between, exactly.
import type { PhrasePattern } from './pattern.ts'

const any = '(any|anything|every|everything|all|each|which|what|whatever|every single|any single)'
const asks = '[(list|show|find|display|see|pull up|give me|get me|show me)]'
const exists = '[(was|were|is|are) there|did we (have|make|get)|have we had|do we have]'
const somebody = '(anyone|anybody|someone|somebody|any one|any supplier|anyone at all)'
const account = '[(of|from|our|the|my|business|current|bank)] [(the|our|my)] [(account|bank)]'

// Each sentence with a limit, and the same with two ends: "between £50 and £80".
function limited({ says, means }: PhrasePattern): PhrasePattern[] {
  const put = (text: string, limit: string) => text.replaceAll('<limit>', limit)
  return [
    {
      says: says.map((text) => put(text, '{limit} {amount}')),
      means: put(means, '{limit} {amount}'),
    },
    {
      says: says.map((text) =>
        put(text, '(between|from|of between) {amount} (and|to|-) {amount2}'),
      ),
      means: put(means, 'between {amount} and {amount2}'),
    },
  ]
}

const limitedLists: readonly PhrasePattern[] = [
  {
    says: [
      `${asks} ${exists} ${any} [(outgoing|outgoings|{outlay}|{outlays}|thing|cost|costs)] <limit> [that|which] [have|has] (go|gone|went|leave|left|came|come) [out] ${account}`,
      `${asks} (who|what|which suppliers|whom|everyone|anyone|everybody) [(did|have|that|who|has)] [{we}] [(been|was|were|got)] (paid|pay|got|sent) [out] [to] <limit>`,
      `(did|have|do) {we} (pay|paid|send|sent|give|given) ${somebody} [(sums|amounts|sum|amount)] <limit>`,
      `(did|have|do) {we} (pay|paid|spend|spent|send|sent) anything <limit>`,
      `${asks} ${exists} [(any|all|every|each|the|our|all the|all our|which|what)] [(single|outgoing|outward)] ({outlays}|{outlay}|costs|outgoings|expenses) [made] [out] <limit>`,
      `what cost [{us}] <limit>`,
      `${asks} (who|what|which suppliers|which supplier|anyone who|anybody who) (charged|billed|took|invoiced|debited|cost) [{us}] <limit> [(in one go|at once|in a single payment|in one hit|in one payment|each|a time|a go)]`,
      `${asks} (who|whom|what|which suppliers) (did|do|have|has) {we} (pay|paid) <limit> [to] [(in one go|at once|in a single payment|in one hit|in one payment|at a time)]`,
      `(list|show|find|display|pull up|give me|get me|show me) (anything|everything|whatever) <limit>`,
    ],
    means: 'list payments <limit>',
  },
  {
    says: [
      `${asks} ${exists} ${any} [({takingIn}|{takingsIn}|money)] <limit> [that|which] [have|has] (come|came|received|arrived|landed) [in] [to] ${account}`,
      `${asks} (who|who has|who have|whoever|everyone who|anyone who|anybody who) (paid|pay|sent) {us} <limit>`,
      `(did|has|have) ${somebody} (pay|paid|send|sent) {us} [(sums|amounts)] <limit>`,
      `${asks} ${exists} [(any|all|every|each|the|our|all the|which|what)] [(incoming|inward)] (receipts|receipt|incomings|deposits|credits|sales|remittances|{takingsIn} received|{takingsIn} in) <limit>`,
    ],
    means: 'list payments received <limit>',
  },
  {
    says: [
      `${asks} (which|what) customers [have] (paid|pay|sent) {us} <limit>`,
      `(did|has|have) any (customer|client|customers|clients) (pay|paid|send|sent) {us} <limit>`,
      `${asks} [all|any] (customer|client) ({takingsIn}|receipts) <limit>`,
    ],
    means: 'list payments from customers <limit>',
  },
  {
    says: [
      `${asks} ${exists} [(any|all|every|each|the|our|all the|all our|every single)] [single] ({occasions}|{occasion}|anything|everything|payments|spend|spending) {toward} {name} [that (was|were|came to)] <limit>`,
      `${asks} ${exists} [(any|all|every|each|the|our|all the|all our|every single)] {name} ({occasions}|{occasion}) [that (was|were|came to)] <limit>`,
      `${asks} {name} <limit>`,
      `[(the|our|my|any|all|all the|all our)] (stuff|things|spend|spending|purchases|items|anything|everything) {toward} {name} <limit>`,
      `(all|any|every) [(the|our|my)] {name} <limit>`,
      `${asks} ${exists} [(any|all|anything|everything)] [({occasions}|{occasion})] <limit> {toward} {name}`,
      `(did|have|do) {we} (spend|spent|pay|paid) {name} anything <limit>`,
      `(did|have|do|had) {we} [ever] (spend|spent|pay|paid) {name} <limit> (in one go|at once|in a single payment|in one payment|in one hit|at a time|at one time|in one lump)`,
      `(did|have|do|had) {we} ever (spend|spent|pay|paid) {name} <limit>`,
      `(did|has|have|had) {name} [ever] (charge|charged|bill|billed|invoice|invoiced|cost|paid|pay) {us} <limit> (in one go|at once|in a single payment|in one payment|in one hit|at a time|in one lump)`,
      `(did|has|have|had) {name} ever (charge|charged|bill|billed|invoice|invoiced|cost|paid|pay) {us} <limit>`,
      `(did|have|do) {we} [ever] (spend|spent|pay|paid) (anything <limit> {toward} {name}|<limit> (in one go|at once|in a single payment|at a time) {toward} {name}|<limit> {toward} {name} (in one go|at once|in a single payment|at a time))`,
      `(did|has|have) {name} (pay|paid|charge|charged|bill|billed|invoice|invoiced) {us} (anything|any sums|any amount) <limit>`,
      `when (did|have) {we} (spend|spent|pay|paid) <limit> {toward} {name}`,
    ],
    means: 'list {name} payments <limit>',
  },
].flatMap(limited)

const withDays =
  '(with [the] dates|and [the] dates|[with] [the] dates and [the] (amount|amounts)|[with] [the] (amount|amounts) and [the] dates|with [the] (amount|amounts)|and [the] (amount|amounts)|dates and all|and when)'
const parts =
  '(itemised|itemized|broken down|split out|in detail|line by line|split by supplier|by supplier)'

const plainLists: readonly PhrasePattern[] = [
  {
    says: [
      `{payee} [({occasions}|{occasion}|spend|receipts)] [(list|show|give me|i need|both|all|all the|list all|show all|list the|show the)] [(all|the|both)] [{occasions}] ${withDays}`,
      `{payee} (what was paid|what we paid|what did we pay|what they paid|what did they pay|how much was paid) [{us}] and (when|on what dates|what dates|which days)`,
      `(list|show|give me|get me|show me|find|both|all|all the) [(all|the|our|my|both)] ({payee} {occasions}|{occasions} {toward} {payee}) ${withDays}`,
    ],
    means: 'list {payee} payments',
  },
  {
    says: [
      `{category} (what was paid|what we paid|what did we pay|how much was paid) and (when|on what dates|what dates|which days)`,
      `(what was paid|what did we pay) {toward} {category} and (when|on what dates|what dates|which days)`,
    ],
    means: 'list {category} payments',
  },
  {
    says: [
      `[(the|our|my)] {category} [(bill|bills|cost|costs|spend|spending|payments|charges)] ${parts}`,
      '(itemise|itemize) [(the|our|my)] {category} [(bill|bills|cost|costs|spend|spending|payments|charges)]',
    ],
    means: 'break down {category} by supplier',
  },
  {
    says: [`(did|have|has) {we} [ever] (pay|paid|send|sent|give|given) ${somebody} {amount}`],
    means: 'list payments of exactly {amount}',
  },
  {
    says: [`(did|has|have) ${somebody} [ever] (pay|paid|send|sent|give|given) {us} {amount}`],
    means: 'list payments received of exactly {amount}',
  },
  {
    says: [
      `(list|show|find|display|see|pull up|give me|get me|show me|list all|show all|bring up|run through) [(all|every|each|all of)] [(the|our|my)] {name} ({occasions}|{occasion})`,
      `(list|show|find|display|see|pull up|give me|get me|show me|bring up|run through) [(all|every|each|all of)] [(the|our|my)] ({occasions}|{occasion}) {toward} {name}`,
    ],
    means: 'list {name} payments',
  },
  {
    says: [
      `${asks} [(the|our|all|all the|all our)] (payments|transactions|debits|outgoings) (out|made|going out|that went out|we made|leaving the account|that left the account)`,
      `(which|what|list|show|show me) [(the|our|all|all the|all our)] (payments|transactions|debits|outgoings|sums|items) [(that|which)] (went out|have gone out|were made|have been made|were paid|were paid out|did {we} make|have {we} made|we made|left)`,
    ],
    means: 'list payments out',
  },
  {
    says: [
      `(which|what|list|show|show me) [(the|our|all|all the|all our)] (payments|receipts|credits|deposits|sums|items) [(that|which)] (came in|have come in|were received|did {we} receive|have {we} received|we received|arrived|reached us|reached the account)`,
    ],
    means: 'list payments received',
  },
]

export const listPatterns: readonly PhrasePattern[] = [...limitedLists, ...plainLists]
