// The words of questions about cash and what each contributes. A phrase is matched whole and its
// words are used up; whatever a question still holds afterwards was not understood, and then
// nothing is answered.

import { byLemma, lemmaOf } from './inflections.ts'
import { fractionWords, markLimitWords } from './share-mark.ts'

/** What a phrase contributes to a question. */
export type Concept = keyof typeof phrases

/** The concepts that cut a period into equal parts. */
export const byInterval: readonly Concept[] = ['by_week', 'by_day', 'by_quarter', 'by_year']

const markWords = [
  ...Object.keys(fractionWords),
  ...Object.keys(markLimitWords),
  ...Array.from({ length: 100 }, (_, at) => `markof${at + 1}percent`),
].join('|')

const phrases = {
  // What is measured.
  out: `expend|expended|expends|incur|incurs|incurred|incurring|repaid|repay|repaying|repays|paid back|pay back|paid off|blown|blowing|blown on|chucked at|chuck at|threw at|thrown at|throwing at|sunk into|sank into|ploughed into|ploughing into|swallowed|swallowed up|eaten up|eats up|eating up|gobbled up|guzzled|settled|settle|settles|settling|parted with|part with|hand out|handed out|handed|handed to|lay out|laid out|set me back|setting us back|sting us|stung us|stung|knocked us back|lashed out|lash out|splurged|splurge|squandered|squander|sent to|send to|sending to|given to|gave to|give to|giving to|bill me|billed me|bills me|deducted|took off us|taken off us|take off us|remitted|remit|cost me|cost us|costs us|costs me|costing us|costing me|went towards|goes towards|gone towards|go towards|put towards|putting towards|dropped on|contributed|contributing|charges us|charges me|charge me|charging me|charged me|leaves the account|leaves the bank|leave our account|left our account|money gone|used up|eat into|ate into|payable|dosh out|pay over|handing over|hand over to|shelling out|forking out|coughing up|splashing out|stump up|stumped up|drawn|drew|withdrew|withdrawn|fill up|filled up|fill up at|filled up at|shop at|shopped at|eat at|ate at|stay at|stayed at|order from|ordered from|came out|come out|comes out|coming out|bill us|bills us|billed us|invoice us|invoiced us|spend|spent|spending|spends|spendings|expenditure|expenditures|outgoings|outgoing|outgo|outlay|outlays|outflow|outflows|money out|cash out|went out|go out|goes out|going out|gone out|paid out|pay out|paying out|payouts out|cost|costs|costing|pay|paid|paying|pays|paid for|pay for|paid over|paid to|gone to|went to|goes to|pay to|expenses|expense|shell out|shelled out|fork out|forked out|splash out|splashed out|cough up|coughed up|burn through|burnt through|burned through|got through|get through|set us back|leave the account|left the account|leave the bank|left the bank|money going out|money that went out|cash outflow|cash outflows|money leaving|purchase|purchases|bought|buy|buying|debits|debited|drop on|blow on|blew on|invoiced by|charged|charge|charging|charge us|charged us|charges|bills paid|dish out|dished out|hand over|handed over|taken out|fork over|disbursements|disbursed|expensive|costly|pricey`,
  in: `spending with us|spending with me|buying from us|buy from us|ordering from us|pays me|pay me|paying me|were we last paid|was i last paid|are we next paid|am i next paid|are we paid next|do we next get paid|do we get paid next|will we next be paid|will we be paid next|next get paid|were we first paid|spent with us|spend with us|spends with us|spent with me|bought from us|ordered from us|buys from us|pulled in|pull in|pulling in|collected|collect|collecting|landed|land|lands|arrived|arrive|arrives|hit the account|hit our account|dropped in|dropped into|drop in|drop into|bank from|banked from|made from|make from|made off|fetched|fetch|proceeds|yield|yielded|yields|took home|generated|generate|generating|pay in to us|money from|cash from|receivable|paid through|put in the bank|paid over to us|send us|sending us|give us|giving us|pay me for|handed us|transferred to us|settled up with us|dosh in|were we paid|was i paid|we were paid|i was paid|have we been paid|we have been paid|have i been paid|put in|putting in|single payment in|individual payment in|one payment in|payment in|payments in|paid in|paying in|pay in|deposit in|deposits in|came into|come into|coming into|comes into|paid into|pay into|going into|gone into|went into|income|incomes|receipt|receipts|receive|received|receiving|money in|cash in|came in|come in|comes in|coming in|come from|comes from|came from|coming from|earned|earn|earning|earnings|inflow|inflows|incoming|incomings|paid us|pay us|pays us|paying us|paid to us|paid me|pay me|got paid|get paid|they pay|they paid|they last pay|they last paid|they paid us|brought in|bring in|brings in|brings|bringing in|banked|cash inflow|cash inflows|money coming in|money that came in|money received|cash received|credits|credited|raked in|rake in|get in|got in|took in|take in|sent us|gave us|given us|came through|come through|coming through|came via|coming via|came by`,
  sales: `turn over|turned over|take|took|taken|revenue|revenues|sales|turnover|takings|make in sales|made in sales|sold|sell|income from customers|sales income|customer income|money from customers`,
  net: `up or down|better or worse off|money out minus money in|money out less money in|outgoings minus income|spending minus income|money made or lost|gain or lose|gained or lost|worse off|better off|breaking even|in minus the out|ins minus outs|what is left after|left after|money in minus money out|money in less money out|income minus spending|income less spending|income minus outgoings|income less outgoings|income minus expenses|receipts less payments|up or down on cash|net cash movement|net movement of cash|net cash flow|net cashflow|net|surplus|deficit|net movement|net position|cash generated|up or down overall|net cash|cash flow|cashflow|cash movement|in minus out|more than we spent|more come in than went out|more money in than out|cash positive|cash negative|left over|leftover|net inflow|net outflow|money in and out|cash in and out|money in and money out|cash in and cash out|in and out|ins and outs|income and expenditure|income and spending|income and outgoings|income and expenses`,
  balance: `in the coffers|to our name|to my name|in our coffers|in the current account|on deposit|cash pile|bank total|in the till|sat in the bank|sat in the account|sitting on|sitting in the bank|sitting in our account|cash levels|cash level|cash situation|bank statement balance|current balance|ready cash|liquid|liquidity|in credit|money pot|war chest|was cash at|is cash at|the account got to|account got to|the account get to|account get to|account went down to|account dropped to|account fell to|account hit|in the black|left in the bank|left in the account|left in our account|left in the kitty|left in the pot|balance|balances|in the bank|bank balance|cash balance|cash position|cash at bank|in our account|in my account|in the account|in our accounts|in the accounts|in my accounts|in the kitty|in the pot|in hand|cash on hand|on hand|funds|cash in hand|money in the bank|cash in the bank|at the bank|in our bank|in my bank|closing balance|opening balance|how flush|skint|bank position|bank accounts hold|cash reserves|available cash|money available|cash available|sitting in|standing at|stand at|stood at`,
  went_on: `going on|goes on|went on|gone on`,
  have: `money is there|cash is there|does the business have|does the company have|does the firm have|has the business got|has the company got|is left|have left|got left|have we left|do we have left|money left|cash left|have we got|do we have|have i got|do i have|we have|i have|did we have|had we got|have you got|we had|i had|did i have|got`,
  // How it is shaped.
  how_much: `hm|worth of|pounds worth of|how many quid|how expensive|what price|how much did it cost|how many thousand|how many grand|what is the size of|how much|how big|how large|how high|what amount|how many pounds|what sum|how much money|how much cash|how much in total|what is the value of|value`,
  overheads: `overheads|overhead|running costs|operating costs|fixed overheads`,
  total: `total it up|total them up|total that up|totalled up|totted up|add it up|added it up|sum it up|sum them up|sum up|the two added up|both added up|added up|added together|adding up|total of the two|total of both|sum of the two|sum of both|the two together|the two combined|two together|two combined|both of them together|all in all|tot up|totting up|tot it up|in sum|running total|tally up|all put together|put together|total up|add them up|add those up|add these up|add both up|add it all up|add them together|add both together|add those together|damage|total|totals|totalled|in total|altogether|all together|overall|sum|sum total|all told|combined|in all|grand total|add up to|come to|came to|comes to|amount to|amounted to|amount|figure|add up`,
  top: `heaviest|bulkiest|greediest|fattest|whopper|largest ever|biggest ever|mostly|mainly|top|best paying|biggest|largest|highest|most|greatest|main|major|priciest|dearest|most expensive|costliest|most costly|number one|the most|chief|bigger|leading|heftiest|steepest`,
  bottom: `tiddliest|lightest|littler|min|smallest|lowest|least|cheapest|fewest|minimum|littlest|tiniest|least expensive|slowest`,
  best: `best|strongest|busiest`,
  worst: `worst|weakest|quietest`,
  second: `second|second biggest|second largest|second highest|second best|came second|runner up|number two`,
  rank_by: `by value|by amount|by spend|by size|by total|in value|by cost|in order|ranked|rank|in terms of spend|in terms of cost|in terms of value`,
  list: `listed|listing|show us|run through|run me through|talk me through|give us a list|lay out for me|print out|view|dig out|look up|fetch me|get me|list|show|show me|which payments|see|display|list out|find|find me|pull up|let me see|bring up|details of|detail|details|itemise|itemised`,
  count: `what number|count up|how many separate|how many different|how many|number of|count|count of|how often|how frequently|how many times|no of|tally`,
  average: `running at|been running at|avg|typical amount|on av|normally|as a rule|usual amount|routinely|average|averages|mean|on average|typical|typically|usual|usually|normal|averaging|averaged|per payment on average|generally`,
  share: `dependent on|dependent upon|reliant on|reliant upon|rely on|relying on|depend on|how dependent are we on|share|percentage|percent|proportion|fraction|what share|ratio|what part|as a share|as a percentage|as a proportion|slice|chunk`,
  share_of: `of total|of all|of our total|of my total|of the total|of everything|of our|of overall|of total spend|of our overall|of total income`,
  trend: `trend|trends|over time|month by month|month on month|by month|monthly|each month|per month|every month|a month|month to month|monthly trend|per calendar month|trending|pattern|history|graph|chart|plot`,
  by_week: `by week|weekly|per week|each week|every week|a week|week by week|week on week`,
  by_day: `by day|daily|per day|each day|every day|a day|day by day`,
  by_quarter: `by quarter|quarterly|per quarter|each quarter|quarter by quarter|every quarter|a quarter|quarter on quarter`,
  by_year: `by year|yearly|annually|per year|each year|per annum|a year|annual`,
  by_fortnight: `a fortnight|per fortnight|each fortnight|every fortnight|by fortnight|fortnightly`,
  per_payment: `a go|per go|each go|a throw|every time|order value|order size|sale size|sale value|transaction size|transaction value|invoice size|invoice value|payment size|basket size|per payment|per transaction|per purchase|each time|a time|per order|per visit|each payment|per shop|a pop|per invoice`,
  breakdown: `broke down|break out|broken out|carve up|divvy up|divided|divided up|divide up|in detail by|spread across|spread over|breakdown|break it down|break that down|break this down|break them down|split it|split that|split this|split them|break down|broken down|split|split by|made up|made up of|composition|where did|where does|where is|where has|split up|breakdown of|itemisation|categorised|grouped by|consist of|make up|go on|spent on what|analyse|analysis`,
  compare: `differs|set against|measured against|measure up|put against|alongside|up against|stacked against|like for like|as against|contrast|side by side|v|compare|compared|compared with|compared to|versus|vs|against|difference|difference between|comparison|differ|stack up|comparing|relative to|compares|gap between|how do|how does|how did`,
  more: `beat|beats|beaten|outdo|outdid|outdone|surpass|surpassed|outstrip|outstripped|pricier|costlier|steeper|heavier|more|higher|greater|up|increase|increased|grown|grew|grow|risen|rise|rose|gone up|went up|going up|increasing|rising|growing|better|dearer|climbed|jump|jumped|soared`,
  less: `fall|falls|dip in|shrink|less|lower|fewer|down|decrease|decreased|fallen|fell|drop|dropped|gone down|went down|going down|reduced|falling|shrunk|decreasing|worse|cheaper`,
  than: `than|over and above`,
  change: `doubled|halved|tripled|trebled|quadrupled|change|changed|changes|changing|movement|moved|biggest changes|biggest change|shift|shifted|swing`,
  who: `who|whom|which supplier|which suppliers|supplier|suppliers|vendor|vendors|payee|payees|merchant|merchants|companies|firms|which company|which merchant|which merchants|which vendor|which vendors|businesses|which companies|people we pay|by supplier|by merchant|by vendor|by payee`,
  customers: `patient|patients|guest|guests|tenant|tenants|pupil|pupils|shopper|shoppers|diner|diners|patron|patrons|punters|customer base|accounts we invoice|people who pay us|customer|customers|client|clients|payer|payers|buyers|buyer|by customer|by client|which clients|which client|accounts customers|which customer|which customers|what customer|what customers`,
  category: `category|categories|by category|which category|which categories|type of spending|kinds of spending|types of cost|kind of cost|what on|on what|cost categories|spending categories|cost category|type of cost|areas|area|types of spending|by type|heading|headings|where all the money|type of expense|types of expense`,
  payment: `single|payment|payments|transaction|transactions|entries|purchase order|items|item|invoices|invoice|order|orders|outgoing payments|outgoing payment|single payment|single transaction|individual payment|deal|deals|one off payment|one off payments|one off purchase|one off purchases|one off bill|one off bills|one off amount|one off cost|bank transactions|debit|credit|transfers in|incoming payments|incoming payment|line|lines`,
  month_noun: `which month|what month|month did|months|month|which months|what months`,
  week_noun: `which week|what week|weeks|week`,
  one_off: `one off|one offs`,
  weekday: `which day of the week|what day of the week|day of the week|days of the week|weekday|weekdays`,
  day_noun: `which day|what day|days|day|which days`,
  year_noun: `year before|year earlier|year prior`,
  quarter_noun: `which quarter|what quarter|quarters|quarter`,
  when: `how many days ago|how many weeks ago|how many days since|how long ago|the date of|day of|what time of month|which day did|when abouts|whenabouts|how many days until|how many days till|how many days to|how many days away|how many days before|how many weeks until|how many weeks till|how long until|how long till|days until|days till|when|how long|what date|on what date|which date|what day did|date|how long ago|how long since`,
  latest: `last ever|last time|most recent|latest|last|most recently|recent|recently|newest`,
  penultimate: `last but one|penultimate|second to last|second last|last bar one|one before last`,
  earliest: `first time|earliest|first|oldest|first ever`,
  // What lies ahead.
  baseline: `more than forecast|more than we forecast|more than expected|more than we expected|more than predicted|more than we predicted|more than planned|more than the forecast|less than forecast|less than we forecast|less than expected|less than we expected|less than predicted|less than we predicted|less than planned|less than the forecast|better than forecast|better than we forecast|better than expected|better than we expected|better than predicted|better than we predicted|better than planned|better than the forecast|worse than forecast|worse than we forecast|worse than expected|worse than we expected|worse than predicted|worse than we predicted|worse than planned|worse than the forecast|higher than forecast|higher than we forecast|higher than expected|higher than we expected|higher than predicted|higher than we predicted|higher than planned|higher than the forecast|lower than forecast|lower than we forecast|lower than expected|lower than we expected|lower than predicted|lower than we predicted|lower than planned|lower than the forecast|against forecast|against the forecast|against our forecast|versus forecast|versus the forecast|vs forecast|vs the forecast|compared with forecast|compared with the forecast|compared to forecast|compared to the forecast|than forecast|than forecasted|than the forecast|than expected|than we expected|than predicted|than planned|than we forecast|over forecast|under forecast|above forecast|below forecast|above the forecast|below the forecast|over the forecast|under the forecast|off forecast|miss the forecast|missed the forecast|beat the forecast|meet the forecast|variance|variances|against plan|against the plan|forecast variance|actual vs forecast|actuals vs forecast|what we forecast|what we expected`,
  will: `likely|gonna be|be looking at|foresee|anticipating|anticipated|on track|on track to|should be|coming months|projections|projection|forecasting|forecasted|be left with|be down to|be sitting at|will|going to|expect|expected|expecting|forecast|forecasts|predicted|predict|prediction|projected|projecting|do you project|you project|anticipate|shall|likely to|estimate|estimated|outlook|be able to|set to|ahead|looking like|look like|on course|headed|heading`,
  upcoming: `what is left to go out|what is left to come in|what is left to pay|how much is left to go out|how much is left to come in|how much is left to pay|is left to go out|is left to come in|is left to pay|left to come in|left to come|still to come in|yet to come in|yet to come|to come in|left to go out|still to go out|yet to go out|left to receive|still to receive|due|upcoming|coming up|bills|bill|to pay|outstanding|need to pay|have to pay|must pay|left to pay|still to pay|still due|still to come|going out next|scheduled|in the pipeline|about to go out|owing|still owed|commitments|committed|due out|due to go out|due to come in|due in|about to come in|standing orders coming|next`,
  late: `still waiting on|still waiting for|not come through|not settled|has not settled|have not settled|not coughed up|has not coughed up|dragging their heels|past due|behind on|still not paid|yet to pay|are yet to pay|not yet paid|tardy|in arrears|arrears|late|overdue|missed|missing|not arrived|has not arrived|not paid|have not paid|has not paid|behind|unpaid|late payers|slow payers|late payments|chase|chasing|slow|has not come in|have not come in|has not come|not come in|not turned up|has not turned up`,
  low: `lowest dip|hit the floor|hit rock bottom|rock bottom|at its lowest|squeeze|squeezed|worst point|lowest ebb|thin|nadir|how low|low|so low|lowest point|low point|tightest|tightest point|lowest balance|lowest will|pinch point|pinch|tight|cash crunch|hit bottom|low ebb|bottom out|dip|lowest cash|trough|lowest it|cash low|crunch`,
  run_out: `carry on|carry on trading|hold out|out of money|out of cash|be broke|go broke|skint by|overdraft|run out|running out|runway|go overdrawn|be overdrawn|overdrawn|in the red|go into the red|go bust|last us|cash last|money last|run dry|survive|dry up|go under|below zero|into overdraft|into the overdraft|keep going|keep trading|go negative|burn rate|burn|monthly burn`,
  buffer: `buffer|cash buffer|safety buffer|minimum balance|cushion|comfort level|safety net`,
  safe: `safe to take|safe to draw|spendable|money to spare|cash to spare|room to spend|to play with|leeway|much slack|any slack|slack have|slack is|slack do|slack in|breathing space|breathing room|how much room|the most we can spend|the most we could spend|the most i can spend|the most i could spend|safely take out|safely take|safely draw out|safely draw|safe to take out|safe to spend|free to spend|spare cash|spare|can we spend|can i spend|free cash|safely spend|available to spend|headroom|wiggle room`,
  afford: `have enough to|got enough to|enough in there to|cope with|stomach|swing|run to|stretch to paying|manage to pay|able to afford|ok to pay|okay to pay|okay to buy|ok to buy|justify buying|be good for|can i buy|can i pay for|could i buy|could i pay for|can we take|can i take|could we take|could i take|can we pay for|could we pay for|can we buy|could we buy|afford|be ok for|be okay for|be alright for|be all right for|be fine for|ok for|okay for|enough in the bank for|enough in the bank to cover|enough in the bank to pay|enough to make|enough money to pay|enough money to cover|enough cash to pay|enough cash to cover|able to pay|able to cover|can we afford|can i afford|could we afford|could i afford|enough for|enough to cover|enough to pay|enough money for|enough cash for|manage|stretch to|cover`,
  enough: `be covered|covered|enough|sufficient`,
  recurring: `sub|subs|rolling|standing charges|repeat payments|regular costs|regular outgoings|dds|recurring|regular payments|regular|repeating|standing orders|standing order|direct debits|direct debit|subscriptions|subscription|repeat|repeats|regularly|memberships we pay|fixed costs|fixed payments|committed costs`,
  unusual: `out of place|looks off|look off|looks odd|oddities|spikes|spike|irregularities|surprises|surprise|unfamiliar|questionable|red flags|stand out|stands out|out of whack|unusual|odd|strange|anomalies|anomaly|out of the ordinary|weird|suspicious|unexpected|duplicate|duplicates|double|twice|charged twice|paid twice|duplicated|looks wrong|fraud|fraudulent|fishy|dodgy|abnormal|surprising|outliers|outlier|leaks|leak|wasted|wasting|waste of money|waste money|waste money on|waste our money|waste our money on|wasting money on|wasting our money on|fritter away|frittering|save money`,
  price_rise: `price rises|price rise|price increases|price increase|put up their prices|put their prices up|price changes|prices|increased their prices|put up its price|price hikes|price hike|price|raised their prices|gone up in price`,
  uncategorised: `uncategorised|uncategorized|without a category|no category|not categorised|unclassified|unlabelled|need a category|needs a category|need categorising|unallocated|unsorted|need sorting`,
  tax_due: `put away|putting away|keep back|keeping back|hold back|putting by|putting aside|setting aside|owe hmrc|owe in vat|vat due|vat return|vat do we owe|tax do we owe|owe the taxman|owed to hmrc|next vat|tax bill|vat liability|tax due|tax calendar|tax dates|tax deadlines|tax deadline|set aside|put aside|put by|tax liability|hmrc deadlines`,
  owe: `owe|owes|owed`,
  afresh: `fresh|up to date|last updated|updated|last synced|synced|sync|how current|data go up to|data start|how far back|how recent|records start|records begin|data go back|books start|books begin|how old`,
  data: `data|books|records|figures|numbers|bank feed|feed`,
  summary: `how did it go|how have we done|how are we getting on|how are we placed|how is trade|how is trading|the lowdown|low down|run down|rundown|at a glance|in a nutshell|key figures|headline figures|headlines|main points|big picture|the picture|how is it looking|hows it looking|how is the money|state of the finances|financial state|finances|state of the business|summary|summarise|summarize|overview|how are we doing|how am i doing|how is business|how did we do|how is it going|how are things|highlights|recap|round up|snapshot|state of play|health|healthy|how are we looking|how are we fixed|performance|perform|performed|doing|how was|looking`,
  why: `what is with|what is up with|how is it that|what accounts for|explains|what led to|reason for|reasons for|what pushed|what is making|what made|why|how come|reason|reasons|explain|what caused|what drove|cause|what is behind|what happened|driving|drove|down to what|what made`,
  account_noun: `account|accounts|bank accounts|bank account|each account|which account|which accounts|per account|by account|across accounts`,
  each: `each|every|per|individual|individually|respectively|separately`,
  // Only patterns write these.
  cash_change: `how far cash moved`,
  cash_then: `cash set against`,
  short_months: `months with more out than in`,
  long_months: `months with more in than out`,
  silent_since: `customers silent|suppliers silent`,
  empty_months: `months with none of`,
  against_average: `beside the average month`,
  quietest: `quiet longest`,
  money_back: `money back from|anything back|something back|any money back|had back from|got back from|get back from|gotten back from|came back from|both ways with`,
  given_back: `givenback to`,
  transfers_into: `internal transfers into`,
  transfers_out: `internal transfers out of`,
  transfers_both: `internal transfers with`,
  account_in: `everything into`,
  account_out: `everything out of`,
  overlap: `two for the same job`,
  largest_regular: `biggest regular payment out|biggest monthly regular payment out`,
  transfers: `transfers between|moved between|own transfers|internal transfers|between accounts|between our accounts|transferred|own accounts|between my accounts|transfers`,
  exclude: `bar the|besides|take away|taking out|taken out of it|if you ignore|not including the|exc|save for|stripping out|strip out|with no|omitting|omit|knocking off|less any|minus the|but for|excluding|not counting|do not count|do not include|not on|not for|not to|not with|not from|leaving aside|disregarding|except|apart from|without|other than|not including|ignoring|leaving out|aside from|exclude|bar|minus|leave out|ignore|less the|excl|but not`,
  within_category: `kept within`,
  net_of_refunds: `less what came back|net of refunds|less refunds|after refunds|minus refunds|refunds taken off|net refunds|with refunds off`,
  including: `including|include|incl|inclusive of|counting|with`,
  over: `over and above|exceeds|in the region above|upward of|over|above|more than|greater than|bigger than|larger than|exceeding|higher than|at least|upwards of|in excess of|exceed|exceeded|or more|north of|no less than|topped|top of`,
  under: `under|below|less than|smaller than|lower than|at most|up to|no more than|or less|within|cheaper than|south of|maximum of`,
  exactly: `exactly|precisely|of exactly|was exactly`,
  end_of: `ending up|end of|end|close of|start of|beginning of|by the end of|at the end of|the end of|month end|year end|quarter end|week end|finish|ended|end up|ends|begin|began|started|start`,
  yes_no: `we have never|i have never|did we|have we|is it|are we|was it|were we|has it|did i|am i|right|correct|true|is that right|is that correct|is it true|am i right|are you sure|really|was not it|is not it|did not we|did not i|have not we|are not we|do not we|has not it|does not it|no i meant|no i mean|no sorry|sorry i meant|i think|i thought|i believe|i reckon|would like to know|would like to see|would like|like to know|like to see|work out|work it out|not sure|if not|or not|do not know|do not remember|can not remember`,
  budget: `budget|budgets|target|targets|goal|goals`,
  accuracy: `accurate|accuracy|how good|reliable|trust|off was|how wrong|how right|how close`,
  scenario: `what if|if we|if i|suppose|scenario|scenarios|what happens if|what would happen|imagine|assuming|say we|were to`,
  hire: `hire|take on|recruit|employ`,
  new: `new|first appeared|never paid before|not paid before|newly|brand new`,
  stopped: `stop|stops|stopping|quit|ceased|stopped|stopped paying|no longer|gone quiet|not heard from|lost`,
  // What constructions recognise by the kinds of their words; see constructions.ts.
  occasion: `trip|trips|ride|rides|ticket|tickets|journey|journeys|visit|visits|stay|stays|delivery|deliveries`,
  chance: `odds|chance|chances|likelihood|probability|how likely`,
  no_income: `zero income|no income|no sales`,
  made: `did we make overall|have we made overall`,
  ended_on: `ended on`,
  // Written by patterns alone; see grammar/invoice-patterns.ts.
  open_invoices: `openinvoices`,
  open_bills: `openbills`,
  largest_due: `largestdue`,
  next_due: `nextdue`,
  not_late: `notyetlate`,
  lateness: `dayslateonaverage`,
  by_party: `byparty`,
  has_paid: `haspaidyet`,
  when_due: `duedayof`,
  peak_ahead: `peakahead`,
  left_after: `balanceafter`,
  held_up: `forecastheldup`,
  reaches: `cashreaches`,
  tax_above_last: `taxabovelast`,
  tax_repaid: `taxrepaid`,
  tax_below_last: `taxbelowlast`,
  tax_beside_last: `taxbesidelast`,
  above_now: `balanceabovenow`,
  below_now: `balancebelownow`,
  keep_above: `keepabove`,
  older_than: `olderthan`,
  overdue_by: `overdueby`,
  moved: `a fortnight later`,
  means: `by cheque|in cheques`,
  steady: `comestothesame`,
  price_moved: `pricemoved`,
  covers_cost: `coversthecost`,
  part_of_receipts: `partoftheirreceipts1|partoftheirreceipts2|partoftheirreceipts3`,
  share_mark: markWords,
  one_against: `onesideagainst`,
  both_against: `bothsidesagainst`,
  weekdays_apart: `weekdaysapart`,
  often: `most often|most frequently`,
  business_day: `what is the date|what day is it|date today|todays date|what is today`,
} as const

