// Classes of words for balances, the forecast, taxes and what is due.
import type { WordClasses } from './pattern.ts'

export const aheadClasses: WordClasses = {
  /** What holds cash, as the subject of a sentence. */
  cash: {
    '': `what is in the bank|what we have in the bank|what we have got in the bank|what i have in the bank|what we have got|cash|money|funds|the cash|the money|our cash|our money|my cash|my money|the balance|our balance|my balance|balance|the bank|our bank|my bank|the bank balance|our bank balance|my bank balance|bank balance|the cash balance|our cash balance|my cash balance|cash balance|the account|our account|my account|the bank account|our bank account|my bank account|the accounts|our accounts|my accounts|the cash position|our cash position|my cash position|cash position|the bank position|it|things|we|i|us|the business|the company|the cash flow|our cash flow|cash flow|cashflow|our cashflow|the cashflow|the kitty|the pot|the coffers|the books`,
  },
  /** Where cash is. */
  bank: {
    '': `in the bank|in our bank|in my bank|in the bank account|in our bank account|in my bank account|in the account|in our account|in my account|in the accounts|in our accounts|in my accounts|at the bank|at bank|in the kitty|in the pot|in the coffers|in the till|in hand|on hand|to our name|to my name|in cash|of cash|in there|cash wise|cashwise|in the business account|in the business|in the company|across the accounts|across our accounts|across all accounts|across all our accounts|across all the accounts|in total`,
  },
  high: {
    highest: `highest|most|biggest|largest|greatest|best|maximum|max|peak|richest|flushest|strongest|healthiest|top|fullest|wealthiest`,
  },
  low: {
    lowest: `lowest|least|smallest|minimum|min|worst|poorest|skintest|brokest|tightest|weakest|bleakest|thinnest|emptiest|shortest|leanest|low|bottom|trough`,
  },
  at_its: { '': `at its|at our|at their|at the|at my|its|our|the` },
  cash_wise: {
    '': `cash wise|cashwise|for cash|for money|money wise|moneywise|on cash|with cash|for our cash|for the cash flow|for cash flow|for cashflow|in terms of cash|cash flow wise|for the bank`,
  },
  if_nothing: {
    '': `if no sales came in|if no more money came in|if no more money comes in|if no more cash came in|if no more came in|if no money came in|if no money comes in|if no sales come in|if nothing came in|if nothing comes in|if nothing else came in|if nothing more came in|if nobody paid us|if no customers paid us|if no customer paid us|if no clients paid us|if none of our customers paid us|if none of our clients paid us|if nobody paid|if no one paid us|if no one paid|if we had no sales|if i had no sales|if we had no income|if i had no income|if income stopped|if sales stopped|if the money stopped coming in|if sales dried up|if income dried up|if work dried up|if the work dried up|if we stopped trading|if we closed|if we shut|if we had to close|if i stopped working|if i could not work|if we took nothing|if i took nothing|if we took no money|if we made no sales|if we earned nothing|if i earned nothing|if there was no income|if there were no sales|if there was no money coming in|if no money came in|if no money comes in|if no cash came in|without any income|without income|without sales|without any sales|with no income|with no sales|with no money coming in|with nothing coming in|without any money coming in|if we lost all our customers|if everyone stopped paying|if customers stopped paying|if all income stopped|if all our income stopped|if sales stopped tomorrow|if all sales stopped|if income stopped tomorrow|if everything stopped|if work dried up tomorrow|if sales stop|if the money stopped|if we had nothing coming in|if i had nothing coming in|if we had no money coming in|if no one bought anything|if orders stopped|if orders dried up`,
  },
  edge: {
    'at the end of': `at the end|by the end|at the very end|the end|by end|at end|end|at the close|by the close|close|the close|come the end|by the time we get to the end|for the end|as at the end|as of the end`,
    'at the start of': `at the start|the start|by the start|start|at the beginning|the beginning|beginning|by the beginning|come the start|as at the start`,
  },
  /** What can be spent now is no less of this month: the lowest point ahead limits both. */
  nowish: {
    '': `now|today|right now|at the moment|currently|this week|this month|for this month|for this week|in this month|before the end of the month|this side of month end|as things stand|at present`,
  },
  year_end: {
    '': `at year end|at our year end|at the year end|at my year end|at the last year end|at our last year end|at my last year end|at last year end|on our year end|on the year end|on year end|on my year end|at our financial year end|at the financial year end|at financial year end|at the close of our financial year|as at our year end|as at year end|as at the year end|as of year end|as of our year end|at our accounting year end`,
  },
  by_end: {
    'by the end': `before the end|by the end|until the end|till the end|up to the end|between now and the end|from now to the end|from now until the end|by end|before month end`,
  },
  mid: {
    '15': `mid|middle|the middle|in the middle|around the middle|by the middle|by mid|around mid|at the middle|about mid|midway through|halfway through|half way through`,
  },
  fall: {
    '': `fall|falls|fallen|fell|falling|drop|drops|dropped|dropping|dip|dips|dipped|dipping|go|goes|gone|went|going|going to go|get|gets|got|getting|slip|slips|slipped|slipping|sink|sinks|sank|sunk|be|been|sat|sitting|sit|close|closed|end up|ended up|breach|breached|breaching|creep|crept|slide|slid|ever go|ever fall|ever drop|ever dip|ever get|ever been|ever gone|ever fallen|ever dropped|ever dipped|ever be`,
  },
  under: {
    '': `under|below|beneath|less than|lower than|south of|short of|through|past|underneath|sub|down below|at less than|at under`,
  },
  our_buffer: {
    '': `the buffer|our buffer|my buffer|buffer|the cash buffer|our cash buffer|my cash buffer|the minimum|our minimum|my minimum|our safety net|the safety net|our cushion|the cushion|the safety buffer|our safety buffer`,
  },
  odds: {
    '': `what are the odds|what is the chance|what are the chances|what are our chances|what is the likelihood|what is the probability|what is the risk|how likely is it|how likely are we|how likely am i|how likely|is there a risk|is there any risk|is there a chance|is there any chance|is there a danger|is there any danger|any chance|any risk|any danger|the odds|the chance|the chances|the likelihood|odds|chance|chances|likelihood|probability|risk|how probable is it|how big is the risk|how big a risk is there|how much of a risk is there|how much risk is there|are we at risk|am i at risk|are we in danger|am i in danger|how much danger are we in|how close are we`,
  },
  tax: {
    VAT: `vat|the vat|our vat|my vat|vat bill|the vat bill|our vat bill|my vat bill|vat payment|the vat payment|our vat payment|vat return|the vat return|our vat return|my vat return|vatman|the vatman|the vat man|vat man|value added tax|vat quarter|the vat quarter|this vat quarter|vat liability|the vat liability|our vat liability|my vat liability|our vat liability|hmrc vat|vat to hmrc`,
    'corporation tax': `corporation tax|the corporation tax|our corporation tax|my corporation tax|corp tax|the corp tax|our corp tax|my corp tax|corporation tax bill|the corporation tax bill|our corporation tax bill|corp tax bill|the corp tax bill|our corp tax bill|ct|the ct|our ct|ct bill|the ct bill|company tax|our company tax|the company tax|corporation tax payment|the corporation tax payment|corporation tax liability|our corporation tax liability|corp tax liability|our corp tax liability|ct600|ct liability`,
    PAYE: `paye|the paye|our paye|my paye|paye bill|the paye bill|our paye bill|paye payment|the paye payment|paye and ni|paye and nic|paye ni|paye nic|the paye and ni|paye and national insurance|the payroll taxes|payroll taxes|payroll tax|the payroll tax|paye liability|our paye liability|the paye liability`,
    CIS: `cis|the cis|our cis|my cis|cis bill|the cis bill|our cis bill|cis payment|the cis payment|cis deductions|the cis deductions|cis tax|the cis tax|our cis tax|cis liability|our cis liability|the cis liability|cis return|construction industry scheme`,
    'self assessment': `self assessment|the self assessment|my self assessment|our self assessment|self assessment tax|my self assessment tax|self assessment bill|my self assessment bill|the self assessment bill|self assessment payment|my self assessment payment|the self assessment payment|payment on account|tax payment on account|my tax payment on account|my next tax payment on account|my next payment on account|next payment on account|my payment on account|the payment on account|payments on account|my payments on account|income tax|my income tax|income tax bill|my income tax bill|personal tax|my personal tax|personal tax bill|my personal tax bill|sa|my sa|sa bill|my sa bill|sa payment|my sa payment|sa tax|self assesment|my self assesment`,
    hmrc: `hmrc|the taxman|taxman|the tax man|tax man|the revenue|revenue and customs|the inland revenue|hm revenue and customs|hmrc bill|our hmrc bill|the hmrc bill|hmrc payment|hmrc payments`,
    tax: `tax|taxes|the tax|the taxes|our tax|our taxes|my tax|my taxes|tax bill|the tax bill|our tax bill|my tax bill|tax bills|our tax bills|all taxes|all our taxes|all the taxes|all tax|tax payment|the tax payment|our tax payment|tax payments|tax liability|our tax liability|my tax liability`,
  },
  /** What customers owe and what suppliers are owed. */
  invoice: {
    openinvoices: `invoice|invoices|sales invoice|sales invoices|customer invoice|customer invoices|client invoices|client invoice`,
    openbills: `bill|bills|supplier bill|supplier bills|supplier invoice|supplier invoices|purchase invoice|purchase invoices|suppliers bills|suppliers invoices`,
  },
  unpaid: {
    '': `unpaid|outstanding|open|unsettled|still unpaid|still outstanding|still open|still to be paid|yet to be paid|not paid|not yet paid|not paid yet|still not paid|not settled|unpaid yet|owing|still owing|still owed|waiting to be paid|awaiting payment`,
  },
  unpaid_tail: {
    '': `paid|unpaid|outstanding|settled|open|cleared|come in|come through|still to be paid|to be paid|paid yet|settled yet|paid so far|owed|owing|still unpaid|still outstanding|not paid|not paid yet|paid for|paid us|yet to be paid|yet paid`,
  },
  overdue: {
    '': `overdue|past due|late|past the due date|past their due date|past its due date|past due date|past the date|past their date|over the due date|over their due date|out of terms|in arrears|gone past due|running late|past payment terms|beyond terms|beyond their terms|past terms|past their terms|still overdue|that are overdue|that is overdue|that are late|that is late|already overdue|overdue now`,
  },
  due_out: {
    '': `due|due out|coming up|coming out|going out|to pay|we have to pay|i have to pay|we need to pay|i need to pay|we must pay|due to go out|due to leave|about to go out|to come|to come out|ahead|on the way|scheduled|expected|that are due|that is due|we have coming up|i have coming up|we have got coming up|i have got coming up|upcoming|leaving|leaving the account|leaving the bank|leaving our account|hitting the account|on the horizon|that are coming up|that is coming up|coming our way|looming`,
  },
  due_in: {
    '': `due in|coming in|to come in|due to come in|expected in|due from customers|on the way in|we are expecting|i am expecting|we expect in|due to land|landing|due to arrive|we are due|i am due`,
  },
  cost: {
    '': `payment|bill|outgoing|cost|thing|amount|item|expense|payment out|outgoing payment|debit|commitment|one|hit|sum`,
  },
  costs: {
    '': `payment|payments|bill|bills|outgoing|outgoings|cost|costs|thing|things|amount|amounts|item|items|expense|expenses|payments out|outgoing payments|outgoing payment|money out|debit|debits|direct debits|commitments|one|ones|hit|hits|sums|sum`,
  },
  afford: {
    '': `afford|afford to buy|afford to pay|afford to pay for|afford to spend|afford to take|afford to take out|afford to lose|afford to lay out|manage|manage to pay|stretch to|run to|cope with|stand|take|take out|cover|justify|spend|buy|pay|pay for|pay out|lay out|shell out|splash out|fork out|find|stump up|stomach|swing|absorb|handle|drop|blow|draw|draw out|withdraw|get away with|get away with spending|commit to|pay ourselves|pay myself|take a|risk|lash out|do`,
  },
  article: {
    '': `a|an|the|another|some|a new|an extra|another new|some new|our|my|that|this|this new|that new|new|extra|a further|one more|about|around|say|up to|a second hand|for`,
  },
  pay_us: {
    '': `pay|paying|pay us|pay me|paying us|paying me|pay up|paying up|be paying|be paying us|be paying me|going to pay|going to pay us|going to pay me|due to pay|due to pay us|due to pay me|due to settle|settle|settle up|settling up|settling|cough up|coughing up|send us money|send the money|likely to pay|likely to pay us|expected to pay|expected to pay us|supposed to pay|supposed to pay us|meant to pay|meant to pay us`,
  },
  /** A day of the week that follows. */
  ahead_day: {
    tomorrow: `tomorrow`,
    monday: `monday|on monday|this monday|this coming monday|coming monday|on the coming monday`,
    tuesday: `tuesday|on tuesday|this tuesday|this coming tuesday|coming tuesday|on the coming tuesday`,
    wednesday: `wednesday|on wednesday|this wednesday|this coming wednesday|coming wednesday|on the coming wednesday`,
    thursday: `thursday|on thursday|this thursday|this coming thursday|coming thursday|on the coming thursday`,
    friday: `friday|on friday|this friday|this coming friday|coming friday|on the coming friday`,
    saturday: `saturday|on saturday|this saturday|this coming saturday|coming saturday|on the coming saturday`,
    sunday: `sunday|on sunday|this sunday|this coming sunday|coming sunday|on the coming sunday`,
  },
}
