// Whether a payment is always of one amount, and what somebody takes for granted about a price:
// "is Bupa always the same?", "Marlow cut our rent in July, how much has that saved us?".
import type { PhrasePattern } from './pattern.ts'

const our = '[(the|our|my|that)]'
const noun =
  '[(mobile|broadband|bill|bills|payment|payments|price|charge|charges|cost|costs|fee|fees|money|amount|amounts|direct debit|lease|rent|hire|subscription|repayment|contract|retainer|policy|insurance|invoice|invoices|wages|wage|pay|premium|order|orders|payout|payouts|one)]'
const time =
  '[(each|every) (time|month|week|quarter|year|payment|one)|(from|week to|month to|time to) (one to the next|week|month|time|month to month|week to week|one month to the next)|or not|or what|then]'
const same =
  '[(exactly|roughly)] [the] same [(amount|price|money|figure|sum|number|each time|every time|each month|every month|every week|each week|every quarter)]'
const or =
  '[or [(is|are|does|do|did|has|have)] [(it|they|the amount|the price|he|she)] (vary|varies|varied|change|changes|changed|differ|differs|different|different amounts|go up and down|goes up and down|up and down|up or down|it varies|move about|moves about|jump about|jumps about|gone up|gone up at all|go up|went up|all over the place) [a bit|at all|each time|every time]]'
const asBefore =
  '[as] [(when {we} (started|began|opened|joined)|at the start|before|ever|last year|it was|always)] [(or|and) [(has|have|is|are|did)] [(it|they)] [(been|gone)] (up|gone up|went up|go up|risen|rose|increased|changed|dearer|crept up|bumped|put up)] [at all]'
const varies =
  '(vary|varied|differ|fluctuate|go up and down|move about|jump about|change from month to month|change each time|change every time|change every month|change each month|change month to month)'

const claim = {
  more: {
    moved: 'put up|raised|upped|increased|hiked|bumped up|pushed up|put up the|doubled|jacked up',
    split:
      '(put|pushed|bumped|jacked|whacked|raised|increased|upped|hiked) [(the|our|my|their|its|his|her)] {costing} [up]',
    fell: '(went up|rose|increased|jumped|shot up|got dearer|crept up)',
  },
  less: {
    moved: 'cut|reduced|lowered|dropped|slashed|brought down|knocked down|halved|trimmed',
    split:
      '(cut|reduced|lowered|dropped|slashed|halved|brought|put|knocked|trimmed) [(the|our|my|their|its|his|her)] {costing} [down]',
    fell: '(went down|fell|dropped|came down|got cheaper)',
  },
} as const

// Bills and charges may be what they come to; these are of one amount.
const price = '(price|prices|premium|rent|rate|rates|fee|subscription|tariff|retainer|lease)'
const rise = {
  more: '(go up|gone up|rise|risen|increase|increased|double|doubled)',
  less: '(go down|gone down|come down|fall|fallen|drop|dropped)',
}
const when = '[back] [(in|from|since|at|on|during)] [the] {period}'
const toll =
  '[(so|and|but)] [(how much|what|how much more|how much less|what extra) (has|have|did|does|is|was|will) [(that|it|this|they|we|i)] [(have|has|been|that)] (saved|save|saving|saved us|save us|cost|cost us|costing|costing us|set us back|added|paid|extra|pay) [{us}] [(extra|more|since|so far|since then|to date|altogether|in total|over the year)] [(since|so far|since then|to date)]|by how much|how much by|how much was it before|what was it before|what were we paying before|what did we pay before|how much were we paying before|what are we paying now|what is it now|and what was it before|and by how much|what did it go up by|did they not|did not they|did it not|right|yes|have they not]'

export const steadyPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `(is|are|was|were|has|have) ${our} {name} ${noun} always [been] ${same} ${time} ${or}`,
      `(do|does|did) ${our} {name} ${noun} always (come to|cost|pay|charge|take|send|come in at|work out at|get) [{us}] ${same} ${time} ${or}`,
      `(is|are|was|were) ${our} {name} ${noun} ${same} ${time} ${or}`,
      `${our} {name} ${noun} (is it|are they|is that|was it) [always] ${same} ${time} ${or}`,
      `${our} {name} ${noun} always ${same} ${time} ${or}`,
      `(do|does|did) ${our} {name} ${noun} ${varies} [(much|at all|a lot)] ${time} [or (is it|are they|do they stay|does it stay) [always] ${same}]`,
      `(do|does|did) {we} [always] (pay|get|receive|give) {name} ${same} ${time} ${or}`,
      `(do|does|did) {we} [always] (pay|get|receive|give) ${same} (from|to|for|off|by) {name} ${time} ${or}`,
      `(what|how much) do {we} pay [(to|for)] {name} [and] is it [always] ${same} ${time} ${or}`,
      `(is|are) ${our} {name} ${noun} still ${same} ${asBefore}`,
      `${our} {name} ${noun} still ${same} ${asBefore}`,
      `(has|have|did) ${our} {name} ${noun} (stayed|remained|been) ${same} ${time} ${or}`,
    ],
    means: 'does {name} comestothesame',
  },
  {
    says: [
      `(has|have) (the amount|what|the price|the figure) {we} (pay|paid|get) [(to|for|from)] {name} [(ever)] (changed|varied|moved|gone up or down|gone up)`,
      `(has|have|did) ${our} {name} ${noun} (changed|varied|moved) [(at all|ever|lately|recently|since we started)]`,
      `${our} {name} ${noun} any (change|changes|movement)`,
    ],
    means: 'has {name} comestothesame changed',
  },
  {
    says: [
      `(is|are|was|were|has|have) ${our} {name} ${noun} always [been] {amount}`,
      `(do|does|did) ${our} {name} ${noun} always (cost|pay|charge|come to|come in at|take) [{us}] {amount}`,
    ],
    means: 'does {name} comestothesame {amount}',
  },
  ...Object.entries(claim).map(([way, { moved, split, fell }]) => ({
    says: [
      `${our} {payee} (${moved}) [(the|our|my|their|its)] {costing} ${when} ${toll}`,
      `${our} {payee} ${split} ${when} ${toll}`,
      `${our} {payee} [{costing}] ${fell} ${when} ${toll}`,
      `(did|has|have) ${our} {payee} ${price} ${rise[way as keyof typeof claim]} ${when}`,
      `(did|has|have) ${our} {payee} bill ${rise[way as keyof typeof claim]} since {period}`,
      `(how much|what) (has|have|did) [(us|we|i|it)] (save|saved|cost|cost us|lose|lost) (since|by|from|after) {payee} (${moved}) [(the|our|my|their|its)] {costing} ${when}`,
    ],
    means: `did {payee} pricemoved ${way} {period}`,
  })),
  ...Object.entries(claim).map(([way, { fell }]) => ({
    says: [
      `[(the|our|my)] {rent} ${fell} ${when} ${toll}`,
      `(did|has|have) [(the|our|my)] {rent} ${rise[way as keyof typeof claim]} ${when}`,
      `(they|the landlord|landlord) ${claim[way as keyof typeof claim].split.replace('{costing}', '{rent}')} ${when} ${toll}`,
    ],
    means: `did {rent} pricemoved ${way} {period}`,
  })),
]
