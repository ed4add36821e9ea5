// Two names set against each other by what one payment or one month of them comes to, and what came
// in from one against what the other costs.
import type { PhrasePattern } from './pattern.ts'

const our = '[(the|our|my)]'
const each =
  '(per payment|per invoice|per order|per visit|per job|per session|a payment|each payment|a go|a time|a pop|each time|every time|per go|an invoice|an order|for each payment|on each payment|on average|per payment on average|a payment on average|each time on average|a go on average|on average a payment|on average per payment|on average each time|average)'
const pays =
  '(pay|pays|paid|give|gives|charge|charges|charged|cost|costs|send|sends|spend|spends|bring in|brings in)'
const better = '(better|best|more|most|higher|the most|the best|the highest|bigger|less|least)'
const onMore =
  '(on more|on better money|better paid|paid more|on a better wage|on a higher wage|on higher wages|earning more|paid better|getting more|on more money|on more wages|on more pay|the better paid|the higher paid)'
const onLess = '(on less|paid less|worse paid|earning less|getting less|on less money)'
const earns =
  '(earn|earns|get paid|gets paid|make|makes|take home|takes home|get|gets|get in wages)'
const month = '[(a|per|each|every) month] [(now|these days|at the moment|on average)]'
const kinds =
  '[(money|payments|payouts|sales|takings|income|receipts|bill|bills|payment|ads|charges|costs)]'
const covers =
  '(cover|covers|covered|pay for|pays for|paid for|match|matched|be enough for|been enough for|stretch to|stretched to|meet|met)'
const takes =
  '[(bill|bills|bite|cost|costs|payment|payments|takes|take|took|charges|charge|charged us|cost us|costs us|takes off us|repayments|repayment|wages)]'
const monthly = '(each month|every month|month by month|monthly|month in month out)'

const covering = [
  `(did|does|do|has|have|was|were|is|are) ${our} {name} ${kinds} ${covers} [(what|for)] ${our} {name2} ${takes}`,
  `(did|do|have|has) {we} (make|made|take|took|get|got|earn|earned|receive|received|bring in|have) more (from|through|off|on) ${our} {name} than {we} (spent|paid|spend|pay|forked out|laid out) (on|to|for|with) ${our} {name2} ${takes}`,
]
const sales = '(sales|takings|the takings|our takings|our sales|my takings|turnover)'
const ofSales = [`(did|does|do|has|have) ${sales} ${covers} [(what|for)] ${our} {name2} ${takes}`]

export const compareEachPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `who ${pays} [{us}] ${better} ${each} {name} (or|and) {name2}`,
      `who ${pays} ${better} {us} ${each} {name} (or|and) {name2}`,
      `{name} or {name2} (who|which|which one|which of them) ${pays} [{us}] ${better} ${each}`,
      `(which|who) of {name} (and|or) {name2} ${pays} [{us}] ${better} ${each}`,
      `(do|does|did|is|are) {name} ${pays} [{us}] (more|less) ${each} than {name2}`,
      `(do|does|did) {name} ${pays} [{us}] (more|less) than {name2} ${each}`,
      `(does|do|did) {we} (pay|spend|get|take) (more|less) ${each} (at|with|to|from|on) {name} than [(at|with|to|from|on)] {name2}`,
      `who ${pays} [{us}] ${better} {name} (or|and) {name2} ${each}`,
      `compare {name} (and|with) {name2} (per payment|payment by payment|by payment)`,
      `who has the (bigger|higher|larger) average (payment|order|invoice|bill) {name} or {name2}`,
    ],
    means: 'compare {name} with {name2} per payment',
  },
  {
    says: [
      `(is|are) ${our} {payee} ${onMore} than ${our} {payee2} ${month}`,
      `(is|are) ${our} {payee} ${onLess} than ${our} {payee2} ${month}`,
      `(do|does) ${our} {payee} ${earns} (more|less) than ${our} {payee2} ${month}`,
      `who is ${onMore} ${month} {payee} or {payee2}`,
      `who is [the] ${onMore} {payee} or {payee2} ${month}`,
      `who ${earns} more ${month} {payee} or {payee2}`,
      `{payee} (v|vs|versus|or|and) {payee2} who (is|are) ${onMore} ${month}`,
      `{payee} (v|vs|versus|or|and) {payee2} who ${earns} more ${month}`,
      `(is|are) ${our} {payee} (dearer|more|more expensive|pricier|cheaper) (than|or) ${our} {payee2} (a month|per month|each month|every month|month on month|on average a month)`,
      `(do|does|did) ${our} {payee} (cost|costs) [{us}] (more|less) than ${our} {payee2} (a month|per month|each month|every month|month on month|on average a month)`,
    ],
    means: 'compare {payee} with {payee2} on average a month',
  },
  {
    says: [
      `(did|does|do|has|have) ${our} {name} (on|from|in) ${our} {account} ${covers} [(what|for)] ${our} {name2} ${takes}`,
    ],
    means: 'did {name} into {account} coversthecost {name2}',
  },
  { says: covering, means: 'did {name} coversthecost {name2}' },
  {
    says: covering.map((way) => `${way} ${monthly}`),
    means: 'did {name} coversthecost {name2} every month',
  },
  { says: ofSales, means: 'did sales coversthecost {name2}' },
  {
    says: ofSales.map((way) => `${way} ${monthly}`),
    means: 'did sales coversthecost {name2} every month',
  },
]
