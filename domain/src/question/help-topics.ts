// How-to questions and the written topics that answer them. A topic is meant when the question asks
// how, where or whether something can be done, or what something means, and names the topic's
// subject.
import { asksHowTo, wantsFile } from './how-to.ts'

// Words in any order, each of them a whole word: "how do I get an invite to my accountant".
function allOf(...groups: readonly string[]): RegExp {
  return new RegExp(groups.map((words) => `(?=.*\\b(?:${words})\\b)`).join(''))
}

function eitherOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}

const recordWords =
  'add|enter|record|upload|import|log|put in|put|key in|type in|type|input|load|create|make|edit|change|delete|remove|get'

/** A topic by its id, with the words that lead to it. */
type Topic = { readonly id: string; readonly words: RegExp }

const topics: readonly Topic[] = [
  // What one wage earner gets is kept from the others, never from those who collect tax.
  {
    id: 'hide-pay',
    words: allOf(
      'hide|hides|hidden|hiding|mask|private|conceal|cover up|blank out|see|sees|seeing|seen|show|shows|showing|shown|visible|look at|nosing',
      'wages?|salar(?:y|ies)|payroll|earns?|earnings|earning|paid|pay',
      'hide|hides|hidden|hiding|mask|private|conceal|cover up|blank out|stop|prevent|keep|not|without|dont',
      'hide|staff|lads|girls|team|others?|people|anyone|anybody|everyone|everybody|nobody|names?|private|workers|employees|lot|who|each|them|boys',
      '^(?!.*(?:hmrc|tax ?man|vat ?man|inspector|inland revenue|creditors|wife|husband)).*',
    ),
  },
  {
    id: 'hide-pay',
    words:
      /^can (?:the|my|our|other|any) .*\b(?:see|view|look at|find out)\b.*\b(?:wages?|salar(?:y|ies)|pay|payroll|earns?|paid)\b/,
  },
  {
    id: 'change-project',
    words: allOf(
      'change|changes|changing|edit|editing|alter|altering|amend|update|updating|adjust|adjusting|set|move|mark|correct|lower|raise|bump|tell it',
      'probability|probabilities|likelihood|odds|chances?|percentage|stage|status|won|lost|value|start date|end date|dates?',
      'projects?|jobs?|bids?|deals?',
      '^(?!.*(?:new|set up|add|create)\\b).*',
    ),
  },
  {
    id: 'change-project',
    words: allOf(
      'delete|deleting|remove|removing|cancel|cancelling|get rid of',
      'projects?|jobs?|bids?|deals?',
    ),
  },
  {
    id: 'buffer',
    words: allOf(
      'change|changing|alter|altering|set|setting|adjust|adjusting|raise|lower|put|edit|update|increase|up',
      '(?:minimum|min|lowest|least|bottom|floor|safety|safe|comfort|warning) (?:cash |bank )?(?:balance|level|amount|figure|cash|limit|line|margin|net|zone)|buffer|cushion|rainy day (?:amount|figure|money)|minimum|how low|too low|warn|warns|warned|warning',
    ),
  },
  // "Can I change the day a customer is expected to pay?"
  {
    id: 'due',
    words: allOf(
      'change|changing|alter|altering|move|moving|shift|shifting|push|put|edit|update|amend|bring|set|delay',
      'day|date|dates|days|when|later|earlier|forward|back',
      'expected|due|down to pay|meant to pay|supposed to pay|going to pay|will pay|pays|to pay',
      '^(?!.*(?:year end|categor)).*',
    ),
  },
  {
    id: 'due',
    words: allOf(
      'cancel|dismiss|skip|remove|delete|get rid of|take|stop',
      '(?:expected|upcoming|coming|due|forecast|forecasted) (?:payments?|bills?|receipts?|items?)|payments? (?:that is|which is) (?:not )?(?:due|expected|coming|happening)',
    ),
  },
  {
    id: 'regular-payments',
    words: allOf(
      'tell|mark|stop|let|make|say|show',
      'regular|recurring|repeating|monthly|weekly|one[- ]?off|every month',
      '^(?!.*(?:categor|reports?|summary|emails?|ignor|exclud|leave out)).*',
    ),
  },
  { id: 'own-assistant', words: /\b(own assistant|mcp|model context protocol|access tokens?)\b/ },
  {
    id: 'mark-paid',
    words: allOf(
      'mark|tick|tick off|show|set|record|close|clear|sign off|flag',
      'as paid|paid|settled|gave (?:me|us) (?:it )?(?:in )?cash',
      '^(?!.*(?:wages|salary|salaries|categor|under|into)).*',
    ),
  },
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
  {
    id: 'rules',
    words:
      /\balways (?:\w+ ){0,2}(?:under|in|into|as|to)\b|\b(?:under|in|into|as) .*\b(?:automatically|every time|each time|from now on)\b/,
  },
  {
    id: 'categories',
    words:
      /\b(?:tell|teach|make|get|let|show|convince)(?!.*\b(?:registered|year end|going (?:up|down)|changing|ending|stopping|rising|late)\b) (?:it|you|plimsoll|the (?:app|system|computer|assistant)) (?:know |understand |see )?(?:that )?(?:an? |the |our |my )?.{2,50}? (?:is|are|goes?|belongs?|should (?:be|go)|comes?|counts?|isn['’]?t|aren['’]?t|not)\b|\b(?:filed|file|filing|listed|go(?:es)?|comes?|put|sits?|stands?) (?:\w+ ){0,2}?(?:under|as)\b|\btreat(?:s|ing|ed)? .{2,40} as\b|\bwrong (?:heading|bucket|place|pot|section)\b/,
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
    id: 'change-project',
    words: allOf(
      'add|adding|put in|put|insert|squeeze in',
      'another|more|extra|further|second|third|fourth',
      'milestones?|stages?|stage payments?|instal?ments?',
    ),
  },
  {
    id: 'sales-projects',
    words:
      /\b(set up|add|create|start|enter|record|edit|change|make|new|put in)\b.*\b(projects?|milestones?|stage payments?|bids?|(?:new |customer |client )+jobs?|jobs? (?:for|we))\b/,
  },
  {
    id: 'business',
    words:
      /\bvat (scheme|number|registration|quarters?|status|stagger|periods?)\b|\b(set|change|edit|enter|update|correct|put in) (my|our|the) (business|company)('s)? (name|type|details|vat)\b|\b(set|change|edit|update|correct|move|put|alter|fix|tell)\b.*\b(year ends?|financial year|bank holidays)\b|\b(vat registered|not registered for vat)\b|\b(my|the|our) (settings|profile|preferences)\b/,
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
    words:
      /\bcounts? as\b|\b(categor(?:y|ies)|(?:re|un|mis)?-?categori[sz]\w*|split|label|labelled|tagged|(?:down|coded|listed|coming up|showing|shows up) as)\b/,
  },
  {
    id: 'rules',
    words:
      /\balways (?:\w+ ){0,2}(?:under|in|into|as|to)\b|\brules?\b|\bautomatically\b.*\b(?:categor|sort)/,
  },
  {
    id: 'merchants',
    words:
      /\brename (?!.*\b(?:account|categor\w*|rule|project|job)\b)|\b(?:rename|merge|join|combine|change (?:the |a )?name)\b.*\b(?:merchant|supplier|customer|payee|name|company|firm)s?\b|\b(?:two|2|both|same)\b.*\b(?:merge|join|combine|put)\b.*\b(?:them|together|into one|up)\b|\bmerchants? names?\b/,
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
  {
    id: 'scenarios',
    words: /\b(?:scenarios?|what if|(?:is|are) going (?:up|down)|(?:has|have) gone (?:up|down))\b/,
  },
  { id: 'regular-payments', words: /\b(regular|recurring|repeating) payments?\b/ },
  {
    id: 'buffer',
    words:
      /\b(?:buffer|cushion|safety net|alerts?|notifications?|warnings?)\b|^(?=.*\b(?:turn|switch|stop|get|getting|unsubscribe|mute)\b).*\bemails?\b/,
  },
  { id: 'due', words: /\b(due|overdue|bills?|invoices?|upcoming payments?)\b/ },
  { id: 'transfers', words: /\btransfers?\b/ },
  { id: 'tax', words: /\b(vat|tax|taxes|paye|hmrc)\b/ },
  {
    id: 'exclude',
    words:
      /\b(?:get rid|take|leave|keep|drop|cut)\b.*\b(?:from|out of) (?:the |my |our )?(?:averages?|totals?|comparisons?)\b/,
  },
  {
    id: 'exclude',
    words: allOf(
      'delete|remove|hide|exclude|leave out|ignore|get rid of',
      'payments?|transactions?|one[- ]?off',
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
  {
    id: 'words',
    words: /\b(?:glossary|jargon|terminology|(?:words|terms) (?:on|in|you use|here))\b/,
  },
  { id: 'assistant', words: /\b(assistant|questions|chatbot)\b/ },
]

// How to pay less is no question about Plimsoll, nor is how to keep money from somebody.
const isOfMoney =
  /\b(?:save|reduce|cut|lower|increase|grow|boost|avoid|evade|improve|afford|pay less)\b|\bhide\b(?!.*\b(?:payments?|transactions?)\b)/
// "How do I lower the buffer?", "how do I hide what people earn?"
const keptSettings: ReadonlySet<string> = new Set(['buffer', 'hide-pay', 'change-project'])

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
  if (wantsFile(text)) return 'export'
  if (!asksHowTo(text)) return null
  const { id } = topics.find((topic) => topic.words.test(text)) ?? {}
  if (id === undefined || (isOfMoney.test(text) && !keptSettings.has(id))) return null
  return id
}

/** The ids of all topics, in the order in which they are listed. */
export const helpTopicIds: readonly string[] = [...new Set(topics.map(({ id }) => id))]