// Words that carry no content of their own. Anything else that is not used by a reader stops the
// answer.
const smallWords =
  `a an the of in on at to for from by with and or is are was were be been being do does did done has have had having i we you us me my our ours
  your it its this that these those there here what which whose how so as if then just only also please thanks thank hi hello hey ok okay now
  tell can could would should may might about around roughly approximately approx all any some get us give know want like need
  us into onto out off up per within during through across via between much many make made per so far say let lets me
  hiya cheers mate pal currently right present moment actually basically really very quite exactly well see look quick quickly question
  pounds pound gbp money cash business company firm shop we're they them their theirs he she his her him one ones
  am im id ill weve ive such even still yet already ever going s t go goes went im bit kind sort of thing things stuff
  total entire whole full period time been yes nice dear sir madam wondering wonder
  possible able help regarding terms relation respect given over same again back each put check calculate worked figure find 
  both toward towards anything something everything whatever anyone anybody someone somebody everyone everybody together exact precise rough idea ballpark remind lately days happen happened its
  reckon getting instead away inclusive dosh wonga readies use used using before earlier different distinct separate unique current currently towards spend-wise eh um er erm uh hmm oh innit yeah yep nope love ta duck guv bloody blooming flipping heck earth hell
  whether possibly kindly perchance off across mine yours hers lol tbh btw fyi asap kindly ya guys folks boss sorry bother literally honestly genuinely obviously probably maybe perhaps hopefully curious interested wanting needing recall though although because plc ltd limited supposed meant idea clue actual clear simple simply straight alright right rightly e.g eg ie etc oi hence thus somewhat fairly pretty quite rather too lot lots loads load bunch whack amongst among alone
  saw see seem seems seemed appear appears mention provide describe verify clarify establish determine identify discover
  understand appreciate guess situation story info information matter matters truth glance sec favour specifically particularly
  especially essentially surely certainly definitely apparently presumably indeed anyway anyhow blimey crikey gosh god jeez damn dr mr mrs ms
  wow ah aha huh chum fella bud buddy hun luv gov guvnor righto grateful pls plz thx think thought believe hear heard whatsoever`.split(
    /\s+/,
  )

