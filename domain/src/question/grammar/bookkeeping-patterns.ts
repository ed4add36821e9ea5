// Questions about past money in the words of bookkeepers and sellers: whoever was new on a
// statement, interest, what a sale of ours fetched, who is on the payroll, what has no category.
import type { PhrasePattern } from './pattern.ts'

const anyone =
  '(anyone|anybody|who|whom|any company|any companies|any payee|any payees|any names|anyone new|any firms|which payees|which companies|which names|which firms|someone|somebody)'
const onStatement =
  '[(on|in|from) [(the|our|my)] (bank statement|bank statements|statement|statements|bank|bank account|account|books|bank feed|payments list|list)]'
const neverPaid =
  '[(that|who|whom|which)] (we|i) (have|had|would|did) (never paid|never ever paid|not paid|never used|never bought from|never dealt with|never paid anything to|never pay|not pay|not paid a penny to) [(before|before now|previously|until now|in the past|before that|before then)]'
const usually = '(on average|typically|usually|normally|as a rule|generally|average)'
const doing =
  '(are|is|have|were) {we} [been] (spending|paying|dropping|drop|forking out|shelling out|putting through|getting through|laying out|paying out|handing over|going through)'
const nowadays = '(these days|now|nowadays|currently|at the moment|at present|right now|lately)'
const together =
  '[(between them|together|combined|in total|all in|put together|the pair of them|the two of them|added together|both)]'
const comesTo =
  '(what is that|how much is that|what do they come to|what does that come to|what are they|what do they cost [{us}]|how much do they cost [{us}]|how much are they|what do they set {us} back)'
const staff =
  '(staff|people|employees|workers|members of staff|team members|people on the payroll|people in wages|wage earners)'
const paying =
  '(are|do|am|is) {we} [(currently|now)] (paying|pay|paying wages to|pay wages to|paying wages|have on the payroll|got on the payroll)'
const unsorted =
  '(uncategorised|uncategorized|the uncategorised pile|no category|uncategorised payments|the uncategorised bucket|unsorted|not categorised|without a category|the uncategorised category)'
const bank = '(bank|savings|deposit|savings account|reserve account|deposit account)'
const owned =
  '(got on the payroll|paid wages|had a wage|had wages|was paid wages|were paid wages|got wages|got a wage|got paid|was paid|were paid|been paid|drew a wage)'

