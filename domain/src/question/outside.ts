// Questions that no figure of the books answers: what is not held, advice, requests to act, other
// people's data, and attempts to give the assistant orders. Each leads to a written reply with the
// nearest thing that can be shown.

/** What lies outside, by the reply it leads to. */
export type OutsideTopic =
  | 'profit'
  | 'invoices'
  | 'stock'
  | 'assets'
  | 'staff'
  | 'credit'
  | 'world'
  | 'benchmark'
  | 'advice'
  | 'illegal'
  | 'action'
  | 'tenant'
  | 'orders'
  | 'language'
  | 'payslip'
  | 'vat_detail'
  | 'contact'
  | 'debts'
  | 'theft'
  | 'till'
  | 'pot'
  | 'withdrawals'
  | 'method'
  | 'fees_within'
  | 'other_past'
  | 'payer_trade'
  | 'place'
  | 'records'
  | 'smalltalk'
  | 'about'

/** The kind of answer that each of them leads to. */
export const outsideKinds: Record<OutsideTopic, 'unavailable' | 'declined' | 'help'> = {
  profit: 'unavailable',
  invoices: 'unavailable',
  stock: 'unavailable',
  assets: 'unavailable',
  staff: 'unavailable',
  credit: 'unavailable',
  payslip: 'unavailable',
  vat_detail: 'unavailable',
  contact: 'unavailable',
  debts: 'unavailable',
  theft: 'unavailable',
  till: 'unavailable',
  pot: 'unavailable',
  withdrawals: 'unavailable',
  method: 'unavailable',
  fees_within: 'unavailable',
  other_past: 'unavailable',
  payer_trade: 'unavailable',
  place: 'unavailable',
  records: 'unavailable',
  benchmark: 'unavailable',
  world: 'declined',
  advice: 'declined',
  illegal: 'declined',
  action: 'declined',
  tenant: 'declined',
  orders: 'declined',
  language: 'declined',
  smalltalk: 'help',
  about: 'help',
}

type Pattern = readonly [OutsideTopic, RegExp]

const actions =
  'transfer|send|move|delete|remove|add|create|set|change|update|cancel|rename|categorise|categorize|recategorise|mark|merge|book|schedule|email|upload|export|download|connect|disconnect|invite|approve|hide|put|pay|wire|make a payment|stop|raise|file|submit|log|record|undo|edit|reset|wipe|clear|erase|turn|switch|enable|disable|sign|register|open an|close my|close the account|buy|order|print|share|forward|remind me|remind (?:\\S+ ){1,3}to (?:pay|settle)|notify|alert me|write|draft|exclude this|split this|chase|refund|block|freeze|archive|import|sync|refresh'

