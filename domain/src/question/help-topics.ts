// How-to questions and the written topics that answer them. A topic is meant when the question asks
// how, where or whether something can be done, or what something means, and names the topic's
// subject.

// Words in any order, each of them a whole word: "how do I get an invite to my accountant".
function allOf(...groups: readonly string[]): RegExp {
  return new RegExp(groups.map((words) => `(?=.*\\b(?:${words})\\b)`).join(''))
}

function eitherOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}

const recordWords =
  'add|enter|record|upload|import|log|put in|put|key in|input|load|create|make|edit|change|delete|remove|get'

/** A topic by its id, with the words that lead to it. */
type Topic = { readonly id: string; readonly words: RegExp }

const topics: readonly Topic[] = [
  { id: 'own-assistant', words: /\b(own assistant|mcp|model context protocol|access tokens?)\b/ },
  { id: 'mark-paid', words: allOf('mark|tick off|show|set|record|close', 'as paid|paid|settled') },
  {
    id: 'mark-paid',
    words:
      /\b(?:tell|let|show) (?:it|you|plimsoll|the (?:app|system|computer)) (?:know )?(?:that )?(?!i\b|we\b).{2,40} (?:have|has|had|did|['’]s|is|was|been|already|just|finally)(?: (?:been|already|just|now|finally))* (?:paid|settled|coughed up)(?: (?:up|me|us|in cash|by cash|by cheque|cash))*$/,
  },
  {
    id: 'transfers',
    words:
      /\b(?:treat|treats|treating|count|counts|counting|class|classing|take|taking|show|showing|put|putting)\b.*\btransfers?\b.*\bas\b/,
  },
  {
    id: 'exclude',
    words:
      /^(?!.*\b(?:categor|invoice|bill)).*\b(?:counted|counting|count|counts|showing|shown|shows|show|in|there|entered|added|included|comes up|coming up) (?:\w+ ){0,3}twice\b|\bduplicat\w*|\bdouble[- ]?count\w*|\bcount(?:ing|ed|s)? (?:\w+ ){0,3}double\b/,
  },
  { id: 'rules', words: /\balways (?:\w+ ){0,2}(?:under|in|into|as|to)\b/ },
  {
    id: 'categories',
    words:
      /\b(?:tell|teach|make|get|let|show|convince)(?!.*\b(?:registered|year end|going (?:up|down)|changing|ending|stopping|rising|late)\b) (?:it|you|plimsoll|the (?:app|system|computer|assistant)) (?:know |understand |see )?(?:that )?(?:an? |the |our |my )?.{2,50}? (?:is|are|goes?|belongs?|should (?:be|go)|comes?|counts?|isn['’]?t|aren['’]?t|not)\b|\b(?:filed|file|filing|listed|goes?|comes?|put|sits?|stands?) (?:\w+ ){0,2}?(?:under|as)\b|\btreat(?:s|ing|ed)? .{2,40} as\b|\bwrong (?:heading|bucket|place|pot|section)\b/,
  },
  {
    id: 'invoices',
    words: allOf(recordWords, 'invoices?|bills?|aged (?:debtors|creditors)'),
  },
  {
    id: 'accountant',
    words: allOf(
      'invite|share|let|give|send|show|add|get (?:my|our|the)|access|log in|login|sign in|see',
      'accountants?|bookkeepers?',
    ),
  },
  {
    id: 'export',
    words: eitherOf(
      allOf(
        'get (?:\\w+ ){1,3}out|get out|save|take (?:\\w+ ){1,3}out',
        'spreadsheets?|excel|csv|pdf|figures|data|transactions|payments|everything',
      ),
      /^(?!.*\breports?\b).*\b(export|download|print)\b/,
    ),
  },
  {
    id: 'upload',
    words:
      /^(?!.*\bundo\b).*(?:\b(upload|import|load)\b.*\b(statement|file|excel|csv|spreadsheet|transactions|data)?\b|\b(statement|spreadsheet|csv|excel file)\b)/,
  },
  {
    id: 'connect-bank',
    words:
      /\b(connect|link|hook up|add|reconnect|disconnect)\b.*\b(bank|banks|account|accounts|open banking|starling|monzo|barclays|lloyds|natwest|hsbc|santander|revolut|tide|nationwide)\b|\bopen banking\b/,
  },
  {
    id: 'sales-projects',
    words:
      /\b(set up|add|create|start|enter|record|edit|change|make|new|put in)\b.*\b(projects?|milestones?|stage payments?|bids?|(?:new |customer |client )+jobs?|jobs? (?:for|we))\b/,
  },
  {
    id: 'business',
    words:
      /\bvat (scheme|number|registration|quarters?|status|stagger|periods?)\b|\b(set|change|edit|enter|update|correct|put in) (my|our|the) (business|company)('s)? (name|type|details|vat)\b|\b(set|change|edit|update|correct|move)\b.*\b(year ends?|financial year|bank holidays)\b|\b(vat registered|not registered for vat)\b|\b(my|the|our) (settings|profile|preferences)\b/,
  },
  {
    id: 'reports',
    words:
      /\b(weekly report|weekly summary|accountant('s)? pack|share (a|the|my|our) (\w+ )?report|reports?)\b/,
  },
  {
    id: 'delete-account',
    words:
      /\b(close|delete|cancel|remove|end) (my|our|the|this) (plimsoll )?(account|subscription)\b/,
  },
  {
    id: 'categories',
    words: /\bcounts? as\b|\b(categor(y|ies|ise|ize|ising)|recategorise|split|label)\b/,
  },
  {
    id: 'rules',
    words:
      /\balways (?:\w+ ){0,2}(?:under|in|into|as|to)\b|\brules?\b|\bautomatically\b.*\b(categor|sort)/,
  },
  {
    id: 'merchants',
    words: /\b(rename|merge)\b.*\b(merchant|supplier|customer|payee)s?\b|\bmerchants? names?\b/,
  },
  {
    id: 'accuracy',
    words: /\b(accura(te|cy)|reliable|trust the forecast|how good is the forecast)\b/,
  },
  {
    id: 'variance',
    words: /\b(variance|against (the )?forecast|difference from (the )?forecast)\b/,
  },
  { id: 'forecast', words: /\b(forecast|forecasting|predict|prediction|range)\b/ },
  { id: 'scenarios', words: /\b(scenarios?|what if|is going (?:up|down)|are going (?:up|down))\b/ },
  { id: 'regular-payments', words: /\b(regular|recurring|repeating) payments?\b/ },
  { id: 'buffer', words: /\b(buffer|cushion|safety net|alerts?|notifications?|warnings?)\b/ },
  { id: 'due', words: /\b(due|overdue|bills?|invoices?|upcoming payments?)\b/ },
  { id: 'transfers', words: /\btransfers?\b/ },
  { id: 'tax', words: /\b(vat|tax|taxes|paye|hmrc)\b/ },
  {
    id: 'exclude',
    words: allOf(
      'delete|remove|hide|exclude|leave out|ignore|get rid of',
      'payments?|transactions?',
    ),
  },
  { id: 'undo', words: /\b(undo|delete|remove|reset|start again|start over)\b/ },
  {
    id: 'security',
    words:
      /\b(two[- ]step|second factor|sign out|log out|my password|change .*password|reset .*password|security|safe|private|privacy|who can see)\b/,
  },
  {
    id: 'balance',
    words: /\b(opening balance|balance wrong|wrong balance|set .*balance|correct .*balance)\b/,
  },
  { id: 'assistant', words: /\b(assistant|questions|chatbot)\b/ },
]

// "Can I get the forecast as a spreadsheet?"
const asksForFile =
  /^(please )?(can|could|may) (i|we|you) (get|have|see|save|print|send|give me|put|take|export|download)\b.{0,40}\b(as|to|in|into|out as|out to|on) (an? |my )?(spreadsheet|excel|excel file|csv|csv file|pdf|file|paper|google sheets?)$/

const asksHow =
  /^(please |can you tell me |tell me |could you tell me |explain )*(how (do|can|would|could|should) (i|we|you|one)|how to|(where|were) (do|can|could|would) (i|we)|where (is|are) (the|my|our) (button|page|settings?|profile)|is there a way|is it possible|am i able|can (i|we) set (it|this|things|plimsoll) up (so|to)|can (i|we) (stop|get|make|tell|teach) (it|you|plimsoll|the app)|what does .* mean|how (is|are) .* (worked out|calculated|computed|made)|how does (the|your|plimsoll) .* work)\b/

// "I've put a payment in the wrong category, how do I change it?"
const asksToMend =
  /\b(how|where|were) (do|can|could|should) (i|we) (?!(?:pay|compare|owe|know|afford|cover) )\w+ (?:\w+ )?(it|this|that|them|those|these)\b/

// "Can I link you to my bank?", but "can we pay it" is about money.
const asksWhetherItCan =
  /^(?:can|could) (?:i|we) (?:just |also )?(?:link|connect|hook|upload|import|export|download|print|invite|exclude|hide|delete|remove|rename|merge|split|undo|mark)\b|^(?:can|could) (?:my|our) (?:accountant|bookkeeper) (?:see|log|sign|have|get|use|access|look)\b/

/** The longer words of how-to questions: what a typing error in one may be mended to. */
export const helpWords: ReadonlySet<string> = new Set(
  `category categories change alter safety cushion buffer payment payments statement upload account milestones project forecast
  scenario merchant password security transfer notifications alerts export download correct wrong many where`.split(
    /\s+/,
  ),
)

/** The topic that a question asks about; null where it asks for no instruction. */
export function helpTopic(words: readonly string[]): string | null {
  const text = words.join(' ')
  if (
    /^how (accurate|reliable|good) (is|are|was|were) (the|your|our|my) (cash )?forecasts?$/.test(
      text,
    )
  )
    return 'accuracy'
  if (asksForFile.test(text)) return 'export'
  const asks = [asksHow, asksToMend, asksWhetherItCan].some((pattern) => pattern.test(text))
  if (!asks || /\bhow (do|does|did) (i|we|you|it)? ?(compare|differ)\b/.test(text)) return null
  if (
    /\b(save|reduce|cut|lower|increase|grow|boost|avoid|evade|improve|afford|pay less)\b|\bhide\b(?!.*\b(payments?|transactions?)\b)/.test(
      text,
    )
  )
    return null
  return topics.find((topic) => topic.words.test(text))?.id ?? null
}

/** The ids of all topics, in the order in which they are listed. */
export const helpTopicIds: readonly string[] = [...new Set(topics.map(({ id }) => id))]