export const bookkeepingPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `[(was there|is there|were there|are there|have we paid|did we pay|have we got)] ${anyone} [new] ${onStatement} ${neverPaid}`,
      `(did|have|had) {we} (pay|paid) ${anyone} ${neverPaid}`,
      `(who|which payees|which companies|whom) (have|did|had) {we} (paid|pay) ${neverPaid}`,
      `(who|whom|which companies|which payees) (have|did|had|do) {we} (paid|pay|use|used|buy from|bought from) for the (very first|first ever|first) time [ever]`,
      `[(any|which|list|show|were there any|did we have any|did we get any|have we any|who are [(our|the|my)])] [the|our|my] (first time payees|first time payments|payments to new payees|new payees|new names|brand new payees) ${onStatement}`,
      '(who|which payees) (is|are|was|were) new [to us] [(on the statement|in the books)]',
    ],
    means: 'who did we pay for the first time',
  },
  {
    says: [
      `[(were there|are there|have we paid|did we pay|have we used|list|show)] (any supplier|any suppliers|which suppliers|what suppliers|suppliers) [new] ${onStatement} ${neverPaid}`,
      '(which|what) suppliers (have|did|had|do) {we} (paid|pay|use|used|buy from|bought from) for the (very first|first ever|first) time [ever]',
      `[(any|which|list|show|were there any|did we have any|have we any|who are)] [the|our|my] (first time suppliers|payments to new suppliers|new suppliers|brand new suppliers) ${onStatement}`,
      '(which|what) suppliers (is|are|was|were) new [to us] [(on the statement|in the books)]',
    ],
    means: 'which suppliers did we pay for the first time',
  },
  {
    says: [
      `(how much|what) (has|did|does|have) [(the|our)] bank (paid|pay|given|give|credited|credit) {us} (for|on|in return for) [(leaving|keeping|having|holding|putting|parking|saving)] [(our|the|my)] (money|cash|savings|funds|deposits) [(sitting|sat)] [(on deposit|in savings|in the savings account|in the deposit account|in the savings|with them)]`,
      `(how much|what) (has|did|does) [(the|our)] bank (paid|pay|given|give|credited|credit) {us} in interest`,
      `(how much|what) (have|did) {we} (earn|earned|get|got|make|made|receive|received|had) [(from the bank|off the bank)] (for|from|by|on|off) (leaving|keeping|having|holding|putting|parking) [(our|the|my)] (money|cash|savings|funds) (on deposit|in savings|in the savings account|in the deposit account)`,
      `(how much|what) (have|did|has) [(our|the|my)] (savings|money on deposit|deposit account|savings account|cash on deposit) (earn|earned|make|made|bring in|brought in|pay|paid) [{us}] [in interest]`,
      `[(our|the|my|any|total|all|all the)] [total] ${bank} interest [(received|earned|credited|paid in|paid to us|paid us|income|in|to us)]`,
      `[(our|the|my|any|total|all|all the)] [total] interest (credited|paid in|paid to {us}|paid by the bank|received|earned|from the bank|off the bank|on deposit|on our savings|on savings)`,
      `(how much|what) [bank] interest (have|did|has|was|were) {we} (had|get|got|have|receive|received|earn|earned|made|make|been paid|been credited|paid by the bank) [(on our savings|on savings|from the bank|by the bank)]`,
      `(how much|what) [bank] interest (has|was|were) [been] (credited|received|earned|paid to {us}) [(on our savings|on savings|by the bank)]`,
    ],
    means: 'how much interest have we received',
  },
  {
    says: [
      '(how much|what) [bank] interest (has|did|have) [(the|our|my)] {account} [account] (earn|earned|make|made|pay|paid|get|got|bring in|brought in|had|credited) [{us}]',
      '[total|our|the|my] [bank] interest (on|from|in|into|earned on|earned by|received on|paid into|for|credited to) [(the|our|my)] {account} [account]',
      '{account} [account] interest [(earned|received|paid|credited|total)]',
    ],
    means: 'bank interest received into {account}',
  },
  {
    says: [
      '(what|how much) (did|have) {we} (get|got|fetch|make|made|receive|received) (for selling|from selling|by selling|out of selling|from the sale of|on the sale of) (the|our|my) [(old|used|second hand)] {payee}',
      '(what|how much) (did|have) {we} (get|got|make|made|receive|received|sell|sold) [(for)] (the|our|my) (old|used|second hand) {payee} [for]',
      '(what|how much) did (the|our|my) [(old|used|second hand)] {payee} (fetch|sell for) [{us}]',
    ],
    means: 'how much came in from {payee}',
  },
  {
    says: [
      `{each} {interval} ${usually} (how much|what) ${doing} [{toward}] ({names}|{flow})`,
      `${usually} {each} {interval} (how much|what) ${doing} [{toward}] ({names}|{flow})`,
      `${usually} (how much|what) ${doing} [{toward}] ({names}|{flow}) {each} {interval}`,
      `(how much|what) ${doing} [{toward}] ({names}|{flow}) {each} {interval} ${usually}`,
      `(how much|what) ${doing} ${usually} {each} {interval} [{toward}] ({names}|{flow})`,
      `{each} {interval} ${usually} (how much|what) (do|did|have) {we} {spent} [{toward}] ({names}|{flow})`,
      `(how much|what) (do|did|have) {we} {spent} {each} {interval} {toward} ({names}|{flow})`,
    ],
    means: 'average {names}{flow} per {interval}',
  },
  {
    says: [
      `{names} [(spend|bill|bills|cost|costs|payments)] ${together} {each} {interval} ${usually}`,
      `{names} ${together} ${comesTo} {each} {interval} [${usually}]`,
      `(how much|what) (are|do|is) {names} (between them|together|combined|put together) [(cost|costing|come to|set {us} back)] [{us}] {each} {interval} [${usually}]`,
    ],
    means: 'average {names} per {interval}',
  },
  {
    says: [
      '[the|our|my] {average} (of|for) [(the|our|my)] {every} {names} [(bill|bills|cost|costs|payments|payment|charges|charge|spend)]',
    ],
    means: 'average {names} per {every}',
  },
  {
    says: [
      `{names} ${together} ${comesTo} {each} {interval} ${nowadays}`,
      `(how much|what) (are|do|is) {names} (between them|together|combined|put together) [(cost|costing|come to|set {us} back)] [{us}] {each} {interval} ${nowadays}`,
    ],
    means: 'average {names} per {interval} in the last three months',
  },
  {
    says: [
      `how many ${staff} ${paying} [(at the moment|now|currently|right now|these days|at present|presently|today)]`,
      `how many ${staff} (is|are) on [(the|our|my)] payroll [(at the moment|now|currently|right now|these days|at present|presently|today)]`,
    ],
    means: 'how many payees in wages last month',
  },
  {
    says: [
      `how many ${staff} (have|has|had|were|was) [{we}] (paid|been paid|paid wages|on the payroll|on payroll)`,
      `how many ${staff} ${owned}`,
      `how many ${staff} did {we} (pay|pay wages to|have on the payroll)`,
      `(number|headcount) of ${staff} (paid|on the payroll|on payroll|we paid)`,
    ],
    means: 'how many payees in wages',
  },
  {
    says: [
      `[(list|show|name|who is|who are|who was|who were)] (everyone|everybody|each person|all the people|all the staff|the staff|all staff|the people) [on the payroll] [(who|that|we)] ${owned}`,
      `(who|which staff|which of the staff|which employees|which members of staff) ${owned} [wages]`,
      '(who|whom) did {we} pay wages to',
    ],
    means: 'break down wages by supplier',
  },
  {
    says: [
      `how much [of] [(our|the|my)] [total] (spending|spend|costs|expenditure|outgoings|money out) (is|was|are|were|has been|remains|sits|still sits) [(still|currently|now)] [(sitting|stuck|parked|left|lumped|down|filed|sat|put|coded|showing|lying)] [(in|as|under|to|with)] ${unsorted}`,
      'how much [of] [(our|the|my)] (spending|spend|costs|expenditure|outgoings) (has no category|have no category|has not been categorised|have not been categorised|is yet to be categorised)',
      '[(total|the|our|all)] [total] uncategorised (spend|spending|costs|outgoings|payments out|expenditure|expenses) [(total|in total)]',
    ],
    means: 'how much uncategorised spending',
  },
  {
    says: [
      '[by] (what|how much) (has|have|did|is) {payee} [(price|prices|bill|cost|subscription|charge|fee|rate)] (gone|go|went|risen|rise|increased|jumped) [up] [by] (as a percentage|in percentage terms|in percent|percentage wise|as a percent|in per cent|as a per cent)',
      '[by] (what|how many) (percentage|percent|per cent) (has|have|did) {payee} [(price|prices|bill|cost|subscription|charge|fee|rate)] (gone|go|went|risen|rise|increased|increase|jumped) [up] [by]',
      '[by] what (percentage|percent|per cent) (has|have|did) {payee} (put|increase|increased|raise|raised|hike|hiked) (its|the|their|our|my) (price|prices|bill|charge|subscription|fee|fees|rate|rates) [up] [by]',
      '{payee} (price rise|price increase|increase|rise|price hike) (as a percentage|in percent|in percentage terms|in per cent|percentage)',
      '(percentage|percent) (rise|increase|hike) (in|of|from|by|at) {payee} [(price|prices|bill|charge|cost|subscription)]',
    ],
    means: 'when did {payee} put its price up',
  },
]
