// How many payments there were, and how often they come.
import type { PhrasePattern } from './pattern.ts'

const number =
  '(how many|number of|no of|count of|total number of|what number of|what is the number of|how many different|how many separate|the number of)'
const made =
  '[(have|did|do|has|were|are)] [{we}] [(make|made|had|have|get|got|receive|received|take|taken|pay|paid|paid for|pay for|order|ordered|there)]'

export const countPatterns: readonly PhrasePattern[] = [
  // What we make or send goes out, also to somebody who once lent us money.
  {
    says: [
      `${number} ({occasions}|payments) (have|did|do|had) {we} (make|made|send|sent|pay|paid) (to|off) [(the|our|my)] {payee}`,
      `${number} ({occasions}|payments) (made|sent|paid) to [(the|our|my)] {payee}`,
      `${number} ({occasions}|payments) (have been|were|are|have we|did we) (made|sent) to [(the|our|my)] {payee}`,
    ],
    means: 'how many payments did we pay to {payee}',
  },
  {
    says: [
      'how many (trips|visits|runs) to {payee} (have|did|do) {we} (made|make|done|do|had|have)',
      'how many (trips|visits|runs) to {payee}',
    ],
    means: 'how many payments to {payee}',
  },
  {
    says: [
      `${number} ({occasions}|times|occasions) ${made} {toward} {payee}`,
      `${number} {payee} ({occasions}|payments|shop) ${made} [for]`,
      `${number} ({payee} {occasions}|{occasions} {toward} {payee}) (came|come|have come|have been|were|went|have gone|cleared|landed|arrived|did we see|did we see come) [(in|out|through|paid|over|into the account|to us)]`,
      `{payee} ${number} ({occasions}|payments) ${made} [for]`,
      `{payee} ${number} ({occasions}|payments) (did|have|has) (they|it) (settle|settled|pay|paid|make|made|send|sent|charge|charged|bill|billed) [{us}] [out]`,
      `${number} ({occasions}|payments) (did|have|has) {payee} (settle|settled|pay|paid|make|made|send|sent|charge|charged|bill|billed) [{us}] [out]`,
      `${number} times (did|have|has|do|had) {we} (pay|paid|buy|bought|use|used|shop|shopped|go|gone|been|order|ordered|fill up|filled up|visit|visited|stay|stayed|call|called|eat|eaten) [out] [{toward}] {payee}`,
      `${number} times {we} [(have|had|has)] [been] (paid|used|charged by|billed by|invoiced by|bought from|ordered from|shopped at|gone to|filled up at|stayed at|visited|paid by) {payee}`,
      `${number} ({occasions}|orders|loads|skips) (did|has|have) {payee} (take away|taken away|collect|collected|deliver|delivered|bring|brought|send|sent|do|done|drop|dropped|drop off|make|made|haul|fulfil) [{us}] [(away|off|out|for {us})]`,
      `${number} ({occasions}|orders|jobs) (did|has|have) {payee} (have|had|get|got|receive|received) (from|off) {us}`,
      `${number} times (did|has|have) {payee} (pay|paid|charge|charged|bill|billed|invoice|invoiced|debit|debited) [{us}]`,
      `(count|count up|tally|tally up) [the|our|all] {payee} ({occasions}|payments|shop)`,
    ],
    means: 'how many {payee} payments',
  },
  {
    says: [
      `{name} (how many|number of {occasions}|how many {occasions}|how many times) and (how much|what total|what|the total|what in total|how much in total|for how much|total|what value|the value) [(in total|altogether|in all|did they come to|was it|all told)]`,
      `{name} (count and total|total and count|number and value|value and number|number and total|total and number)`,
    ],
    means: 'how many {name} payments',
  },
  {
    says: [
      `${number} {category} (did|have|has) {we} (make|made|have|had|receive|received|get|got)`,
    ],
    means: 'how many {category} payments',
  },
  {
    says: [
      `${number} (people|staff|employees|members of staff|workers|different people|persons|subbies|subcontractors|freelancers|suppliers|payees) (did|have|do) {we} (pay|paid) {category} [to]`,
      `${number} (people|staff|employees|members of staff|workers|persons) (got|were|was|are|get) (paid|on) {category}`,
    ],
    means: 'how many payees in {category}',
  },
  {
    says: [
      `(how often|how frequently|how regularly) (do|did|does|have|has) {we} (pay|paid|use|used|buy|bought|order|ordered|shop|shopped|fill up|filled up|get a bill|get billed|get charged|get invoiced|get an invoice|get a delivery|get deliveries|visit|go) [{toward}] {payee}`,
      `(how often|how frequently|how regularly) (do|does|did|is|has|are) {payee} (paid|get paid|gets paid|charge {us}|bill {us}|invoice {us}|charge|bill|invoice|come out|go out|taken|pay {us}|pay|paid {us}|deliver|debited|billed)`,
      `how regular (is|are|was|were) [(our|the)] {payee} [(payments|bills|orders|deliveries|invoices|purchases|receipts)]`,
      `how regular (are|is) [(the|our)] (payments|bills|orders|deliveries|invoices|purchases|receipts) {toward} {payee}`,
      `(how often|how frequently) (are|were|do) {we} [get] (billed|charged|invoiced|paid|debited) by {payee}`,
      `is {payee} (weekly|monthly|quarterly|fortnightly) or (weekly|monthly|quarterly|fortnightly)`,
      `(what is the|what) (frequency|rhythm|pattern) of [(our|the)] (payments {toward} {payee}|{payee} payments|{payee})`,
    ],
    means: 'how often {payee} payments',
  },
]
