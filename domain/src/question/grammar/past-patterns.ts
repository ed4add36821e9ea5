// What stands out in the past: how far cash moved, months that ended short, a month beside the
// usual one, customers who went quiet, and moves between own accounts.
import type { PhrasePattern } from './pattern.ts'

const our = '[(our|my|the)]'
const pile =
  '(cash pile|cash|bank balance|balance|money in the bank|cash in the bank|cash position|cash balance|funds|cash reserves|bank account balance|bank total|war chest|pot of cash|reserves|cash level|total cash|total balance)'
const moved =
  '(shrink or grow|grow or shrink|rise or fall|fall or rise|go up or down|gone up or down|go down or up|increase or decrease|grow|shrink|shrunk|grown|change|changed|move|moved|rise|risen|fall|fallen|drop|dropped|increase|increased|decrease|decreased|improve|improved|worsen|swing|go up|gone up|go down|gone down|climb|climbed|altered|alter|dip|dipped|slump|slumped|slide|slid|slip|slipped|plunge|plunged|jump|jumped|sink|sunk|sank)'
const change =
  '(change|movement|swing|difference|shift|drop|rise|fall|increase|decrease|growth|net change|net movement|overall change|overall movement)'
const byHow = '[(by|and by) how much]'
const more =
  '(more than (came in|what came in|{we} [have] (took|earned|made|received|brought in|got in|banked|take|earn|earning|earned in|had coming in)|{we} (took|got|brought) in|went in|came back in|our income|income|money in))'
const beat =
  '(exceed|exceeded|outstrip|outstripped|outweigh|outweighed|top|topped|overtake|overtook|be more than|more than|greater than|higher than)'
const paidOut =
  '[(did|do|have|our|the|total)] [our] (payments|spending|expenditure|outgoings|costs|money out|payments out|cash out|expenses) [were|was]'
const takenIn =
  '[our] (receipts|income|takings|money in|sales|incomings|cash in|what came in) [were|was]'
const short = [
  `[did] ${paidOut} ${beat} ${takenIn}`,
  `[did] {we2} (spend|spent|spending|paid out|pay out|fork out|forked out|lay out|laid out) ${more}`,
  '[did|has|had|saw] more [(money|cash)] (go|went|gone|goes|going) out than [(came|come|comes|coming|went)] in',
  '[did|were|was|had] [(our|my|the)] (outgoings|spending|costs|expenses|money out|payments out|outgoing) (beat|exceed|exceeded|outstrip|outstripped|[be] more than|topped|top|[be] higher than|overtake|overtook|outweigh|outweighed|[be] greater than|[be] above) (income|money in|receipts|what came in|incomings|our income)',
  '[did] [(our|my|the)] (bank|bank balance|balance|cash|account|bank account|cash balance) (go down|fall|drop|shrink|went down|fell|dropped|decrease|decreased|end lower|ended lower|end down|ended down|went backwards)',
  '[did] {we2} (end|ended|finish|finished) [up] [with] less than {we3} (started|began|start|begin|had at the start) [with]',
  '[was|were|did|had|did] [{we2}] [(was|were|ran|run|go|went)] (cash negative|cash flow negative|net negative|in the red overall|in deficit|at a deficit|a deficit|down overall|out of pocket overall|negative overall|negative cash flow|a negative cash flow|negative for cash)',
]
const months =
  '(how many months|in how many months|how many of the months|number of months|for how many months|which months|what months|in which months|in what months|which month|in which month|months|the months|any months|were there any months|was there any month|are there any months|were there months|was there a month|list the months|list months|show the months|show months|list all months|how often)'
const joint = '[(when|where|in which|that|with|in|did|where did|when did|that had|which had)]'
const longer = [
  `[did] ${takenIn} ${beat} ${paidOut}`,
  '[did] {we2} (bring in|brought in|take|took|earn|earned|make|made|receive|received|get in|got in|bank|banked|take in|took in) more than {we3} (spent|paid out|spend|laid out|paid|pay out)',
  '[did|had|saw] more [(money|cash)] (come|came|go) in than (went|go|gone|goes) out',
  '[was|were|did] [{we2}] [(was|were|ran)] (cash positive|cash flow positive|net positive|in surplus|up overall|positive overall)',
]
const put =
  '(put|put by|put aside|put away|set aside|moved|move|transferred|transfer|shifted|shift|swept|saved|save|stashed|stash|squirrelled|squirreled|squirrelled away|tucked|tucked away|stuck|paid|pay|sent|send|popped|salted|salted away|added|add|contributed|topped up|banked|paid over|moved over|moved across|sent over|sent across)'
