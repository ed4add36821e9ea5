// Everyday ways to ask about what was paid: whether it was paid twice, why it wasn't, on how many
// Mondays it came to more than an amount, and who is still paid.
import type { PhrasePattern } from './pattern.ts'

const our = '[(the|our|my|any)]'
const twice =
  '(twice|two times|double|more than once|2 times|twice over|the same thing twice|two lots|for the same thing twice)'
const mistake =
  '[(by mistake|by accident|in error|accidentally|somehow|by any chance|by mistake like)]'
const ins = `${our} (receipts|income|money in|takings|sales|cash in|incomings|what came in|what comes in)`
const outs = `${our} (payments|spending|costs|money out|outgoings|expenses|cash out|what went out|what goes out|payments out)`
const beat =
  '(exceed|exceeded|outstrip|outstripped|beat|top|topped|outweigh|outweighed|outrun|go over|overtake|overtook|outdo)'
const ofFlow =
  '[(of|out of) [(our|the|my|all)] (sales|income|takings|receipts|money in|turnover|revenue)]'
const costs = '[(these days|now|at the moment|nowadays|on average|usually|roughly|typically)]'
const comes =
  '(cost|costs|come to|set {us} back|run to|run {us}|cost {us}) [(on average|these days|now|usually|typically)]'
const them = '(them|it|him|her|em)'
const sure = '[(right|or what|or not|or something)]'
const why = '(why|how come|how is it that|for what reason)'
const any =
  '[(any|anything|anything for|anything on|anything to|a penny on|a penny to|anything towards|any money to|any money for|for)]'
const still =
  '(still on the books|still on the payroll|still on our books|still on payroll|still being paid|still getting paid|still with us|still working for us|still here|still employed|still on the staff)'
const stopped = '[or (did|have|has) {we} (stop|stopped) (paying|employing|using) (her|him|them|it)]'
const beats =
  '(beat|beats|exceed|exceeded|top|topped|come to more than|came to more than|go over|went over|come in over|came in over|be over|clear|cleared|pass|passed|break|broke)'
const takings =
  '[(payout|payouts|payment|payments|settlement|settlements|deposit|deposits|takings|income|sales)]'
const cancels =
  '(bin|cancel|ditch|drop|lose|get rid of|do without|cut|scrap|stop|chop|knock on the head|live without|save on)'
const subscriptions =
  '(subs|subscriptions|software|apps|tools|services|software subscriptions|direct debits|memberships)'

