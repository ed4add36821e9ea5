// Questions about regular payments and their prices.
import type { PhrasePattern } from './pattern.ts'

const rise = '(go|gone|went|going|been put|put|been) up'

export const regularPatterns: readonly PhrasePattern[] = [
  // What is paid at a time: months without a payment make its mean another figure.
  {
    says: [
      '[(what|how much) (is|are)] (the|our|my) [current] monthly {rent} [(payment|bill|charge|instalment|instalments|cost|direct debit|standing order|payments)] [(now|at the moment|these days|currently)]',
    ],
    means: 'regular payment to {rent}',
  },
  // What it was before.
  {
    says: [
      `(what|how much) (was|were) [(the|our|my)] [monthly] ({rent}|{payee} (price|payment|bill|subscription|direct debit|standing order|charge|fee|premium|rate)) [(payment|bill|charge|price|instalment)] (before [it] (went up|changed|rose|increased|the (rise|increase|change))|before|previously|before that)`,
      `(what|how much) did {we} [use to|used to] pay [for] ({rent}|{payee}) (before it (went up|changed|rose|increased)|before the (rise|increase|change|price rise))`,
    ],
    means: 'when did {rent}{payee} go up and by how much',
  },
  {
    says: [
      `(has|have|did) {payee} (had|have|get|got) (a|any|his|her|their) [(decent|recent|big|small)] (pay rise|payrise|rise|raise|pay increase|increase) [(yet|recently|lately|this year|at all)] [(and when|when was it|when)]`,
      `when (did|was) {payee} [last] (get|have|had|got) (a|his|her|their|the) [last] (pay rise|payrise|rise|raise|pay increase)`,
      `{payee} (had|got) (a|his|her|their) (pay rise|payrise|rise|raise|pay increase) [(did (he|she|they) not|right|yes)] [(when|when was it|when was that)] [(and|and what|what) [(was|were|is)] [(he|she|they|it)] [(on|paid|getting)] [(before|previously)]]`,
      `when was {payee} [last] (pay rise|payrise|rise|raise|pay increase)`,
    ],
    means: 'when did {payee} put its price up',
  },
  {
    says: [
      `{payee} (renewal|price|premium|subscription|bill|cost|charge|fee|fees|charges|policy|payment) (how much did it ${rise}|how much has it gone up|how much more is it|how much did it increase|has it gone up|what was the increase|increase|rise|hike|went up by how much|how much did it rise)`,
      `[by] (how much|what) (did|has|have) [the|our|my] {payee} [renewal|price|premium|subscription|bill|cost|charge|fee|fees|charges|policy|payment] ${rise} [by|in price]`,
      `(how much|what) (did|has|have) [the|our|my] {payee} [renewal|price|premium|subscription|bill|cost|charge|fee|fees|charges|policy|payment] (increase|increased|rise|risen|rose) [by|in price]`,
      `(when|what date|when exactly) (did|was|has) [the|our|my] {payee} [renewal|price|premium|subscription|bill|cost|charge|fee|fees|charges|policy|payment] [last] (go up|increase|rise|put their price up|put its price up|put their prices up|put up their prices|put its prices up|change|change price|get dearer|get more expensive|raise their prices|raise its price|gone up|increased|last go up) [in price] [and by how much|and how much by|and what by]`,
      `[the] {payee} (price rise|price increase|price hike|price change|increase|price rises|rent increase)`,
      `how much (more|dearer) (is|are) {payee} [now] (than before|than it was|than it used to be|than they were|than last year|these days|now)`,
    ],
    means: 'when did {payee} put its price up',
  },
  {
    says: [
      `(has|have|did) [the|our|my] {payee} (put|push|pushed|bump|bumped|jack|jacked|whack|whacked|hike|hiked|bring|brought) [up] (our|my|the|its|their|his|her) (bill|bills|price|prices|charge|charges|fee|fees|rate|rates|premium|rent|subscription|tariff) [up] [on us|on me] [at all|recently|lately|since last year]`,
      `(has|have|did) [the|our|my] {payee} (raise|raised|increase|increased|hike|hiked|up|upped|change|changed|bump up|bumped up|put up) (our|my|the|its|their|his|her) (bill|bills|price|prices|charge|charges|fee|fees|rate|rates|premium|rent|subscription|tariff) [on us|on me] [at all|recently|lately]`,
      `(is|are) [the|our|my] {payee} [bill|price|subscription|premium|payment] (dearer|more expensive|costing more|costing us more|costing me more|charging us more|charging me more|charging more) [now] [than it was|than before|than they were|than it used to be] [at all]`,
      `(has|have|did) [the|our|my] {payee} [renewal|price|premium|subscription|bill|cost|charge|fee|fees|charges|policy|payment] (gone up|go up|increased|increase|risen|rise|got dearer|got more expensive|put their price up|put its price up|put their prices up|put its prices up|put up its price|put up their prices|raised their prices|raised its price|raise their prices|changed price|changed its price|changed their price) [in price|recently|lately]`,
    ],
    means: 'did {payee} put its price up',
  },
  {
    says: [
      `(when|what date) (did|was|has) [the|our|my] [room|shop|office|unit|premises|clinic|studio|yard|workshop|salon|cafe] {category} [last] (go up|increase|rise|put up|gone up|increased|last go up) [in price] [and by how much|and how much by|and what by|and what did it go to]`,
      `[by] (how much|what) (did|has) [the|our|my] [room|shop|office|unit|premises|clinic|studio|yard|workshop|salon|cafe] {category} [premium|premiums|bill|price] (go up|gone up|increase|increased|rise|risen) [by|in price] [at renewal|at the renewal|since last year]`,
      `(has|did|have) [the|our|my] [room|shop|office|unit|premises|clinic|studio|yard|workshop|salon|cafe] {category} [premium|premiums|bill|price] (gone up|go up|increased|been put up|risen) [at renewal|at the renewal]`,
      `{category} renewal [(up|dearer|more|how much more|how much dearer|increase|rise)] [(on|than|over|from|against) (last year|last time|before)]`,
      `[the|our|my|last] [room|shop|office|unit] {category} (increase|rise|price rise|review|hike) [when and how much|how much|when]`,
    ],
    means: 'when did {category} go up and by how much',
  },
  {
    says: [
      '(has|have|did) (anything|any subscriptions|any of our subscriptions|any of my subscriptions|any bills|any of our bills|any regular payments|any suppliers|any supplier|anyone|any direct debits|any of our regular payments|subscriptions|any prices) (gone up|go up|increased|put their prices up|put up their prices|got dearer|got more expensive|risen|put prices up|put its price up) [in price] [recently|lately]',
      '(what|which) (subscriptions|bills|regular payments|direct debits|suppliers|costs|of our bills|prices) (has|have) (gone up|increased|got dearer|got more expensive|risen|put their prices up|put up their prices) [in price] [recently|lately]',
      '(who|which suppliers|which supplier) (has|have) (put their prices up|put up their prices|put prices up|raised prices|raised their prices|increased prices|increased their prices|gone up|hiked their prices) [recently|lately|on us]',
      '[any|are there any|have there been any|list|what|show|were there any] (price rises|price increases|price hikes|increases in price|price changes) [recently|lately|we should know about|i should know about|to know about|to watch|i have missed|we have missed]',
    ],
    means: 'have prices gone up',
  },
  {
    says: [
      `(what|how much) (is|are) [the|our|my] {name} [bill|bills|payment|payments|run|premium|cost|instalment|rent|fee] [a month|each month|each time|usually|normally|these days|now] [and|or] (when|what day|which day|what date|on what day) (does|do|is|are|will) (it|they|that) [next|usually|normally] (go out|come out|leave|leave the account|leave the bank|due|due out|get paid|paid|be taken|taken|get taken|fall due|hit the account|go) [next|again|out|each month|of the month|every month]`,
      `(what|how much) (does|do) [the|our|my] {name} [bill|bills|payment|payments|premium] (cost|cost us|cost me|come to|take) [a month|each month|each time|usually|now] [and] (when|what day|which day|what date) (does|do|is|are|will) (it|they|that) [next|usually] (go out|come out|leave|leave the account|due|due out|get paid|be taken|taken|get taken|fall due|hit the account) [next|again|out|each month]`,
    ],
    means: 'regular payment to {name}',
  },
  {
    says: [
      '(what|which) (direct debits|standing orders|regular payments|regular bills|recurring payments|repeat payments|regular outgoings|regular costs|fixed costs|monthly payments|recurring costs) (do|have|are) (we|i) [have|got|pay|paying] [for] [set up|going out|coming out|running|on the go]',
      '[list|show|what are|which are|what] [all] [of] [our|the|my] (regular|recurring|repeating|fixed|standing|usual|repeat) [monthly|fixed|outgoing|regular] (payments|bills|outgoings|costs|expenses|commitments|payments out|debits|outgoing payments) [out|going out|each month|every month|a month|we make|i make|we have|i have]',
      '(list|show|what are|which) [all] [of] [our|the|my] (monthly|regular|recurring) [regular] (payments|bills|outgoings|costs|payments out) [out] [going out|we make|i make|we have|i have]',
      '(what|which) (payments|bills|things|costs) (go out|come out|leave|do we pay|do i pay|are taken|are there) (regularly|every month|each month|monthly|on a regular basis|as regular payments)',
      '(what|which) [payments|bills] (do|am|are) (we|i) (pay|paying|make|making) (regularly|every month|each month|month in month out|on a regular basis)',
      '(list|show|what are) [all] (our|the|my) (direct debits|standing orders|regular payments|regular bills|recurring payments|repeat payments|regular outgoings|regular costs|monthly payments|recurring costs)',
    ],
    means: 'which regular payments do we have',
  },
  {
    says: [
      `what [money|payments|bills|stuff] (goes|comes|is going|are going|leaves|go|come|is|are) [out] [of (the|our|my) (account|bank)] (regularly|every month|each month|every single month|like clockwork|month in month out|on a regular basis|on repeat|month after month|as regular as clockwork)`,
      `what (goes|comes|leaves) [out] (regularly|like clockwork) (every month|each month)`,
      `[all] [our|my|the] (regular|recurring|standing|fixed) [monthly] (outgoings|payments|bills|costs|payments out|commitments) [every month|each month] [listed|list|as a list|in a list|please list]`,
      `[list|show] [all] [our|my|the] (monthly|regular) (regular|recurring|outgoings|commitments) [outgoings|payments|bills] [listed|as a list]`,
      `(who|whom) (do|are) {we} (pay|paying) (regularly|every month|each month|month in month out|on a regular basis)`,
      `(what|which) (do|are) {we} (pay|paying) (for|out) (every month|each month|regularly)`,
    ],
    means: 'which regular payments do we have',
  },
  {
    says: [
      `[what is|what was|which is] [the|our|my] (biggest|largest|highest|heaviest|dearest|most expensive|top) (regular|recurring|standing|fixed|repeat) (payment|bill|cost|outgoing|expense|commitment|outlay|payment out) [{we} (pay|have|make)] [out]`,
      `[what is|what was|which is] [the|our|my] (biggest|largest|highest|heaviest|dearest|most expensive|top) (standing order|direct debit) [{we} (pay|have)] [going out|out|each month|every month]`,
      `(which|what) (regular|recurring) (payment|bill|cost|outgoing) is [the|our] (biggest|largest|highest|dearest)`,
      `(which|what) of (our|my|the) (regular|recurring|standing|fixed) (payments|bills|costs|outgoings) is [the] (biggest|largest|highest|dearest|most expensive)`,
    ],
    means: 'biggest regular payment out',
  },
  {
    says: [
      `[what is|what was|which is] [the|our|my] (biggest|largest|highest|heaviest|dearest|most expensive|top) [regular|recurring|standing|fixed] (monthly|month by month) (payment|bill|cost|outgoing|expense|commitment|outlay|payment out) [{we} (pay|have|make)]`,
      `[what is|what was|which is] [the|our|my] (biggest|largest|highest|heaviest|dearest|most expensive|top) (regular|recurring|standing|fixed|repeat) (payment|bill|cost|outgoing|expense|commitment) [{we} (pay|have|make)] [out] (every month|each month|a month|per month|monthly)`,
    ],
    means: 'biggest monthly regular payment out',
  },
  {
    says: [
      `[what are|show|list] [the|our|my] {count} (biggest|largest|highest|dearest|most expensive|top) (regular|recurring|standing|fixed) (payments|bills|costs|outgoings|expenses|commitments|payments out)`,
      `[what are|show|list] [the|our|my] (top|biggest|largest) {count} (regular|recurring|standing|fixed) (payments|bills|costs|outgoings|expenses|commitments|payments out)`,
    ],
    means: '{count} biggest regular payment out',
  },
  {
    says: [
      '(how much|what) (goes|go|comes|leaves|is going|are going|do we pay|do i pay|do we spend|do i spend) [out] (every|each|a|per) month (on|in|for) [the|our|my|all the|all our] (regular stuff|regular payments|regular bills|direct debits|standing orders|fixed costs|regular outgoings|recurring payments|regular costs|usual bills|recurring costs|usual stuff|fixed stuff|regular things)',
      '(how much|what) (are|do) [all] (our|my|the) (regular payments|regular bills|direct debits|standing orders|fixed costs|regular outgoings|recurring payments|regular costs|recurring costs) [come to|add up to|total|cost|amount to|cost us] [in total] [a month|each month|per month|every month|in a month|monthly]',
      '(monthly|total monthly|regular monthly|fixed monthly) (direct debits|regular payments|fixed costs|regular outgoings|commitments|regular bills|recurring costs) [total]',
    ],
    means: 'what do regular payments cost a month',
  },
]