const away = '[(away|aside|by|over|across|money|cash|in total)]'
const took =
  '(moved|move|transferred|transfer|taken|took|take|drawn|draw|brought|bring|pulled|pull|dipped|withdrawn|withdraw|shifted|dug|raided|borrowed|spent|drew)'
const above =
  '(above|over|higher than|more than|up on|bigger than|greater than|better than|dearer than|steeper than|heavier than)'
const below =
  '(below|under|lower than|less than|down on|smaller than|beneath|worse than|cheaper than|lighter than)'
const usual =
  '[(the|our|my|its|a|their)] (average|usual|normal|norm|mean|typical|average month|usual month|normal month|typical month|monthly average|usual level|usual amount|average level|average amount|average for the month|monthly mean)'
const subject = '({name}|{flow})'
const kinds =
  '[(spend|spending|cost|costs|total|totals|payments|bill|bills|figures|income|receipts|takings|charges|purchases)]'
const silent =
  '(been quiet|gone quiet|been silent|gone silent|gone cold|been quietest|not paid|not paid us|not paid me|not sent money|not sent us money|not bought|not bought anything|not ordered|not used us|been dormant|been inactive|not been in touch|been lapsed)'
const longest =
  '[(the)] (longest|for the longest|for the longest time|for longest|the longest time|in the longest time|for the longest while|in the longest)'
const group =
  '(customer|customers|client|clients|payer|payers|of our customers|of my clients|of our clients|of my customers|account customer|punter)'

const refunded =
  '[(the|our|my|any|all|all our)] [(customers|clients|a customer|customer|client|anyone|anybody|people|patients|guests|shoppers|buyers)]'