export const everydayPastPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `[(was it|is it that|so|and|or)] (did|have|has|are) {we} [gone and] (pay|paid|paying) {payee} ${twice} ${mistake} ${sure}`,
      `{payee} (did|have|has) {we} [gone and] (pay|paid) ${them} ${twice} ${mistake} ${sure}`,
      `(any|a|is there a|was there a|are there any|have we made any|have we made a) (double|duplicate|duplicated|doubled up) (payment|payments|bill|bills) (to|at|with|for|from) {payee}`,
      `(was|were|has|have) {payee} [been] paid ${twice} ${mistake}`,
      `{payee} paid ${twice} ${mistake}`,
    ],
    means: 'duplicate payments {payee}',
  },
  {
    says: [
      `(was|were|is|has|have) {amount} [been] (paid|sent|charged) to {payee} ${twice} ${mistake}`,
      `(did|have|has) {we} (pay|paid|send|sent) {payee} {amount} ${twice} ${mistake}`,
      `(did|have|has) {we} (pay|paid|send|sent) {amount} to {payee} ${twice} ${mistake}`,
    ],
    means: 'list payments of exactly {amount} to {payee}',
  },
  {
    says: [
      `${why} (have|has|did|had|do) ({we} not|not {we}) (paid|pay|had|have|spent|spend|bought|buy|been paying|settled) ${any} ${our} {name}`,
      `${why} [(has|have|was|were|is|are)] ${our} {name} not been paid`,
      `${why} (is|was|has) there [been] no {name} (paid|payment|bill|cost)`,
    ],
    means: 'how much did we pay on {name}',
  },
  {
    says: [
      `${why} (have|has|did|do|does) ({payee} not|not {payee}) (paid|pay|sent|send|given|give) {us} [(anything|a penny|any money|yet|a thing)]`,
    ],
    means: 'how much did {payee} pay us',
  },
  {
    says: [
      `on how many {weekday} (did|has|have) ${our} {name} ${takings} ${beats} {amount}`,
      `how many {weekday} (did|has|have) ${our} {name} ${takings} ${beats} {amount}`,
      `how many {weekday} (was|were) ${our} {name} ${takings} (over|above|more than) {amount}`,
    ],
    means: 'how many payments from {name} over {amount} on {weekday}',
  },
  {
    says: [
      `(is|are) {payee} ${still} ${stopped}`,
      `(is|are) {we} still (paying|employing|using) {payee} ${stopped}`,
      `(did|have) {we} (stop|stopped) (paying|employing|using) {payee} or (is|are) (she|he|they|it) ${still}`,
    ],
    means: 'when was the latest {payee} payment',
  },
  {
    says: [
      `(which|what) [of] ${our} ${subscriptions} (could|can|might) {we} ${cancels}`,
      `(which|what) [of] ${our} ${subscriptions} (do|are) {we} (not need|double up on|doubling up on|paying twice for)`,
    ],
    means: 'do we pay two for the same job',
  },
  {
    says: [
      `(a|the) (breakdown|split|picture|rundown) (of|showing) where ${our} {flow} (come|comes|came) [from]`,
      `where (do|does|did) ${our} {flow} come from`,
      `(show|break down|split|give me|tell me) where ${our} {flow} (come|comes|came) [from]`,
      `breakdown of where ${our} {flow} (come|comes|came) [from]`,
    ],
    means: 'break down {flow} by customer',
  },
  {
    says: [
      `how many {category} (did|do|have|has|were|was) [(we|i|customers|buyers|clients|people|they|there)] (get|got|give|gave|given|make|made|have|had|been|pay|paid|issue|issued|send|sent|been made|been paid|been given)`,
      `how many {category} (have been|were|was|have we) (made|paid|given|issued|sent|there)`,
      'how many {category}',
    ],
    means: 'how many {category} payments',
  },
  {
    says: [
      `${why} (did|have|do|had) {we} [(pay|paid|spend|spent|have|had)] no {name} [(paid|payment|payments|bill|bills)]`,
      `${why} {we} (pay|paid|spent|spend|have paid|have spent) (no|nothing on|nothing to|nothing for) ${our} {name}`,
    ],
    means: 'how much did we pay on {name}',
  },
  {
    says: [
      `(what happened to|what became of|where is|where has) (the|that) {amount} (from|off) {payee} [(gone|go|got to)]`,
      `where did (the|that) {amount} (from|off) {payee} go`,
    ],
    means: 'list payments of exactly {amount} from {payee}',
  },
  {
    says: [
      `(what is|what was|work out|show) [(the|our|my)] average (of|over|for|across) ${our} (last|latest|most recent) {count} {name} ({occasions}|payments)`,
      `(what is|what was|work out|show) [(the|our|my)] average (of|over|for|across) ${our} (last|latest|most recent) {count} ({occasions}|payments) {toward} {name}`,
      `[(what is|what was)] ${our} average {name} ({occasion}|payment) (over|of|across|for) [(the|our|my)] (last|latest|most recent) {count} [(payments|of them|ones)]`,
      `${our} {count} (most recent|latest|last) {name} ({occasions}|payments|visits|shops|stays|trips) [and (their|the) (total|average|sum)]`,
      `(what is|what was|work out|show) [(the|our|my)] (total|sum) of ${our} (last|latest|most recent) {count} {name} ({occasions}|payments|bills)`,
    ],
    means: 'list the last {count} {name} payments',
  },
  {
    says: [
      `how many [(different|separate)] (people|customers|clients|firms|companies|payers|folk|businesses) (paid|pay|have paid) {us}`,
    ],
    means: 'how many customers paid us',
  },
  {
    says: [
      `(any|were there any|have there been any|have we (made|given|paid) any|did we (make|give|pay) any) (refunds|refund) (to|for) [(the|our|any)] (customers|clients|patients|guests|buyers|shoppers|people|anyone)`,
    ],
    means: 'how much did we spend on customer refunds',
  },
  {
    says: [
      `[by] how much (did|do|have|has|does) ${ins} ${beat} ${outs}`,
      `[by] how much (did|do|have|has|does) ${outs} ${beat} ${ins}`,
      `(did|do|have|has) ${ins} ${beat} ${outs}`,
      `(did|do|have|has) ${outs} ${beat} ${ins}`,
      `(what was|what is|how big was|how much was) (the|our|my) (excess|surplus|shortfall|gap|difference) (of|between) ${ins} (over|and) ${outs}`,
    ],
    means: 'net cash flow',
  },
  {
    says: [
      `(what|how much) (do|does|did|would) ${our} (top|biggest|largest) {count} customers (represent|account for|make up|come to|amount to) ${ofFlow}`,
      `(what|how much) (share|percentage|proportion|part) (do|does|did) ${our} (top|biggest|largest) {count} customers (represent|account for|make up|come to|amount to)`,
    ],
    means: 'what share of sales is from our top {count} customers',
  },
  {
    says: [
      `how (concentrated|spread|spread out) (is|are) ${our} {flow} [(across|among|amongst|between|over)] [customers]`,
    ],
    means: 'what share of sales is from our top 3 customers',
  },
  {
    says: [
      `how much of ${our} {category} [(spend|spending|budget|money|cost|costs)] (went|goes|has gone) (to|on|into) {payee} (rather than|and not|instead of|as opposed to|over) [(to|on)] {payee2}`,
    ],
    means: 'compare {payee} with {payee2} on {category}',
  },
  {
    says: [
      `[(total|all|what are|what were|what was|what is)] ${our} [total] {name} [(costs|spend|spending|cost|bill)] (less|minus|net of|taking off|before|without|not counting) ${our} {name2} [(costs|spend|spending|cost|bill)]`,
    ],
    means: 'total {name} excluding {name2}',
  },
  {
    says: [
      `(how often|how many times|how frequently) (do|did|have) {we} (fill up|filled up|refuel|refuelled|get petrol|get diesel|get fuel|buy fuel|buy diesel|buy petrol) [(the|our|my) (van|vans|car|cars|vehicles|tank)]`,
    ],
    means: 'how many fuel payments',
  },
  {
    says: [
      `how (is|are|was|were|has|have) ${our} {name} [(bill|bills|spend|spending|cost|costs|takings|sales|income)] [been] (doing|looking|faring|going|shaping up|getting on) (compared with|compared to|against|v|vs|versus|on|next to|beside) {period}`,
    ],
    means: 'compare {name} against {period}',
  },
  {
    says: [
      `(which|what|who) [one] of {names} (is|was|costs|cost|takes|took|comes out|came out|charges|charged) [{us}] [as] [the] {extreme}`,
      `{names} (which|who|which one|which of them) (is|was|costs|cost|takes|took|comes out|charges) [{us}] [the] {extreme}`,
    ],
    means: 'which supplier cost the {extreme} {names}',
  },
  // One of them is what a payment comes to.
  {
    says: [
      `(how much|what) (is|was|are) (a|an|one|each) {occasion} (of|at|from|with|in|on|to) ${our} {name} ${costs}`,
      `(how much|what) (does|did|do) (a|an|one|each) {occasion} (of|at|from|with|in|on|to) ${our} {name} ${comes}`,
      `(how much|what) (does|did|do) (a|an|one|each) {name} {occasion} ${comes}`,
    ],
    means: 'average {name} payment',
  },
  // Nothing that is doubted is asked for.
  {
    says: [
      `(have|did|had|has) {we} [really|actually] (paid|pay|spent|spend|given|sent) nothing (to|on|at|with|for|towards) ${our} {name}`,
      `(is|was) there (nothing|no spend|no spending) (to|on|at|with|for) ${our} {name}`,
    ],
    means: 'how much did we pay on {name}',
  },
  {
    says: [
      `(have|did|had|has) {we} [really|actually] (had|got|received|get|receive|taken|earned) nothing (from|off|out of) ${our} {payee}`,
      `(has|have|did) {payee} [really|actually] (paid|pay|sent|send|given|give) (us|me) nothing`,
    ],
    means: 'how much did {payee} pay us',
  },
  {
    says: [
      `[(is there|was there|so|and|there was)] nothing {limit} {amount} [(go out|gone out|paid|spent|went out)]`,
      `[(is there|was there|so|and|there was)] (no payments|no payment|no bills|no bill|no spends|no one payment) {limit} {amount} [(go out|gone out|went out)]`,
    ],
    means: 'list payments {limit} {amount}',
  },
  {
    says: [
      `(is|was|are|were) there (a|any) (bill|bills) [(that|which)] {we} [have] (never|not) (paid|settled) [yet]`,
      `(any|a) (bill|bills) [(that|which)] {we} [have] [(still|ever)] (never|not) (paid|settled) [yet]`,
      `(which|what) (bill|bills) (have|did) {we} (never|not) (paid|pay|settled) [yet]`,
      `(did|have) {we} (ever|never) (not|fail to|forget to|forgotten to|miss) (pay|paid|paying) a bill`,
      `(have|did) {we} (forgotten|forget|missed|miss) [to pay] (a|any) (bill|bills)`,
    ],
    means: 'openbills',
  },
  {
    says: [
      `when (did|was it that) {account} last (pay|paid|earn|earned|give|gave) {us} interest`,
      `when (did|was it that) {account} last (pay|paid|earn|earned|get|got|receive|received|give|gave) [any] interest`,
      `when was [the] (last|latest|most recent) interest (paid|received|earned|payment|credited) [(on|into|in|to|from|by|from|for)] {account}`,
      `when (did|was) {we} last (get|got|paid|earn|receive) [any] interest (on|from|in|into) {account}`,
    ],
    means: 'when was the latest bank interest received payment into {account}',
  },
  {
    says: [
      `how (is|are|was|were|has|have) ${our} {name} [(bill|bills|spend|spending|cost|costs|takings|sales|income)] [been] (looking|doing|faring|shaping up|coming along|running|gone|going|looking like) {period} (v|vs|versus|against|compared with|compared to|on|than|next to|beside) {period2}`,
    ],
    means: 'compare {name} in {period} with {period2}',
  },
  {
    says: [
      `(how much|what) (did|do|have|has) {we} {spent} (on|for) ${our} {category} {payee} (and|plus) {payee2} (together|combined|added up|added together|in total|both|altogether|between them)`,
      `${our} {category} {payee} (and|plus) {payee2} (together|combined|added up|added together|in total|both|altogether|between them)`,
    ],
    means: 'total of {payee} and {payee2} kept within {category}',
  },
]
