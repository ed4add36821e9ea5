// The words of questions about what lies ahead by what kind of word each is: due, owed, overdue,
// the lowest point, what is forecast. None of them says whose or when; names and days do.
import { indexKinds } from './kind-index.ts'

const texts = {
  spare: `how|a|an|the|our|my|us|me|is|are|be|been|being|am|do|does|has|have|having|got|get|getting|to|from|on|of|at|for|in|with|as|out of|into|onto|through|via|and|there|so|just|please|pls|plz|thanks|thank you|ta|cheers|mate|ok|okay|hi|hello|hey|right|well|now|then|actually|really|quite|roughly|about|around|approximately|approx|exactly|rough|what|which|whats|whens|whos|tell|show|give|let|see|know|say|find out|check|work out|can|could|would|you|can you|could you|want|wants|need to know|like to know|wondering|wonder|any idea|do you know|business|company|firm|shop|kind of|sort of|bit|talking|during|over|within|throughout|across|as far as|concerned|when it comes to|in terms of|regarding|re|if possible|for me|for us|at all|all|any|some|whole|entire|full|overall|altogether|in total|all told|in all|amount of|sum of|seem|seems|that|it|they|them|this|its|theres|figure|figures|numbers|think|reckon|guess|suppose|hmm|um|er|oh|ah|lol|tbh|btw|at the moment|currently|as things stand|as it stands|on current form|off|up|else|also|still|likely|probably|hopefully|due to be|meant to be|supposed to be|anything|something|everything|things|stuff|much|many|soon|shortly|thing|bring up|big|main|worth|should|where|coming|come|run`,
  we: `we|i`,
  ahead: `will|going to|gonna|shall|expect|expected|expecting|predicted|predict|prediction|projected|projection|projections|forecast|forecasted|forecasts|outlook|ahead|coming up|upcoming|to come|pencilled in|penciled in|booked in|anticipated|anticipate|in the pipeline|on the horizon|future|down the line|look forward|from here`,
  view: `outlook|forecast|look like|looks like|looking like|looks|looking|look|shaping up|shape up|shaping|shape|picture|view|the picture`,
  who: `who|whom|which customers|which clients|which customer|which client|anyone|anybody|somebody|someone`,
  when: `when|what date|which date|what day|which day|on what date|on which date|how soon|how long until|how long till|how long before|date`,
  much: `how much|total|totals|amount|sum|hm|what amount|come to|comes to|add up to|adds up to|total up`,
  count: `how many|number of`,
  list: `list|rundown|breakdown|details|detail|itemise|show me all|which ones`,
  up_to: `by the end|before the end|until the end|till the end|up to the end|by end|before end|before the|before|by the close|by`,
  due: `due|fall due|falls due|falling due|payable|scheduled|lined up|must be paid|has to be paid|have to be paid|needs paying|need paying|to be paid|fall|falls|land|lands|landing|hit|hits|hitting|set to|liable|must|be paid|be settled`,
  out: `goes to|go to|go out|goes out|going out|gone out|leave|leaves|leaving|leave the account|leaves the account|leaving the account|leave the bank|leaves the bank|leaving the bank|come out|comes out|coming out|due out|outgoings|outgoing|outflows|spend|spending|expenditure|costs|expenses|pay out|paying out|money out|cash out|debits|debit|direct debits|standing orders|to find|cost us|payments out|bills|bill|commitments|owe out`,
  pay: `pay|pays|paying|to pay|have to pay|has to pay|need to pay|needs to pay|got to pay|must pay|cough up|settle|settle up|pay up`,
  in: `to pay us|to pay me|due to pay us|customers|clients|customer|client|come in|comes in|coming in|due in|income|incomings|receipts|receive|receiving|receivable|money in|cash in|inflow|inflows|pay us|pays us|paying us|pay me|paying me|get paid|getting paid|be paid by|payments in|bring in|brings in|bringing in|arrive|arriving|arrives|credits|earn|earnings|takings|revenue|turnover|sales|take in|owe us|owes us|owed to us`,
  net: `net|net cash flow|net cash|net cashflow|surplus|deficit|better off|worse off|better or worse off|up or down|left over|in minus out|gain or lose|make or lose`,
  balance: `balance|bank balance|cash balance|in the bank|in the account|in the kitty|cash position|bank position|position|closing balance|have left|left in the bank|be left|left|cash in hand|cash at bank|cash in the bank|money in the bank|what we have|what we will have|cash level|cash levels`,
  cash: `cash|money|funds|cash flow|cashflow|cash wise|cashwise|money wise|finances|dosh`,
  low: `lowest|low|low point|lowest point|tight|tightest|tighter|pinch point|pinch points|squeeze|squeezed|dip|dips|dipping|trough|bottom|bottom out|bottoms out|rock bottom|leanest|lean|skint|skintest|worst|short|short of cash|hard up|stretched|struggle|struggling|struggle for cash|strapped|need to worry|need to worry about|worry|worried|worrying|worry about|be worried|be ok|be alright|be okay|be fine|be all right|alright|problem|problems|trouble|crunch|drag|dragging|dragged down|minimum|we ok|we okay|we alright|we all right|we fine|we good|we safe|we solvent|i ok|i okay|i alright|i all right|i fine|i safe|we still ok|we still okay|we still alright|we still all right|we still fine|things ok|things okay|things alright|things all right|cash ok|cash okay|cash fine|cash alright|it ok|it okay|it alright|keep our heads above water|keep our head above water|stay afloat|cope|get by|get through|survive|manage|dodgy|hairy|dicey`,
  high: `busiest|strongest|peak|best|healthiest|most|largest|biggest|heaviest|top|dearest`,
  run_out: `run out|runs out|running out|run dry|overdrawn|overdraft|in the red|into the red|into the overdraft|go under|goes under|go bust|below zero|below nothing|under zero|go negative|negative|broke`,
  below: `below|under|beneath|dip below|dips below|drop below|fall below|go below|drop under|dip under|fall under|go under|breach|breaches|breaching|through|less than|south of|lower than`,
  buffer: `buffer|cushion|safety net|cash buffer|safety buffer|safety margin|minimum balance`,
  chance: `chance|chances|odds|how likely|likelihood|probability|risk`,
  next: `next|soonest|again|nearest`,
  tax_pot: `set aside|put aside|put by|putting by|setting aside|putting aside|tax pot|keep back|hold back|put away|save for tax|saving for tax|reserve for tax`,
  tax: `tax|taxes|hmrc|tax man|taxman|the revenue|tax bill|tax bills`,
  vat: `vat|vat man|vatman|vat bill|vat return|vat quarter`,
  payment: `payment|payments|transaction|transactions`,
  invoices: `invoice|invoices|invoices sent|invoices already sent|invoices we have sent|invoices we have already sent|invoices i have sent|invoices i have already sent|invoices sent out|invoices we have sent out|invoices raised|invoices we have raised|invoices issued|invoices we have issued|invoices already out|invoices that are out|invoices out there|sales invoices`,
  unpaid: `unpaid|outstanding|open|not paid|yet to be paid|unsettled|not been paid|owed|owing|owe|owes`,
  overdue: `overdue|late|past due|behind|behind with|overdue by|gone past|late paying|behind on`,
  habit: `slowest|slowest payers|late payers|slow payers|slow to pay|slow at paying|slow paying|slow in paying|usually late|always late|pay late|pays late|usually pay late|worst payers|slowest to pay|bad payers|often late|slowest at paying|pay slowly|slow coaches`,
  safe: `safe to spend|safely spend|spare|spend safely|safe to take|safely take|safely draw|draw safely|take safely|draw out safely|take out safely|safely take out|safely draw out|safe to draw|free to spend|headroom|wiggle room|breathing space`,
  month: `month`,
  week: `week`,
} as const

/** What a word says; `spare` words say nothing. */
export type AheadKind = keyof typeof texts

/** Kinds of words about what lies ahead. */
export const aheadIndex = indexKinds(texts)
