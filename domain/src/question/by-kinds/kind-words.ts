// The words of questions about the past by what kind of word each is. A word says the same wherever
// it stands, so these questions can be read without an order.

import { indexKinds } from './kind-index.ts'

/** What a word says; `spare` words say nothing. */
export type Kind = keyof typeof texts

const texts = {
  spare: `how|a|an|the|our|my|we|i|us|me|is|are|was|were|be|been|being|am|do|does|did|done|has|have|had|having|got|get|getting|to|from|on|of|at|for|in|with|by|as|off|out of|into|onto|through|via|and|there|so|just|like|please|pls|plz|thanks|thank you|ta|cheers|mate|ok|okay|hi|hello|hey|right|well|now|then|actually|really|quite|roughly|about|around|approximately|approx|exactly|precisely|rough|what|which|whats|tell|show|give|let|see|know|say|find|find out|check|work out|remind|can|could|would|you|can you|could you|want|wants|need|needs|like to|love to|like to know|wondering|wonder|curious|out of curiosity|quick question|quick one|any idea|no idea|not sure|do you know|business|company|firm|shop|trade|money|cash|wise|so far|up to now|to date|already|ever since|worth|kind of|sort of|bit|of a|looking at|talking|talking about|going|during|over|within|throughout|across|as far as|concerned|when it comes to|in terms of|regarding|re|if you can|if possible|for me|for us|by any chance|at all|all|any|some|whole|entire|full|overall|altogether|in total|all told|all in|in all|everything|amount of|sum of|level of|books|records|figures|numbers|data|according to|looks|look|seem|seems|turned out|happen|happened|end up|ended up|up being|come out as|came out as|came out|work out as|by far|single|individual|terms|time we|believe|think|reckon|guess|suppose|hmm|um|er|erm|oh|ah|eh|lol|tbh|btw|innit|be honest|to be honest|being honest|looking|all of them|put together|added up|added together|adding up`,
  who: `who|whom|anyone|anybody|someone|somebody`,
  much: `how much|how much money|how much cash|hm|total|totals|sum|grand total|amount|amounts|add up|adds up|added up|add up to|come to|comes to|came to|tot up|tally|tally up|what sum|what amount|figure|the figure|value|total value|bill come to|damage|what is the size`,
  out: `total out|total money out|out in total|spend|spent|spending|spends|spendings|expenditure|outgoing|outlay|outlays|outflow|outflows|money out|cash out|went out|go out|goes out|going out|gone out|paid out|pay out|paying out|costing|costed|cost us|costs us|cost me|costing us|cost the business|fork out|forked out|forking out|shell out|shelled out|shelling out|splash out|splashed out|cough up|coughed up|stump up|stumped up|lay out|laid out|dish out|dished out|hand over|handed over|part with|parted with|blow|blown|blew|sink|sunk|burn through|burned through|burnt through|get through|got through|go through|gone through|went through|set us back|set me back|setting us back|money leaving|leaves the account|leaves the bank|leaves our account|left the account|left the bank|left our account|leave the account|leave the bank|leave our account|leaving the account|leaving the bank|leaving our account|went on|gone on|goes on|go on|went to|gone to|goes to|go to|went towards|buy|buys|bought|buying|purchase|purchased|purchases|order|ordered|charged us|charge us|charges us|charging us|billed us|bill us|bills us|billing us|invoiced us|did we pay|do we pay|have we paid|we paid|we pay|we have paid|we are paying|are we paying|did i pay|do i pay|have i paid|i paid|i pay|i have paid|paid for|pay for|pays for|paying for|we hand over|debits|debited|ran up|run up|rack up|racked up|paid by us|paid by me|paid to them`,
  in: `total in|total money in|in in total|income|receipts|receipt|receive|received|receiving|money in|cash in|came in|come in|comes in|coming in|comes from|come from|came from|coming from|inflow|inflows|incomings|earn|earns|earned|earning|earnings|paid us|pay us|pays us|paying us|paid to us|paid me|pay me|pays me|paid into the bank|paid into the account|did we get paid|got paid|were we paid|was i paid|have we been paid|we were paid|brought in|bring in|brings in|bringing in|brought us|bring us|brings us|banked|bank from|hit the account|hit the bank|hit our account|land|landed|lands|landing|arrive|arrived|took in|take in|taken in|taking in|raked in|rake in|pulled in|pull in|paid in|paying in|payments in|payment in|credits|credited|who paid|who pays|spent with us|spend with us|spends with us|bought from us|buys from us|sent us|send us|sends us|gave us|give us|gives us|earned us|made us|makes us|earns us`,
  sales: `sales|takings|turnover|revenue|revenues|sales income|sold|sell|selling|taken|took|take|turned over|turn over`,
  net: `net|net cash flow|cash flow|net cashflow|cashflow|surplus|deficit|profit or loss in cash|in minus out|left over|leftover|up or down|better or worse off|better off or worse off|make or lose|made or lost|make or lose money|made or lost money|gain or lose|gained or lost|in pocket or out of pocket|in profit or loss|up or down overall|money in minus money out|income minus spending|income less spending|net movement`,
  paid: `hand|handed|pay up|pays up|paid up|cough up|coughs up|coughed up|pay out to|settle up|settled up|remit|remitted|shell out to|pay|paid|pays|paying|payed|send|sent|charge|charged|charges|charging|bill me|settle|settled`,
  lost: `lose|lost|lose money|lost money|lose cash|lost cash|out of pocket|worst off|made a loss|make a loss`,
  high: `most|biggest|largest|highest|greatest|heaviest|steepest|bigger|largest ever|most money|most cash|the most|top|maximum|max|hefty|heftiest|main|major|number one|no 1|peak|record|most of our money|lions share|chief|principal|leading|priciest|most significant`,
  low: `bottom|least|smallest|lowest|fewest|lightest|tiniest|minimum|min|least money|the least|littlest|smaller|minimal|slimmest`,
  dear: `most expensive|priciest|dearest|costliest|most costly|spendiest|most we spent|heaviest spending|biggest spending`,
  cheap: `cheapest|least expensive|least costly|most frugal|thriftiest|leanest spending`,
  best: `best|strongest|busiest|bumper|best ever|best performing|top performing|most successful`,
  worst: `worst|weakest|quietest|slowest|slackest|poorest|leanest|deadest|worst performing|least busy|least successful|skintest`,
  month: `month|calendar month`,
  week: `week`,
  day: `day|date|what date|which date|on what date|on which date|what day|which day|on what day|on which day`,
  quarter: `quarter`,
  per_month: `per month|a month|each month|every month|monthly|in a month|by month|month by month|month on month|per calendar month|pcm|by the month|for each month|in each month|every single month|from month to month|month to month|pm|of a month`,
  per_week: `per week|a week|each week|every week|weekly|in a week|by week|week by week|week on week|by the week|for each week|from week to week|pw`,
  per_day: `per day|a day|each day|every day|daily|in a day|by day|day by day`,
  per_quarter: `per quarter|a quarter|each quarter|every quarter|quarterly|by quarter|quarter by quarter|in a quarter`,
  customer: `customer|client|payer|punter|buyer|patient|guest|tenant|pupil|shopper|diner|patron`,
  customers: `customers|clients|payers|punters|buyers|patients|guests|tenants|pupils|shoppers|diners|patrons`,
  supplier: `supplier|vendor|payee|company we use|firm we use|seller`,
  suppliers: `suppliers|vendors|payees|sellers`,
  category: `category|type of cost|area of spend|area of spending|kind of cost|cost category|spending category|type of spending|cost area|cost type|area`,
  categories: `categories|types of cost|areas of spend|areas of spending|kinds of cost|cost categories|spending categories|types of spending|cost types|cost areas|areas`,
  by_customer: `down by customer|down by client|by customer|by client|per customer|per client|by payer|each customer|each client|customer by customer|client by client|split by customer|every customer`,
  by_supplier: `down by supplier|by supplier|per supplier|by vendor|by payee|each supplier|every supplier|supplier by supplier|by merchant`,
  by_category: `down by category|down by type|by category|per category|by type|each category|category by category|by area|by kind|every category`,
  split: `break|split|moved|varied|fluctuated|developed|split up|break down|broken down|breakdown|breakdown of|split out|divided|divvied up|made up|make up|analysis|analyse|where did|go where`,
  payment: `thing we bought|thing bought|thing we have bought|item|payment|transaction|purchase|receipt|bill|invoice|payout|sale|order|visit|trip|fill up|fill|single payment|outgoing payment`,
  payments: `payments|transactions|bills|invoices|payouts|times|occasions|orders|visits|trips|fill ups|fills|charges|sales made|individual payments`,
  once: `in one go|in one hit|at once|at one time|in a single payment|in one payment|in one transaction|in a single transaction|at a time|in one lump|in one sitting|a go|a time|a pop|each time|each visit|each order|each trip|each payment|each transaction|each delivery|each invoice|each bill|per delivery|per invoice|per bill|per trip|per payment|per transaction|per visit|per order|per time|per go|every time|one off`,
  average: `average|averaging|averages|mean|typical|typically|usual|usually|normal|normally|ordinarily|on average|average out|average out at|averaged|in general|generally|ave|avg|in the main`,
  count: `how many|number of|count of|count|how many different|how many separate|what number of|no of|quantity of|tally of|the number of`,
  share: `share|share of|proportion|proportion of|percentage|percentage of|percent|percent of|per cent|per cent of|% of|fraction|fraction of|slice|slice of|chunk|chunk of|part of|portion of|how much of|what part of|pct|pct of`,
  list: `list|lists|listing|itemise|itemised|pull up|bring up|display|rundown of|show me all|show all|show every|list all|list out|details of|detail|run through`,
  when: `when|how long ago|how long is it|how long since|how recently|since when`,
  fresh: `new|brand new|for the first time|first time ever|never before`,
  costs: `costs|expenses|outgoings|bills|cost|expense`,
  rose: `go up|goes up|went up|gone up|going up|rise|rose|risen|increased|increase|jumped|grew|grown|climbed|shot up|crept up`,
  fell: `go down|went down|gone down|going down|came down|come down|fall|fell|fallen|decreased|decrease|dropped|drop|shrink|shrank|shrunk|dip|decrease|reduce|dipped|reduced`,
  first: `first|earliest|initially|originally|first ever|very first|begin|began|start|started|first time|the first time|starting`,
  last: `last|latest|most recent|most recently|last time|the last time|for the last time|very last|newest|previous one|final`,
  more: `more|higher|bigger or smaller|more or less|less or more|higher or lower|up or down on|less|lower|fewer|dearer|cheaper|difference|difference between|change|changed|changes|go up or down|gone up or down|went up or down|better or worse|growth|gap|gap between|how does|how did|stack up|measure up|compare|compares|compared|comparing|comparison|versus|vs|v|against|than|compared to|compared with|next to|alongside|side by side|relative to|rather than|as opposed to|or`,
  busier: `busier|busy|quieter|slacker|busier or quieter`,
  better: `better|stronger|healthier|worse|weaker|poorer|ahead of|behind`,
  regular: `standing orders|standing order|direct debits|direct debit|dds|regular payments|regular bills|regular outgoings|fixed costs|fixed outgoings|without fail|like clockwork|come what may|no matter what|rain or shine`,
  silent: `gone quiet|going quiet|been quiet|went quiet|gone silent|been silent|went silent|gone cold|gone off the radar|not been in touch|not paid for ages|not paid in ages|not bought for ages|not ordered for ages|not heard from|not paid us for a while|not paid for a while|not bought for a while|not ordered for a while|dropped off|disappeared|lapsed|dormant|inactive|drifted away|left us|vanished|fallen away`,
  often: `most often|most frequently|most times|the most times|most regularly|oftenest`,
  odd: `odd|unusual|strange|weird|suspicious|funny|dodgy|fishy|out of the ordinary|odd looking|strange looking|weird looking|unusual looking|abnormal|stand out|stands out|unexpected|surprising|looks off|looks wrong|out of place|anomalies|anomaly|outliers|oddities`,
  lately: `lately|recently|of late|in recent times|these days|nowadays`,
  ever: `ever|of all time|all time|on record|in all our records|since we started|since we began|since records began|since the start|from the start|in our history`,
} as const

const index = indexKinds(texts)

/** The longest phrase that begins at a word, with what it says. */
export const { kindAt } = index

/** Every longer word of them: what a typing error may be mended to. */
export const kindWords = index.words