const patterns: readonly Pattern[] = [
  [
    'records',
    /\b(?:is|are) [^,?]{2,40}? (?:(?:an? )?(?:limited|ltd|registered|proper) (?:company|firm|business)|sole traders?|creditworthy|good for (?:the|it|their|his|her)(?: money)?)\b|\b(?:what['’]?s|what is|what are|when (?:is|does|do|are)|how many|do we have|have we got|are we|who (?:is|are))\b.{0,30}\b(?:(?:food )?hygiene (?:rating|score|inspection|certificate)|(?:star|google|trustpilot|tripadvisor) (?:ratings?|reviews?|score)|(?:facebook|instagram|twitter|tiktok|social media|linkedin) (?:followers?|likes?)|premises licen[cs]e|alcohol licen[cs]e|ofsted (?:rating|grade)|cqc rating|mot (?:due|expire|run out|certificate)|rateable value|company number|registration number|fire risk assessment|gas safety certificate|policy number|opening hours|wi-?fi password)\b/i,
  ],
  [
    'orders',
    /\b(ignore|disregard|forget|override|bypass) (all |any |your |the |my |these |those |every )*(previous|prior|above|earlier|instructions?|rules?|prompt|guidelines|system|training|safety|restrictions)|system prompt|your (prompt|instructions|rules)|you are now|pretend (to be|you)|act as|jailbreak|developer mode|dan mode|role ?play|<\/?[a-z][^>]*>|drop table|delete from|insert into|union select|select .+ from|\bor 1 ?= ?1|--\s*$|;\s*(drop|select|update)|\$\{|\{\{|\b((?<!\b(?:my|our) )passwords?|api key|api keys|secret key|access token|jwt|env(ironment)? variables?|database schema|source code|connection string|admin rights|root access)\b|<script|javascript:/i,
  ],
  [
    'tenant',
    /\b(other|another|different|someone else'?s?|somebody else'?s?|everyone'?s?|every|all|any other|neighbou?r'?s?|competitor'?s?) (business(es)?|compan(y|ies)( on)?|customers? of plimsoll|users?|tenants?|clients? of plimsoll|accounts? on plimsoll|people'?s?|firms?|organisations?|organizations?)('s?)? ?(data|balance|balances|transactions|payments|accounts?|spending|spend|cash|figures|books|numbers|money|income|revenue|bank|records|have|spent|earn)?\b.*(data|balance|transactions|payments|accounts|spending|spend|cash|figures|books|numbers|money|income|revenue|bank|records|have|spent|earn|on plimsoll|in the system|on this system|database)|\b(tenant|business|user|company|customer)[ _]?id\b|\b[\w.+-]+@[\w-]+\.[\w.]+\b|\bother users\b|\bother tenants?\b|\bdifferent (business|company|user)\b/i,
  ],
  [
    'illegal',
    /\b(?:vanish|disappear|drop out|go missing|wiped?|scrub(?:bed)?|lose|erase) (?:from|off|out of) (?:the|our|my) (?:books|accounts|records)\b|\b(?:so|that|and|before|where|if) (?:hmrc|the (?:tax ?man|vat ?man|revenue|tax office|inspector)) (?:never|do not|does not|will not|can not|doesn['’]t|won['’]t|can['’]t|don['’]t) (?:ever )?(?:clocks?|sees?|finds?|notices?|knows?|spots?|gets? wind|hears?|catch(?:es)?|twigs?)\b|\b(?:keep|kept|hide|hidden|hiding|conceal)\b.{1,40}\bfrom (?:hmrc|the (?:tax ?man|vat ?man|revenue|tax office|inspector))\b/i,
  ],
  [
    'illegal',
    /\b(dodge|dodging|fiddling|get out of paying|evade|evading|evasion|launder|(?<!anti[- ]money[- ])laundering|hide (money|income|cash|it|this|sales|profit)|off the books|under the table|cash in hand without|fake (invoice|receipt|payment)|forge|falsif|fiddle the|cook the books|avoid paying (tax|vat|hmrc)|without (telling(?! (?:us|me)\b)|declaring)|not declare|undeclared|get away with|fraudulently|commit fraud)\b/i,
  ],
  [
    'advice',
    /\b(better off (going|being|as|trading|becoming|staying) (a |an )?(limited|ltd|sole|self|partnership|vat|incorporated|employed)|should (i|we|you)|shall (i|we)|would you recommend|do you recommend|recommend|recommendation|advise|advice|is it (worth|wise|sensible|a good idea|safe)|worth (it|investing|buying|hiring)|best way|how (can|could|do|might|would) (i|we) (save|reduce|cut|lower|improve|increase|grow|boost|raise|make more|get more|get out|minimise|minimize|borrow|avoid)|invest (in|it|our|my|the)|good investment|tips?(?! (?:me|us|it|over|the balance)\b)|suggest(ion)?s? (for|to|on)|am i allowed|are we allowed|is it legal|tax deductible|(do|must|would|will|should) (i|we) (need|have|ought|got) to (register|deregister|declare|charge vat|file|submit|complete|be registered)|(need|have|got) to be vat registered|regist(er|ering|ered) for (vat|paye|cis|self assessment|corporation tax|tax)|tax[- ]efficient|claim (back|for)|can (i|we) (claim|write off|reclaim|deduct)|which bank is|should be(?! (paying|paid|due|coming|landing|arriving))|what would you do|too (expensive|dear|pricey|costly)|good value|value for money|over ?pay(ing|ed)|pay(ing)? (them |it )?(too much|over the odds)|over ?charg(ed|ing))\b/i,
  ],
  [
    'profit',
    /\b(profit|profits|profitable|profitability|margin|margins|ebitda|ebit|gross profit|net profit|p and l|p&l|profit and loss|loss making|making a loss|lost money|losing money|earnings before|bottom line|break ?even|breakeven|roi|return on|markup|mark-up|depreciation|amortisation|retained earnings|net income|operating income|ebitdar|(mak(e|ing)|made) (any |a |enough )?(money|loss)|how much money (did|do|have|has) (i|we|the business) (make|made)(?! in sales))\b/i,
  ],
  [
    'invoices',
    /\b(invoices? (are|is|were|have|has|do|did)? ?(we |i )?(raised?|sen[dt]|issued?|unpaid|outstanding|overdue|open)|(unpaid|outstanding|open|overdue|draft|sent) invoices?|invoice number|invoiced (but|and)|debtors?|aged (debt|debtors|creditors|receivables|payables)|longest (?:\w+ ){0,5}?(?:waited|wait) (?:\w+ ){0,4}?invoices?|invoices? (?:\w+ ){0,2}?(?:took|taken|take) (?:the )?longest|longest (?:an |any )?invoice (?:has )?(?:took|taken|waited)|accounts (receivable|payable)|receivables|payables|creditors?|creditor days|debtor days|dso|dpo|purchase orders?|quotes?|quotations?|orders? (book|received|placed))\b/i,
  ],
  [
    'stock',
    /\boccupancy\b|\b(?:how many|number of|total) (?:nights?|bed ?nights|room ?nights|changeovers?)\b|\bhow many (?:students|pupils|patients|learners|children|kids|guests|residents) (?:have (?:we|i) got|do (?:we|i) have|are (?:there|on|enrolled)|(?:are )?on roll)\b|\b(stock|inventory)\b.{0,20}\b(run(s|ning)? (out|low|short)|be enough)\b|\b(how much stock|what stock|enough stock|low on stock|out of stock|stock levels?|inventory|stock (value|worth|count|take|left|on hand|have)|in stock|how (?:many|much) (?:\w+ ){0,2}?(?:kilos?|kgs?|kilograms?|grams?|litres?|pints?|gallons?|bags?|boxes|cases|crates|pallets|sacks|tins|packets|bottles|sheets|rolls|loaves|tonnes?|metres|dozens?|portions|barrels|kegs) (?:of|have|do|did|are|were)|stocktake|(?<!\b(?:storage|industrial|business|retail|trading|shop|workshop|warehouse|our|the|my) )units(?! ?\d)|(?:per|each|a) unit(?= (?:price|cost|sales|sold|made)|[\s?.!]*$)|unit (?:prices?|costs?|sales|margins?)|skus?|products? (sold|sell|best)|best[- ]sell\w+|how many (products|orders|items sold|widgets|sheets|hours)|hours worked|billable|timesheets?|hourly|footfall|visitors|website traffic|conversion)\b|\bhow many (?:different )?(?:patients?|clients?|customers?|people|guests?|pupils?|students?|covers?|diners?|appointments?|sessions?|visits?|dogs?|cars?) (?:did|do|have|has|had) (?:we|i|the \w+) (?:do(?! business)|done|see|seen|treat(?:ed)?|serve[dn]?|teach|taught|host(?:ed)?|feed|fed|book(?:ed)?|groom(?:ed)?|look(?:ed)? after|have in|had in|got through)\b|\bhow many (?:miles|kilometres|km)\b|\bhow many (?:\w+ ){1,2}(?:did|do|have|has) (?:we|i|(?:the|our) \w+) (?:vaccinat|neuter|deliver|servic|repair|install|fix|wash|shear|shoe|haul|hair ?cut|cut|bake|cook)\w*\b|\bhow many (?!(?:\w+ )?(?:payments?|invoices?|bills?|jobs?|projects?|transfers?)\b)(?:\w+ ){1,3}(?:did|do|have|has) (?:we|i) (?:sold|sell)\b|\bhow many (?:days|hours|shifts|weeks) (?:did|have|do) (?:we|i) (?:bill|billed|work|worked|charge[d]?|invoice[d]?)\b|\bratio of (?:\w+ )?(?:children|pupils|staff|patients|guests|kids)\b|\bstaff(?:ing)? ratios?\b/i,
  ],
  [
    'assets',
    /\b(net worth|assets?|(?<!\b(?:vat|paye|cis|tax|nic|insurance|assessment|public|employers?['’]?s?) )liabilit(?:y|ies)|balance sheet|equity|valuation|(business|company|firm) worth|worth of the (business|company)|goodwill|solvent|solvency|insolvent|current ratio|quick ratio|working capital|gearing|share price|debt ratio)\b/i,
  ],
  [
    'theft',
    /\b(?:nick(?:ing|ed)|steal(?:s|ing)?|stole|stolen|thiev(?:e|es|ing)|thieves|thief|pilfer(?:ing|ed)?|embezzl\w+|robb(?:ing|ed)|on the fiddle|fiddling (?:the|us)|pocketing|pinch(?:ing|ed) (?:money|cash|stock|from)|(?:hands?|fingers) in (?:the|our|my) (?:till|cookie jar)|(?:dipping|dips|help(?:s|ing)? (?:himself|herself|themselves)) (?:into |in |to |from )?(?:the|our|my) (?:till|takings|petty cash)|skimming)\b/i,
  ],
  [
    'till',
    /\b(?:how much|what|whats|what['’]s|count|is there)\b.{0,30}\b(?:in|inside) (?:the|our|my) (?:till|tills|cash tin|cash box|cashbox|petty cash|petty cash tin|safe|float|drawer|cash drawer)\b(?! (?:last|in|on|this|since) )|\b(?:how much|what) (?:is |are |was )?(?:the |our |my |in )?(?:petty cash|cash float|till float|float)\b(?: (?:do|have|is|are|has|got|left|balance|we|i|there|now|right)\b)*$|\bhow much petty cash\b/i,
  ],
  // "In the pot" is all that there is; a pot with a name is one of a bank's.
  [
    'pot',
    /\b(?:how much|what|whats|what['’]s)\b(?!.*\b(?:put|paid|pay|moved|move|gone|goes|go|went|transferred|saved|save)\b).{0,25}\b(?:in|inside|into) (?:the |our |my )?(?!(?:the|our|my) )(?:[\w-]+ ){1,3}pots?\b/i,
  ],
  [
    'fees_within',
    /\b(?:fees?|commission|cut|charges?|percentage)\b.{0,40}\b(?:tak(?:e|es|ing)|took|deduct(?:s|ed|ing)?|knock(?:s|ed|ing)?|skim(?:s|med|ming)?|keep(?:s|ing)?)\b(?: (?:it|them|that|any|us|me))? (?:off|from|out of|before|back)\b|\b(?:tak(?:e|es|ing)|took|deduct(?:s|ed|ing)?|knock(?:s|ed|ing)? off|keep(?:s|ing)?)\b.{0,20}\b(?:off|from|out of)? ?(?:each|every|our|my|the|a) (?:payouts?|settlements?|card sales?|transactions?)\b/i,
  ],
  [
    'other_past',
    /\bif (?:we|i)(?:['’]d| had)(?: (?:never|not)|n['’]?t) (?:ever )?(?:taken|had|got|borrowed|bought|hired|moved|paid|spent|signed|opened|started|leased|rented)\b|\bif (?:we|i) had(?: not|n['’]?t)|\bhadn['’]?t (?:taken|had|got|borrowed|bought|hired|moved|paid|spent|signed|opened|started|leased|rented)\b/i,
  ],
  [
    'credit',
    /\boverdraft (?:limit|facility|arrangement|agreed)\b|\b(?:do|does|have) (?:we|i|the business) (?:got |have )?(?:an?|any) (?:agreed |arranged )?overdraft\b(?! (?:coming|in|by|before|ahead|next))|\bhow (?:big|much|large) is (?:the|our|my) overdraft\b/i,
  ],
  ['debts', /\bdebts?\b(?! repayments?)/i],
  [
    'payslip',
    /\b(payslips?|p60s?|p45s?|p11d|gross (pay|wages|salary)|tax code|holiday (pay|entitlement)|sick pay|overtime|before tax|after tax salary)\b/i,
  ],
  [
    'staff',
    /\b(?:sales|income|turnover|revenue|takings|earnings|costs?|spend|spending|overheads|outgoings)\b.{0,40}\b(?:per|for each|for every) (?:person|head|employee|member of staff|staff member|worker|fte)\b|\b(how many (staff|employees|people (do we|work|are|have)|workers|team)|headcount|staff numbers?|who works|turnover of staff|staff turnover|(?:what|how many|which) (?:hours|shifts|days) (?!.*\b(?:balance|bank|account|cash)\b)(?:does|do|did|has|have|is|are|was|were) (?:\S+ ){1,4}?(?:do|doing|work|worked|working|on|in|rota['’]?d)|days?['’]? (?:holiday|leave|off)|annual leave|holidays? (?:left|owed|owing|remaining)|(?:off|been) sick|zero[- ]hours?|rotas?)\b|^(?:is|are|was|were) (?:\S+ ){1,3}(?:part|full)[- ]time$/i,
  ],
  [
    'credit',
    /\b(?:is|are|has|have|did)\b.{0,30}\b(?:loan|advance|finance|mortgage|hp|borrowing)s?\b.{0,24}\b(?:paid off|paid back in full|fully (?:paid|repaid)|repaid in full|cleared|settled|paid up|finished)\b|\b(?:paid off|cleared|settled|(?:finished|done)(?: with)? paying(?: off| back)?) (?:the|our|my|that) (?:[\w'’]+ ){0,2}(?:loan|advance|finance|mortgage)\b|\b((?:now|since|once|after|given) (?:that )?(?:the |our |my )?(?:\S+ ){0,2}(?:loan|finance|mortgage)s? (?:(?:is|was|has|had|been|got|all) ){0,3}(?:paid off|cleared|finished|ended|over|settled|repaid|done)|credit (score|rating|check|limit|file)|interest rates?|base rate|exchange rates?|loan (balance|outstanding)|(outstanding|remaining|left|owing|to pay|(?:still )?owed?) (on|off|of|from) (\S+ ){0,4}(?:loan|mortgage)|(outstanding|remaining|left on) (the |our |my )?(?:loan|mortgage)|(?:re-?)mortgag\w+|mortgages? (?:interest )?(?:rates?|balances?|outstanding|terms?|limits?|offers?|deals?|brokers?|advis[eo]rs?|applications?|forms?|people)|rates? (?:is |are )?(?:on|of|for) (?:\S+ ){0,4}mortgage|(?:get|getting|take out|apply(?:ing)? for|afford|need|want|qualify for|offered|approved for) (?:an? )?(?:\S+ ){0,2}mortgage|(how much|what) .* left (on|to pay|to pay on|of) (the |our |my )?loan|(how much|what) (of )?(the |our |my )?(\S+ )?(loan|mortgage|hp|finance) (is |do we |have we |do i |have i |are we |we have |we |got )*(still )?(left|outstanding|remaining|to go|to pay|owe|owed|owing|left to pay|left to go)|^when (is|are|will|do|does|did) .*\b(be )?(paid off|repaid in full|cleared)$|^when (?:does|do|will|is|are) (?:the |our |my )?(?:\S+ ){0,2}loans? (?:finish|end|finished|over)$|(?<!\b(?:in|since|from|to|until|for|and|by|last|this|of|during|versus|vs|v|with) |[-–,\d] ?)apr(?! ?(?:to|until|till|through|and|or|[-–\d])))\b/i,
  ],
  [
    'method',
    /\b(?:by|via|through|with|using|as an?|on) (?:direct debits?|standing orders?|dds?|chaps|bacs|faster payments?|bank transfers?|cheques?|contactless|apple pay|google pay)\b|\b(?:direct debits?|cheques?|standing orders?|bank transfers?) or (?:by )?(?:direct debits?|cheques?|standing orders?|cards?|bank transfers?)\b|\b(?:pay|paid|spend|spent) (?:\S+ ){0,3}in cash (?:to|at|for|on)\b|^how (?:much|many) of .*\b(?:was|were|is|are|went|came) (?:all |out |in |done |paid |spent |made )*(?:(?:in|by|as) )?(?:cash|cheques?|cards?|direct debits?|standing orders?|bacs)[\s?.!]*$|\b(?:total|sum) of (?:all )?(?:the |our |my )?(?:direct debits?|standing orders?|cheques|card payments)\b/i,
  ],
  [
    'withdrawals',
    /\b(?:cash ?machines?|cash ?points?|(?:the|an?) atm|atm (?:withdrawals?|machines?)|hole in the wall|cash withdrawals?|cash (?:was |has been |have we |did we |we |i )?(?:withdrawn|withdraw|withdrew)|(?:withdraw|withdrew|withdrawn) (?:any |some |the |in |our |much )?cash)\b/i,
  ],
  [
    'benchmark',
    /\b(similar (businesses|companies|firms)|other (businesses|companies|firms)|industry|sector|benchmark|competitors?|market average|peers?|going rate|market rate|(?:what|how much) (?:do|does|would) (?:others|other people|most people|everyone else|everybody else|anyone else) (?:pay|spend|charge|get)|^(?!.*\b(?:we|i) (?:pay|paid|spend|spent|owe|owed|use|used)\b).*\bother (?:[\w-]+ ){0,2}(?:shops?|caf[eé]s?|coffee shops?|restaurants?|pubs?|builders?|plumbers?|electricians?|roofers?|tradesmen|trades|physios?|physiotherapists?|clinics?|practices|salons?|barbers?|garages?|bakers?|bakeries|florists?|printers|sign makers|signmakers|retailers|traders|sellers|shopkeepers|sole traders|owners|freelancers|studios?|agencies)|(compared? (to|with)|versus|vs) (other|similar|average) )\b/i,
  ],
  [
    'vat_detail',
    /\b(vat (\w+ ){0,3}charged?|charged? (\w+ ){0,3}vat|vat on [£\d]|vat (number|registration|scheme|rate|rates|threshold|inclusive|exclusive)|input vat|output vat|flat rate|ex vat|inc vat|before vat|after vat|net of vat|(?<!\b(?:paye|nic|ni|tax|insurance) )plus vat|minus vat|less vat|less the vat|excluding vat(?! and )|including vat|without vat(?! and )|(had|has|have|with|contains?) vat|vat (on (it|them|our|my|the|sales|purchases|costs|spending|income|invoices?)|element|portion|content)|vatable)\b/i,
  ],
  [
    'contact',
    /\b(e-?mail|email address(es)?|phone number|telephone number|mobile number|contact (details?|number|name|person)|postal address|home address|address(es)? (of|for)|(what|whats|what's|where) (\S+ ){0,3}address|website address|web address|account numbers?|sort codes?|iban|national insurance number|utr|date of birth|birthday)\b|\bhow many (customers|clients|suppliers) (do|have|are) (we|i|there) (\w+ ){0,2}(on file|on (the )?(books|record|system|database))\b/i,
  ],
  [
    'world',
    /\b(weather|football|joke|poem|story|song|recipe|capital of|who is the (king|queen|pope|mayor|pm|richest|tallest|president|prime minister|ceo|founder)|prime minister|president|news|bitcoin|crypto|stocks and shares|stock market|euros?|dollars?|usd|eur|translate|meaning of life|horoscope|lottery|who won|sing|python|javascript code|chatgpt|openai|gpt)\b|[$€]\s?\d/i,
  ],
  [
    'about',
    /\b(who (are|made|built|created) you|what (can|do) you (do|answer|know|help)|what (can|could|should) i ask|are you (a )?(bot|robot|human|real|ai|person)|what are you|how do you work|your name|help me$|^help$)\b/i,
  ],
  [
    'smalltalk',
    /^(hi|hello|hey|hiya|good (morning|afternoon|evening)|thanks?( you)?( very much| so much)?|ta|cheers|thank you|ok(ay)?|great|lovely|brilliant|nice( one)?|bye|goodbye|cool|yes|no|perfect|how are you( doing)?( today)?|you ok|test|testing)( mate| there| everyone| all)?[\s.!?]*$/i,
  ],
]

const lastRefusal = patterns.findLast(([topic]) => topic === 'illegal')?.[1]

const agreed =
  '(?:(?:as|like) (?:we |i |you )?(?:agreed|discussed|promised|mentioned|said|arranged|spoke about|per)[^,?]{0,40}, *)?'
const actionStart = new RegExp(
  `^${agreed}(?:(?:please|pls|now|ok|okay|well|right|hey|hi|just|then|and|can u|could u|would u|will u|go ahead and|i want you to|i need you to|i'd like you to|i would like you to|can you|could you|would you|will you|can i get you to|you should|let's|lets)[ ,]+)*(?:please )?(?:${actions}|(?:shift|sling|bung|chuck|whack|ping|pop|stick|sweep) (?=.*\\b(?:into|to|across|over|out of)\\b)(?=.*(?:\\d|\\b(?:grand|quid|money|cash|thousand|hundred|pounds)\\b)).{3,60}|write off|(?:put|push|run|pop|stick) (?:\\S+ ){1,6}?through\\b(?=.*\\b(?:for (?:me|us)|today|now|tonight|tomorrow)\\b)|knock off (?:that|the|this|my|our) (?:\\S+ ){0,4}?(?:bills?|invoices?|payments?)|get (?:it|that|the money|them) back (?:off|from) |take (?:\\S+ ){1,6}?(?:out of|off|from) (?:the|my|our) (?:forecasts?|books|cash flow|records|list))\\b`,
  'i',
)
// "Remind me when the loan came in" asks; "remind me when the balance drops" wants an alert.
const actionExceptions =
  /\bremind me (?:again )?(?:how|what|when|who|which|where)\b(?!.*\b(?:drops?|falls?|goes|gets|hits|dips|runs|reaches|becomes|pays|arrives|comes)\b)|\b(set us back|put (up|in to)|add (them|those|these|both|it)( all| two| both)? (up|together)|move(d|ment)|add up|share of|order of|set aside|change (in|from|since|between)|mark up|stop(ped)? paying|pay (me|us)\b|pay for .*\b(last|past|this|since|so far)\b|put aside|put by|record(s)? (start|begin|go)|log(ged)?)\b/i

/**
 * The reply that a question leads to because it lies outside; null where it may be read as a
 * question about the books.
 */
export function outsideTopic(question: string, words: readonly string[]): OutsideTopic | null {
  const text = words.join(' ')
  const plain = question.normalize('NFKC').trim()
  if (isForeign(plain)) return 'language'
  for (const [topic, pattern] of patterns) {
    if (
      topic === 'advice' &&
      /\bput aside|set aside|put by|putting (by|aside)|setting aside\b/.test(text)
    )
      continue
    if (topic === 'assets' && /\bequity raised\b/.test(text)) continue
    if (
      topic === 'stock' &&
      /\b(spend|spent|cost|paid|pay|spending)\b/.test(text) &&
      !/\b(units|hours)\b/.test(text)
    )
      continue
    if (pattern.test(plain) || pattern.test(text)) return topic
    if (pattern === lastRefusal && actionStart.test(plain) && !actionExceptions.test(text))
      return 'action'
  }
  return null
}

const foreign =
  /\b(cu[aá]nto|combien|wieviel|wie viel|quanto|hoeveel|dinero|argent|geld|soldi|kontostand|dépens|gastos|ile|pieniędzy|faint|wariais|quel|est notre|nuestro|unser|welche|avons|hemos|haben wir|le mois|el mes|dernier|pasado|letzten)\b/i

function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length
  if (letters.length >= 4 && latin < letters.length * 0.6) return true
  return foreign.test(text)
}
