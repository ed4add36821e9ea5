// Classes of words that patterns about money in and out share.
import type { WordClasses } from './pattern.ts'

const nouns = `payment|transaction|bill|invoice|order|purchase|shop|delivery|drop|visit|trip|receipt|payout|pay out|settlement|deposit|charge|ticket|tank|tank full|tankful|fill up|load|job|direct debit|instalment|installment|fee|sale|spend up|remittance|transfer|refill|run|bank transfer|debit|credit|buy|ride|meal|claim|shoot|session|top up|hire|booking|rental|collection|consignment|drop off`
// Without a name beside them, deliveries and direct debits are only some of the payments.
const outNouns = 'payment|transaction|purchase|bill|debit|charge|spend up'
const inNouns = 'payment|transaction|invoice|deposit|credit|receipt|remittance|sale'

const pluralOf = (noun: string) =>
  noun.endsWith('y') && !/[aeo]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`

const pluralsOf = (all: string) => all.split('|').map(pluralOf).join('|')

/** The ends of a scale of amounts. */
export const amountPeaks = {
  highest: 'most|biggest|largest|highest|greatest|top|heaviest|steepest|priciest|dearest|costliest',
  lowest: 'least|smallest|lowest|fewest|lightest|tiniest|cheapest',
}

/** The classes by name. */
export const flowWordClasses: WordClasses = {
  /** One payment, whatever it is called. */
  occasion: { payment: nouns },
  occasions: { payments: pluralsOf(nouns) },
  /** Any payment made or received, where no name says by whom. */
  outlay: { payment: outNouns },
  outlays: { payments: pluralsOf(outNouns) },
  takingIn: { payment: inNouns },
  takingsIn: { payments: pluralsOf(inNouns) },
  /** What stands before whoever is paid or pays. */
  toward: { '': 'to|from|at|with|by|for|on|of|in|off|via|through' },
  /** Money of one way as a whole. */
  flow: {
    sales:
      'sales|takings|turnover|revenue|sales income|income from customers|the takings|what we take|what we took|everything we take|what we take in',
    'money in':
      'what comes in|what came in|everything that comes in|everything that came in|what we bring in|income|money in|receipts|cash in|incomings|money coming in|total income|inflow',
    'money out':
      'what goes out|what went out|everything that goes out|everything that went out|what we pay out|everything we pay out|spending|spend|outgoings|expenses|money out|expenditure|cash out|outlay|costs|total costs|total spend|total spending|overall spend|what we spend|what we spent|everything we spend|all spending|outflow|our spending|all our spending|total outgoings',
  },
  us: { us: 'us|me' },
  average: { average: 'average|mean|typical|usual|normal|ordinary' },
  /** How often, as an adjective and as a noun. */
  every: {
    day: 'daily',
    week: 'weekly',
    month: 'monthly',
    quarter: 'quarterly',
    year: 'yearly|annual',
  },
  each: { '': 'a|an|per|each|every|in a|in an|in each|for each|in every|by|by the' },
  /** How payments are limited by an amount. */
  limit: {
    over: `over|above|more than|greater than|bigger than|larger than|higher than|north of|exceeding|in excess of|that exceed|that exceeded|of more than|of over|worth over|worth more than|that were over|which were over|that were more than|for more than|for over|topping|beyond|exceeded|exceed|were over|were above|were more than|was over|was above|was more than|came to more than|came to over`,
    under: `under|below|less than|smaller than|lower than|beneath|cheaper than|of less than|of under|worth less than|that were under|that were less than|for less than|for under|south of`,
    'at least': `at least|no less than|not less than|upwards of|of at least|a minimum of|of no less than`,
    'at most': `at most|no more than|not more than|up to|of up to|of at most|a maximum of`,
    'of exactly': `exactly|precisely|of exactly|for exactly|of precisely|that were exactly|bang on|for precisely`,
  },
  /** What somebody charges, as a noun. */
  costing: {
    price:
      'price|prices|premium|premiums|rent|rents|rates|rate|fee|fees|charge|charges|bill|bills|subscription|insurance|tariff|price list|monthly fee|direct debit|retainer|cost|costs|lease',
  },
  /** The end of a scale that a stretch of time, or a payment, stands at. */
  peak: {
    ...amountPeaks,
    best: 'best|strongest|busiest|record|bumper|top performing',
    worst: 'worst|weakest|quietest|slowest|slackest|poorest|leanest|deadest',
  },
  /** A place in a ranking, by how many it takes to reach it. */
  nth: { 2: 'second|2nd', 3: 'third|3rd', 4: 'fourth|4th', 5: 'fifth|5th' },
  group: {
    customers: 'customer|client|payer|source of income|earner|account',
    suppliers: 'supplier|vendor',
    categories: 'category|cost category|spending category|type of cost|area of spend',
  },
  groups: {
    customers: 'customers|clients|payers|sources of income|earners',
    suppliers: 'suppliers|vendors',
    categories: 'categories|cost categories|spending categories|types of cost|areas of spend',
  },
  share: {
    share: `share|proportion|percentage|percent|fraction|slice|part|chunk|portion|pct`,
  },
  versus: {
    with: `v|vs|versus|against|with|to|compared to|compared with|as against|set against|next to|alongside|relative to|in comparison to|in comparison with|up against|as opposed to`,
  },
  than: { than: 'than|compared to|compared with|versus|vs|v|against|over|on' },
  /** Verbs by which money leaves, and what follows them. */
  spent: {
    spend: `spend|spent|pay|paid|fork out|forked out|shell out|shelled out|splash out|splashed out|cough up|coughed up|stump up|stumped up|lay out|laid out|pay out|paid out|blow|blown|blew|part with|parted with|hand over|handed over|get through|got through|gone through|drop|dropped|put through|put|sunk|sink|burn|burnt|burned`,
  },
  growth: {
    change: `growth|increase|rise|change|drop|fall|decrease|decline|movement|jump|dip|swing|uplift|reduction|variation|difference|uptick|growth rate|shift`,
  },
  grew: {
    change: `grow|grown|grew|increase|increased|rise|risen|rose|change|changed|drop|dropped|fall|fallen|fell|decrease|decreased|decline|declined|move|moved|jump|jumped|go up|gone up|went up|go down|gone down|went down|climb|climbed|differ|come down|came down|shift|shifted|improve|improved`,
  },
  moreorless: {
    more: 'more|higher|bigger|larger|greater|up|better|dearer|pricier|costlier',
    less: 'less|lower|smaller|down|worse|cheaper|fewer',
  },
  /** A day of the week as a habit. */
  weekday: {
    mondays: 'monday|mondays|mon',
    tuesdays: 'tuesday|tuesdays|tues|tue',
    wednesdays: 'wednesday|wednesdays|weds|wed',
    thursdays: 'thursday|thursdays|thurs|thu',
    fridays: 'friday|fridays|fri',
    saturdays: 'saturday|saturdays|sat',
    sundays: 'sunday|sundays|sun',
  },
  weekdays: {
    mondays: 'mondays',
    tuesdays: 'tuesdays',
    wednesdays: 'wednesdays',
    thursdays: 'thursdays',
    fridays: 'fridays',
    saturdays: 'saturdays',
    sundays: 'sundays',
  },
  penultimate: {
    'last but one': `last but one|next to last|second to last|second last|penultimate|one before last|one before the last|second most recent|second latest|previous to last|last bar one`,
  },
}
