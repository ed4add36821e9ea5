// Which tools do the same job, by the merchant's key. Only jobs that a firm needs one tool for.

const jobs: readonly (readonly [string, string])[] = [
  [
    'bookkeeping',
    'XERO|QUICKBOOKS|INTUIT|SAGE|FREEAGENT|FREE AGENT|FRESHBOOKS|KASHFLOW|CLEARBOOKS|WAVE ACCOUNTING',
  ],
  ['receipts and bills', 'DEXT|RECEIPT BANK|HUBDOC|AUTOENTRY'],
  ['payroll', 'BRIGHTPAY|MONEYSOFT|GUSTO'],
  ['mail and office documents', 'MICROSOFT|MICROSOFT 365|GOOGLE WORKSPACE|ZOHO'],
  ['video calls', 'ZOOM|GOTO COM|WHEREBY|WEBEX|CISCO WEBEX'],
  ['team chat', 'SLACK|DISCORD NITRO|CHANTY'],
  ['file storage', 'DROPBOX|BOX COM|BOX INC|PCLOUD|WETRANSFER'],
  ['project boards', 'TRELLO|ASANA|MONDAY COM|CLICKUP|BASECAMP|WRIKE'],
  ['customer records', 'HUBSPOT|SALESFORCE|PIPEDRIVE|CAPSULE'],
  ['help desk', 'ZENDESK|INTERCOM|FRESHDESK|FRESHWORKS|HELP SCOUT'],
  ['signatures', 'DOCUSIGN|HELLOSIGN|PANDADOC|SIGNABLE'],
  ['newsletters', 'MAILCHIMP|CAMPAIGN MONITOR|SENDINBLUE|BREVO|KLAVIYO|CONSTANT CONTACT'],
  ['passwords', 'LASTPASS|1PASSWORD|AGILEBITS|DASHLANE'],
  ['virus protection', 'NORTON|MCAFEE|SOPHOS|BITDEFENDER|ESET|MALWAREBYTES'],
  ['a website', 'SQUARESPACE|WIX|WEEBLY|WEBFLOW'],
  ['a web shop', 'SHOPIFY|BIGCOMMERCE|EKM'],
  ['an AI assistant', 'OPENAI|ANTHROPIC|CLAUDE AI|MIDJOURNEY'],
  ['time sheets', 'TOGGL|HARVEST|CLOCKIFY'],
  ['staff rotas', 'DEPUTY|ROTACLOUD|PLANDAY'],
  ['jobs and quotes', 'TRADIFY|JOBBER|SERVICEM8|POWERED NOW'],
  ['surveys', 'TYPEFORM|SURVEYMONKEY'],
  ['backups', 'BACKBLAZE|CRASHPLAN|CARBONITE'],
]

const jobByBrand = new Map(
  jobs.flatMap(([job, brands]) => brands.split('|').map((brand) => [brand, job] as const)),
)
const wordsMax = 3

/** The job of a tool, by the words its key begins with; `null` for what is no such tool. */
export function jobOf(key: string): string | null {
  const words = key.split(' ').slice(0, wordsMax)
  for (let count = words.length; count > 0; count--) {
    const job = jobByBrand.get(words.slice(0, count).join(' '))
    if (job) return job
  }
  return null
}