export const pastPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `[by] (how much|what) (did|has|have|is|was) ${our} ${pile} ${moved} [(by|overall|in total|in all)]`,
      `(what was|what is|what were|show|how much was|how big was) (the|our|my) [(net|overall|total)] ${change} (in|of|to|for|on) ${our} (${pile}|bank account|account|bank)`,
      `[(the|our)] [(net|overall|total)] ${change} (in|of|on) ${our} (${pile}|bank account|account|bank)`,
      `${our} ${pile} ${change}`,
      `(did|has|have) ${our} ${pile} ${moved} ${byHow}`,
      `(is|was) ${our} ${pile} (up or down|higher or lower|down or up|up|down|lower|higher) ${byHow}`,
      `how (much|far) (up or down|up|down) (is|was|are|were) ${our} ${pile}`,
    ],
    means: 'how far cash moved',
  },
  {
    says: [
      `[by] (how much|what) (did|has|have) {account} ${moved} [(by|overall|in total)]`,
      `(what was|what is|how much was) (the|our|my) [(net|overall|total)] ${change} (in|of|to) {account} [balance]`,
      `(did|has|have) {account} ${moved} ${byHow}`,
    ],
    means: 'how far cash moved {account}',
  },
  {
    says: short.map((each) => `${months} ${joint} ${each} [(month by month|by month|overall)]`),
    means: 'months with more out than in',
  },
  {
    says: longer.map((each) => `${months} ${joint} ${each}`),
    means: 'months with more in than out',
  },
  {
    says: [
      `(how much|what) [(money|cash)] (have|has|did|do) {we} [been] ${put} ${away} (into|in|to|towards|in to|for) {account} [(in transfers|as transfers|transfers in)]`,
      `(how much|what) [(money|cash)] (moved|has moved|was moved|got moved|were moved|went|has gone|has been ${put}|was ${put}|got ${put}|were ${put}|goes) ${away} (into|in|to|towards) {account} [(in transfers|as transfers|transfers in)]`,
      `[(list|show|what were|what are|total|how much are|how much were)] [(all|the|our|my|any|of)] [the] (transfers|transfer|moves|money moved|money transferred|deposits|top ups|payments|amount moved|amount transferred|amount put) (into|to|in) {account}`,
      `[(the|our|my)] (total|amount|sum|total amount|money|cash) [(that|which)] [(we|i)] [(have|has)] ${put} ${away} (into|in to|across to|over to|to|in) {account}`,
      `(when|what date) did {we} last ${put} [(money|cash|anything|any money|something)] ${away} (into|in|to) {account}`,
      `(when was|what was|how much was) [the|our|my] (last|latest|most recent) (transfer|top up|deposit|payment|move) (into|to) {account}`,
      `(have|did) {we} ${put} [(money|cash|anything|any money|something|much)] ${away} (into|in|to) {account}`,
    ],
    means: 'internal transfers into {account}',
  },
  {
    says: [
      `(how much|what) [(money|cash)] (have|has|did|do) {we} [been] ${took} [back] (out of|from|out from|into) {account} [(as transfers|transfers out)]`,
      `(how much|what) [(money|cash)] (have|has|did|do) {we} [been] ${took} [back] out [back] (of|from) {account}`,
      `(how much|what) [(money|cash)] (came back|has come back|was ${took}|has been ${took}) [back] [out] (of|from|out of) {account}`,
      `[(list|show|what were|what are|total)] [(all|the|our|my|any)] (transfers|transfer|withdrawals|money moved|money transferred|money taken|payments) [back] [out] (from|out of|of) {account}`,
      `(when|what date) did {we} last ${took} [(money|cash|anything|any money|something)] [out] (from|out of|of) {account}`,
      `(have|did) {we} ${took} [(money|cash|anything|any money|something|much)] [back] [out] (from|out of|of) {account}`,
      `(has|have|did) [(any|the)] (money|cash|anything) (come|come back|gone|been taken|been moved|go|been drawn) [back] (out of|from) {account}`,
    ],
    means: 'internal transfers out of {account}',
  },
  {
    says: [
      `(how much|what|what money|what cash) [(money|cash)] [(did|has|have)] (came|come|comes|went|go|gone|goes|left|leave|leaves|was paid|was taken|got taken) [(out|away)] [(from|out of|of|on|with|by|through|using)] {account}`,
      `[(what is|what was|the)] [(total|amount|sum)] (going|coming|leaving|taken|that went|that came|that left|paid) [(out|away)] (from|out of|of) {account}`,
      `[(what were|what are|show|list)] [(all|the|our|my|total)] (outgoings|payments out|debits|money out|outflows) (from|out of|of|on) {account}`,
      `(how much|what) did {account} pay out`,
    ],
    means: 'everything out of {account}',
  },
  {
    says: [
      `(how much|what|what money|what cash) [(money|cash)] [(did|has|have)] (came|come|comes|landed|arrived|was paid|got paid) (into|in to|in) {account}`,
      `[(what is|what was|the)] [(total|amount|sum)] (coming|that came|paid) (into|in to) {account}`,
    ],
    means: 'everything into {account}',
  },
  {
    says: [
      `{account} [(transfers|money|cash|moves)] (how much|what) [(went|was moved|has gone|came|has come)] in and [(how much|what)] [(came|was moved|has come|went|has gone)] out`,
      `{account} [(transfers|money|cash|moves|moved|transferred)] in and out`,
      `(how much|what) [(money|cash)] (have|has|did) {we} ${put} ${away} (into|in|to) {account} and [(how much|what)] [(have|has|did)] [{we}] ${took} [back] [out] [again] [(of it|from it)]`,
      `(how much|what|what money|what cash) [(money|cash)] (has|have|is|was) [been] (gone|moved|passed|run|going|put|through) through {account}`,
      `[(list|show|what were|what are|total)] [(all|the|our|my|any)] (transfers|transfer|moves|movements|money moved|money transferred) (in and out of|into and out of|to and from|in or out of|between) {account}`,
      `(how much|what) [(money|cash)] (has|have|did|was|were) [{we}] [been] (moved|transferred|move|transfer|put|gone|went|go) (in and out of|into and out of|to and from) {account}`,
    ],
    means: 'internal transfers with {account}',
  },
  {
    says: [
      `[(our|the|my)] ${pile} (changes|movements|change|movement) (each|every|by|per|month by) month`,
      `how (did|has|have|does) ${our} ${pile} (change|changed|move|moved|vary|varied|differ|gone) (in each month|each month|every month|by month|month by month|month on month|month to month|in every month|from month to month)`,
      `(how much|what) (did|has|have) ${our} ${pile} ${moved} [by] (in each month|each month|every month|by month|month by month|month on month)`,
    ],
    means: 'net cash flow by month',
  },
  {
    says: [
      '[(list|show|what were|what are|total)] [(all|the|our|my|any)] (transfers|transfer|moves|money moved|money transferred) (from|out of) {account} (to|into|in to) {account2}',
      `(how much|what) [(money|cash)] (have|has|did|do) {we} [been] ${put} [(out of|from)] {account} (to|into|in to) {account2}`,
      `(how much|what) [(money|cash)] (have|has|did|do) {we} [been] ${put} from {account} (to|into|in to) {account2}`,
    ],
    means: 'internal transfers out of {account} {account2}',
  },
  {
    says: [
      `(was|is|were|are) ${our} ${subject} ${kinds} ${above} ${usual}`,
      `${subject} ${kinds} ${above} ${usual}`,
    ],
    means: 'was {name}{flow} more beside the average month',
  },
  {
    says: [
      `(was|is|were|are) ${our} ${subject} ${kinds} ${below} ${usual}`,
      `${subject} ${kinds} ${below} ${usual}`,
    ],
    means: 'was {name}{flow} less beside the average month',
  },
  {
    says: [
      `[(was|is|were|are)] ${our} ${subject} ${kinds} (above or below|below or above|over or under|up or down on|higher or lower than|more or less than) ${usual}`,
      `how (does|did|do|is|was) ${our} ${subject} ${kinds} (compare|stack up|measure up|sit|look) (with|to|against|beside|next to) ${usual}`,
      `${subject} ${kinds} (against|versus|vs|v|compared with|compared to|beside|next to) ${usual}`,
      `how (far|much) (above|below|over|under) ${usual} (was|is|were|are) ${our} ${subject} ${kinds}`,
    ],
    means: '{name}{flow} beside the average month',
  },
  {
    says: [
      `[(the|our|my)] [(total|all the|all)] (money|cash|capital|amount|sums|funds) (put in|introduced|lent|injected|paid in|put into the business|put into the company) by (me|us|[(the|our)] (director|directors|owner|owners|partners|shareholders))`,
    ],
    means: 'how much came in from directors loan in and share capital',
  },
  {
    says: [
      `(how much|what) [(money|cash)] (did|have|do) {we} [had to|have to] (refund|refunds|refunded|give back|gave back|given back|pay back|paid back|hand back|handed back) [(to|to our)] ${refunded}`,
      `(how much|what) (did|have|do) {we} [had to|have to] (give|gave|given|pay|paid|hand|handed|send|sent) [back] [to] [(our|the)] (customers|clients) [back] (in refunds|as refunds|back)`,
      `[(the|our|total|what were the|what were our|how much were)] (refunds|refunds made|refunds given|refunds issued|refunds paid|money given back|money refunded|amount refunded|total refunded) (to|for) ${refunded}`,
      `[the] (total|amount|sum) [that] [we] [have] refunded [to] ${refunded}`,
    ],
    means: 'how much did we spend on customer refunds',
  },
  {
    says: [
      `(which|what|who) ${group} (has|have) ${silent} ${longest}`,
      `(which|what|who) (has|have) ${silent} ${longest} [(among|of|out of|amongst) [(all|our|my|all our|the)] ${group}]`,
      `(who|which ${group}) (have|has) (we|i) not (heard from|been paid by|had money from|had a payment from|had any money from|had anything from|sold to|had an order from) [cash wise] ${longest} [(among|of|out of|amongst) [(all|our|my|all our|the)] ${group}]`,
      `(our|my|the|which is our|who is our|who is the) (quietest|longest silent|longest lapsed|most dormant|most lapsed|longest quiet) ${group}`,
      `(longest|the longest) (since|time since) [a|any] ${group} (paid|has paid|paid us)`,
      `(whose|which ${group}) (last|latest) payment (was|is) [the] (longest ago|oldest|furthest back)`,
      `(which|what) ${group} (did|have) (we|i) (last hear|last heard|hear) from (longest ago|the longest ago|furthest back)`,
    ],
    means: 'which customers have been quiet longest',
  },
  {
    says: [
      `(which|what|who) (supplier|suppliers|vendor|payee) (have|has|did) (we|i) not (used|paid|bought from|ordered from|gone to) ${longest}`,
    ],
    means: 'which suppliers have been quiet longest',
  },
  {
    says: [
      `(do|are|am) (we|i) [(still)] (pay|paying) [for] (two|2|both|several|multiple|more than one) (things|services|subscriptions|tools|products|companies|suppliers|apps|packages|bits of software|programs) [(that|which|who)] (do|doing|for|offering|cover|covering) [the] (same|same job|same thing|same purpose|same work|one job|exactly the same thing) [job|thing|purpose]`,
      `(have|do|are) (we|i) (got|have|there) (two|2|several|multiple|any) (things|services|subscriptions|tools|products|apps|packages|bits of software|programs) (doing|that do|which do|for) the same (job|thing|purpose|work)`,
      `[(are there|do we have|have we got|do i have|have i got|show|list|any)] [any] (subscriptions|services|tools|apps|software|costs) (that|which) (overlap|do the same job|do the same thing|duplicate each other|double up)`,
      `[(are there|do we have|have we got|do i have|have i got|show|list)] [any] (overlapping|duplicate|doubled up|redundant) (subscriptions|services|tools|apps|software)`,
      `(are|do) (we|i) (paying|pay) (twice|double) for (the same (thing|job|service|software|tool)|anything that does the same job)`,
      '(what|which) (subscriptions|services|tools) (overlap|double up|do the same job|do the same thing)',
    ],
    means: 'do we pay two for the same job',
  },
]
