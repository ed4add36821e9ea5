// Which tools do the same job, by the merchant's key. Only jobs that a firm needs one tool for.

const jobs: readonly (readonly [string, string])[] = [
  [
    'bookkeeping',
    'XERO|QUICKBOOKS|INTUIT|SAGE|FREEAGENT|FREE AGENT|FRESHBOOKS|KASHFLOW|CLEARBOOKS|WAVE ACCOUNTING|QUICKFILE|CRUNCH ACCOUNTING|ZOHO BOOKS',
  ],
  ['receipts and bills', 'DEXT|RECEIPT BANK|HUBDOC|AUTOENTRY'],
  ['payroll', 'BRIGHTPAY|MONEYSOFT|GUSTO'],
  ['mail and office documents', 'MICROSOFT|MICROSOFT 365|GOOGLE WORKSPACE|ZOHO'],
  ['video calls', 'ZOOM|GOTO COM|GOTOMEETING|GOTO MEETING|WHEREBY|WEBEX|CISCO WEBEX'],
  ['team chat', 'SLACK|DISCORD NITRO|CHANTY'],
  ['file storage', 'DROPBOX|BOX COM|BOX INC|PCLOUD|WETRANSFER'],
  ['project boards', 'TRELLO|ASANA|MONDAY COM|CLICKUP|BASECAMP|WRIKE'],
  [
    'customer records',
    'HUBSPOT|SALESFORCE|PIPEDRIVE|CAPSULE|ZOHO CRM|COPPER CRM|INSIGHTLY|NUTSHELL',
  ],
  ['help desk', 'ZENDESK|INTERCOM|FRESHDESK|FRESHWORKS|HELP SCOUT'],
  ['signatures', 'DOCUSIGN|HELLOSIGN|PANDADOC|SIGNABLE'],
  ['newsletters', 'MAILCHIMP|CAMPAIGN MONITOR|SENDINBLUE|BREVO|KLAVIYO|CONSTANT CONTACT'],
  ['passwords', 'LASTPASS|1PASSWORD|AGILEBITS|DASHLANE|BITWARDEN|KEEPER SECURITY'],
  ['virus protection', 'NORTON|MCAFEE|SOPHOS|BITDEFENDER|ESET|MALWAREBYTES'],
  ['a website', 'SQUARESPACE|WIX|WEEBLY|WEBFLOW'],
  ['a web shop', 'SHOPIFY|BIGCOMMERCE|EKM'],
  ['an AI assistant', 'OPENAI|CHATGPT|ANTHROPIC|CLAUDE AI|PERPLEXITY'],
  ['time sheets', 'TOGGL|HARVEST|CLOCKIFY'],
  ['staff rotas', 'DEPUTY|ROTACLOUD|PLANDAY'],
  ['jobs and quotes', 'TRADIFY|JOBBER|SERVICEM8|POWERED NOW'],
  ['surveys', 'TYPEFORM|SURVEYMONKEY'],
  ['backups', 'BACKBLAZE|CRASHPLAN|CARBONITE|IDRIVE'],
  ['meetings booked', 'CALENDLY|ACUITY|DOODLE|YOUCANBOOK'],
  ['posts on social media', 'HOOTSUITE|BUFFER|SPROUT SOCIAL|LATER COM'],
  ['stock pictures', 'SHUTTERSTOCK|ISTOCK|ISTOCKPHOTO|DEPOSITPHOTOS|ENVATO'],
  ['code hosting', 'GITHUB|GITLAB|BITBUCKET'],
  ['notes', 'NOTION|EVERNOTE|CODA'],
  ['a VPN', 'NORDVPN|EXPRESSVPN|SURFSHARK'],
  ['a phone system', 'RINGCENTRAL|8X8|DIALPAD|AIRCALL|VONAGE'],
  ['screen recordings', 'LOOM|VIDYARD'],
  ['table bookings', 'RESDIARY|OPENTABLE|SEVENROOMS'],
  ['staff records', 'BREATHE HR|BREATHEHR|BAMBOOHR|CHARLIEHR|CHARLIE HR'],
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
