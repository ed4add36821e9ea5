// What one or several names came to.
import type { PhrasePattern } from './pattern.ts'

const our = '[(the|our|my|all|all the|all our)]'
const kinds =
  '[(spend|spending|cost|costs|payments|bill|bills|charges|purchases|fees|invoices|total|totals|money)]'
const all =
  '[(together|combined|in total|put together|all together|altogether|added up|added together|in all|as one|total|totals|all in|summed|both)]'

export const totalPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `(add up|tot up|sum up|total up|sum|add|add together|tally|tally up|combine) [everything we (paid|spent|gave)] [(to|on|at|with)] ${our} {names} ${kinds} [for me] ${all}`,
      `[(what is|what was|what were|what are)] [the] [(combined|total|joint|overall)] (total|sum|amount) (of|for|on|at|with|to|across|from) ${our} {names} ${kinds} ${all}`,
      `(what|how much) (did|do|have|does|has) ${our} {names} ${kinds} (come to|add up to|total|amount to|cost|cost {us}|set {us} back|come out at|run to|costed|tot up to|work out at) ${all}`,
      `(show|list|give me|show me) [(our|the|my)] total (on|at|with|to|for) ${our} {names} ${kinds} ${all}`,
      `(total|combined|joint|overall) {names} ${kinds} ${all}`,
      `(what|how much) (is|was|were|are) ${our} {names} ${kinds} (together|combined|in total|put together|altogether|added up|in all|all in|added together)`,
      `how (has|have|did) ${our} {names} (done|do|perform|performed|been doing|got on|get on)`,
      `{names} (together|combined|in total|put together|altogether|added up|in all|all in|total|added together|summed)`,
      `{names} ${kinds} (together|combined|in total|put together|altogether|added up|in all|all in|total|added together|summed)`,
    ],
    means: 'total {names}',
  },
  // What is spent goes out, whichever way the money of that name usually goes.
  {
    says: [
      `[(what is|what was|what were|what are)] [the] [(combined|total|joint|overall)] (cost|bill|spend|spending|outlay) (of|for|on|at|with|to|across|from) ${our} {names} ${kinds} ${all}`,
      `(show|list|give me|show me) [(our|the|my)] (spend|spending|spendings|outlay) (on|at|with|to|for) ${our} {names} ${kinds} ${all}`,
      `[(the|our)] (total|sum|amount) (going|gone|that went|paid|spent) [out] [(to|on|towards|at|with)] ${our} {names} ${kinds} ${all}`,
      `how much has gone [out] (to|on|towards|into) ${our} {names} ${kinds} ${all}`,
    ],
    means: 'total spend on {names}',
  },
  // Each is narrowed by the category.
  {
    says: [
      `${our} [(total|combined|joint|overall)] {category} ${kinds} [(for|to|with|on|at|from)] [(both|the two|the pair)] {payee} (plus|and|with) {payee2} ${all}`,
      `${our} {category} ${kinds} [(for|to|with|on|at|from)] (both|the two|the pair) [networks|suppliers|firms|companies|couriers|of them] {payee} (plus|and) {payee2} ${all}`,
      `{payee} (plus|and) {payee2} ${our} {category} (costs|spend|spending|cost|bill|bills|payments|total) ${all}`,
      `(how much|what) (did|have|do) {we} {spent} [{toward}] {category} (with|to|at|from|through|via) [both] {payee} (plus|and) {payee2} ${all}`,
    ],
    means: 'total of {payee} and {payee2} kept within {category}',
  },
  {
    says: [
      `{name} (v|vs|versus|against|or) {name2} (v|vs|versus|against|or) {name3} ${kinds}`,
      `(compare|comparing) {name} [(with|to|and|against|v|vs|versus)] {name2} [(with|to|and|against|v|vs|versus)] {name3} ${kinds}`,
    ],
    means: 'total {name} and {name2} and {name3}',
  },
  {
    says: [
      `{name} (v|vs|versus|against|or) {name2} (v|vs|versus|against|or) {name3} (income|receipts|payouts|takings|sales|money in)`,
      `(income|receipts|payouts|takings|sales|money in) (from|by|via|through) {name} (v|vs|versus|against|or) {name2} (v|vs|versus|against|or) {name3}`,
    ],
    means: 'total income from {name} and {name2} and {name3}',
  },
  // What is paid back, and what somebody draws, is money out even to a lender or an owner.
  {
    says: [
      `(what|how much) (have|do|did|has) ${our} {payee} (repayments|instalments|loan repayments|payments back) (come to|add up to|total|totalled|amount to|cost|cost {us}|been|run to|work out at|amounted to)`,
      `[(the|our|total|all|all our|all the)] {payee} (repayments|loan repayments)`,
      `[(the|our|total|all|all our|all the)] [(total|loan)] (repayments|instalments|amount repaid|sum repaid|amount paid back|amounts repaid|repaid|paid back) [made] (to|on|for|with) [(the|our)] {payee} [loan]`,
      `[(the|our|total|what is the)] [total] (amount|sum|balance|total) [(we|i|that)] [have] (repaid|paid back) [so far] (to|on) {payee}`,
      `(what|how much) (was|were|is|are) ${our} {payee} (repayments|loan repayments) ${all}`,
      `(how much|what) (have|did) {we} (repaid|paid back|pay back|repay|given back) [to] {payee}`,
      `[the] [(total|amount|sum)] (drawn|drawn out|taken out|withdrawn) by {payee}`,
      `[the|our|my] (total|amount|sum|total amount|how much) [(that was|which was|was|has been|we were|we have been|have we been|were we)] (billed|invoiced|charged|debited|taken) by {payee}`,
      `(how much|what) (have|were|was|are|has) {we} [been] (billed|invoiced|charged|debited) by {payee} [for]`,
      `(how much|what) (has|did|have) {payee} (drawn|draw|drawn out|draw out|withdrawn|withdraw|taken out|take out) [(of|from) (the business|the company|the firm|the account)]`,
      `(what|how much) (was|were) {payee} [(been|get|got)] (paid|given|sent) [(by {us}|altogether|in total)]`,
      `(what|how much) (has|have|did) {payee} (been|get|got) (paid|given|sent) [(by {us}|altogether|in total)]`,
      `[(wages|pay|salary|payments|how much|total)] since {payee} (joined|started|came on board|began|arrived|came|joined us|started with us|started here) [(how much|what|total)] [(has|have|did)] [(she|he|they|it|we)] [(had|been paid|earned|got|cost|cost us|taken home|received|paid|have|get)] [(them|her|him|in total|in all|so far)]`,
      `(how much|what) (has|have|did) {payee} (had|been paid|earned|got|cost {us}|cost|received|taken home|had from {us}|been given)`,
    ],
    means: 'total paid to {payee}',
  },
  {
    says: [
      `[(the|our|my)] (total|amount|sum|money|cash|everything) (in|received|banked|in the bank|into the bank|that came in|coming in|had) (from|off|by|via|through) {payee}`,
      `(how much|what) (was|were|is|has been) (received|banked|got in|taken in) (from|off|via|through) {payee}`,
    ],
    means: 'how much came in from {payee}',
  },
  // What was spent stays money out, even with a payee that pays.
  {
    says: [
      `(how much|what) (did|have|do) {we} {spent} [(to|on|at|with|towards)] ${our} {names} ${kinds} ${all}`,
      `(what|how much) (went|goes|has gone|gone|did go) [out] (on|to|towards) ${our} {names} ${kinds} ${all}`,
    ],
    means: 'total spend on {names}',
  },
  {
    says: [
      `{category} (costs|spend|spending|payments|bill|bills) ${all} by (person|payee|name|supplier|company|head|recipient|individual)`,
      `[payments (to|for)] {category} by (person|payee|name|supplier|company|recipient|individual)`,
      `(break down|split|split out|breakdown of|a breakdown of|show|list) ${our} {category} [(costs|spend|spending|payments|bill|bills)] by (person|payee|name|supplier|company|recipient|individual)`,
      `(how much|what) (did|does|do|has|have) each (person|payee|one|company|individual) (get|got|receive|received|paid|earn|earned) (for|in|of|as) {category}`,
      `[the] [(two|three|four|both|our)] {category} [how much] [and] [(how much|split)] (each|per person|to each|each one|for each|to whom)`,
    ],
    means: 'break down {category} by supplier',
  },
  {
    says: [
      `(income|money in|receipts|earnings) [(split|broken down)] by (source|payer|where it came from|who paid|who it came from|name)`,
      `(break down|split|split out|breakdown of|show|a breakdown of|list) [(our|the|my)] (income|money in|receipts|earnings) by (source|payer|where it came from|who paid|who it came from|name)`,
      `[(total|our|my|the|all)] [our] (income|money in|receipts|earnings) (by|per|for each|from each|in each|split by|across) (source|payer)`,
      `(split|break down|break|divide|show|what are|what were|give me|list) [(our|the|my)] (income|money in|receipts|earnings) [down] (by|per|for each|across|between) [the|our|each] (source|payer|payers|sources)`,
    ],
    means: 'break down money in by merchant',
  },
  {
    says: [
      `(income|money in|receipts|sales|takings|earnings|revenue|turnover) [(split|broken down)] by (source|customer|client|payer|stream|channel|where it came from|who paid|name)`,
      `(break down|split|split out|breakdown of|show|a breakdown of|list) [(our|the|my)] (income|money in|receipts|sales|takings|earnings|revenue|turnover) by (source|customer|client|payer|stream|channel|where it came from|who paid|name)`,
      `[(total|our|my|the|all)] [our] (income|money in|receipts|sales|takings|earnings|revenue|turnover) (by|per|for each|from each|in each|split by|across) (channel|sales channel|platform|marketplace|source|outlet|customer|client|payer|payment provider|provider|stream|sales platform|channels|platforms|marketplaces)`,
      `(split|break down|break|divide|show|what are|what were|give me|list) [(our|the|my)] (income|money in|receipts|sales|takings|earnings|revenue|turnover) [down] (by|per|for each|across|between) [the|our|each] (channel|sales channel|platform|marketplace|source|outlet|customer|client|payer|provider|stream|channels|platforms|marketplaces|customers|clients)`,
      `which (channel|platform|marketplace|source) brings in what`,
      `(what|how much) (did|does|has) each (channel|platform|marketplace|customer|client|payer|sales channel) (bring in|bring|make|take|sell|pay {us}|pay|brought in|earn|do)`,
      `where (did|does|has|is) [(our|the|my)] (income|money in|sales|takings|revenue|turnover) (come|came|coming) from`,
    ],
    means: 'break down sales by customer',
  },
]