/** Words that may stand unused. */
export const smallWordSet: ReadonlySet<string> = new Set(smallWords)

type Phrase = { readonly concept: Concept; readonly words: readonly string[] }

const byFirst = new Map<string, Phrase[]>()
for (const [concept, text] of Object.entries(phrases))
  for (const phrase of text.split('|')) {
    const words = phrase.split(' ')
    const [first = ''] = words
    byFirst.set(first, [...(byFirst.get(first) ?? []), { concept: concept as Concept, words }])
  }
for (const some of byFirst.values()) some.sort((a, b) => b.words.length - a.words.length)

/** The longest phrase that begins at a word. */
export function conceptAt(
  words: readonly (string | null)[],
  start: number,
): { concept: Concept; end: number } | null {
  const first = words[start]
  const fits = first
    ? byFirst
        .get(first)
        ?.find(({ words: own }) => own.every((word, at) => words[start + at] === word))
    : undefined
  return fits ? { concept: fits.concept, end: start + fits.words.length } : null
}

// Verbs and comparatives are known in all their forms once one of them is listed. Other words stay
// as they are: "meaning" is no mean.
const inflected: readonly Concept[] = ['out', 'in', 'more', 'less', 'change', 'list', 'compare']
const inflections = byLemma(
  new Map(
    inflected.flatMap((concept) =>
      phrases[concept]
        .split('|')
        .flatMap((phrase) => (phrase.includes(' ') ? [] : [[phrase, concept] as const])),
    ),
  ),
)

/** The listed word that an unlisted one is a form of; null where none is. */
export function listedForm(word: string): string | null {
  const form = inflections.get(lemmaOf(word))
  return form !== undefined && form !== word ? form : null
}

/** Every single word that some phrase holds: what a typing error may be mended to. */
export const knownWords: ReadonlySet<string> = new Set(
  Object.values(phrases).flatMap((text) => text.split('|').flatMap((phrase) => phrase.split(' '))),
)
