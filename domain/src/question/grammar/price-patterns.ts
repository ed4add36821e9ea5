// When a regular price went up, by how much, and to what.
import type { PhrasePattern } from './pattern.ts'

const our = '[(the|our|my)]'
const noun =
  '(renewal|price|premium|premiums|subscription|bill|cost|charge|fee|fees|charges|policy|payment|rent|rate|rates|tariff|contract|plan|membership|licence|retainer|monthly bill|monthly payment|insurance|insurance premium)'
const any = `[${noun}]`
const it = '(it|its|they|theyve|that|thats|he|she|this)'
const rose =
  '(go up|gone up|went up|rise|risen|rose|increase|increased|change|changed|jump|jumped|get dearer|got dearer|be put up|put up|go up in price|get put up|creep up|crept up|hike|go up last|last go up|last rise|last increase|last change)'
const hasRisen =
  '[(has|have|is|s)] [(all|just)] (gone up|risen|increased|changed|been put up|got dearer|dearer|went up|put up|gone up again|more|higher)'
const put =
  '(put|push|pushed|bump|bumped|jack|jacked|whack|whacked|hike|hiked|raise|raised|increase|increased|up|upped|change|changed|bring|brought|shove|shoved)'
const and =
  '[(and|to|by|from)] [(by how much|to what|what to|how much by|how much|what by|what did it go to|to how much|from what to what|what is it now|what it is now|what was it before|from what|what from|how much to|what amount|by what|to what amount|when|when and by how much|what did it go up to|how much did it go up)]'
const dearer = '(dearer|more|more expensive|higher|steeper|pricier|bigger|costlier|extra)'
const than =
  '[(than|compared with|compared to|on|over|against|versus|from) (last time|last year|last time round|before|the last one|the one before|the year before|the previous one|previously|the last|the previous year|it was|it used to be|last)]'
const now = '[(now|this year|this time|these days|this time round|at renewal|on renewal|today)]'
const since =
  '[(since|over|on|compared with|compared to|from|in) [the] (last year|year before|year|last 12 months|past year|last twelve months)]'

const toDate = '[(to date|since {we} (started|began|opened)|since we first started|over time)]'

// What it costs since a rise that is taken for granted: what it was, what it is, and from when.
const costsNow = (name: string) => [
  `(what|how much|what much) (is|are|does|do) ${our} ${name} ${any} [(cost|costs|costing|charge|charging|coming to)] [(us|me)] now [that] ${it} ${hasRisen}`,
  `(what|how much) (is|are|does|do) ${our} ${name} ${any} [(cost|costs|costing|charge|charging|coming to)] [(us|me)] (since|after) (${it} (went up|rose|increased|changed)|the (increase|rise|price rise|rent rise|hike|new price|new contract|renewal))`,
  `(what|how much) (do|are) {we} (pay|paying) [(for|to)] ${our} ${name} ${any} now [that] ${it} ${hasRisen}`,
  `(what|how much) (do|are) {we} (pay|paying) [(for|to)] ${our} ${name} ${any} (since|after) (${it} (went up|rose|increased|changed)|the (increase|rise|price rise|rent rise|hike|new price|new contract|renewal))`,
  `${our} ${name} ${any} [(what|how much) is it] now [that] ${it} ${hasRisen}`,
  `(what|how much) (is|are|does) ${our} ${name} ${any} (costing|charging|cost) [(us|me)] now`,
]

export const pricePatterns: readonly PhrasePattern[] = [
  {
    says: [
      `[(has|have|did|is|are)] ${our} {payee} ${any} (gone up|go up|risen|increased|got dearer|crept up|dearer|any dearer|pricier|more expensive|been bumped up|been put up) [at all] ${toDate}`,
      `(is|are) ${our} {payee} ${any} [any] (dearer|more expensive|pricier|higher|steeper) than (when {we} (started|began|opened|signed up|joined)|at the start|to start with|at first)`,
      `(has|have|did) ${our} {payee} (bumped|bump|put|pushed|push|upped|up) (it|them|the price|the bill) [up] [at all] ${toDate}`,
    ],
    means: 'did {payee} put its price up',
  },
  {
    says: [
      `{payee} ${any} [(when|and when)] (did|has|was) ${it} [last] ${rose} ${and}`,
      `{payee} ${any} (when|how much|by how much|what) (did|has|was) (${it}|the ${noun}) [last] ${rose} ${and}`,
      `when (did|was|has) ${our} {payee} ${any} [last] ${rose} ${and}`,
      `(has|have|did|was) ${our} {payee} ${any} ${rose} (and when|when|and by how much|by how much|and when was that)`,
      `when (did|was|has) ${our} {payee} [last] ${put} (the|our|my|its|their|his|her) ${noun} [up] ${and}`,
      `when (did|was|has) ${our} {payee} [last] ${put} up (the|our|my|its|their|his|her) ${noun} ${and}`,
      `(what|how much) [(did|has|was|is)] ${our} {payee} ${any} (go|gone|went|rise|risen|jump|jumped|increase|increased|move|moved|change|changed) [up] (to|from and to|from what to what|from|by|from and by how much)`,
      `(what|how much) (did|has) ${our} {payee} ${put} (the|our|my|its|their) ${noun} up (to|by)`,
      `[by] how much (did|has) ${our} {payee} ${put} (the|our|my|its|their) ${noun} [up]`,
      `[by] (how much|what) (did|has|have) ${our} {payee} ${any} (go up|gone up|risen|rise|rose|increased|increase|jumped) [by|in price] ${since}`,
      `{payee} ${any} how much ${dearer} (was|is|were|are) (the|our|my|it|they|this years) [${noun}] ${now} ${than}`,
      `{payee} ${any} how much (has|did) (it|they) (gone|go) up ${now} ${since}`,
      `how (much ${dearer}|much up) (was|is|were|are) ${our} {payee} ${any} ${now} ${than}`,
      `how much ${dearer} (is|are|was) {payee} (charging|charging us|charging me|costing|costing us|costing me) ${now} ${than}`,
      `{payee} ${noun} (up|dearer|more|rise|increase|hike|change|went up|gone up) ${now} ${than}`,
      `{payee} ${any} (old|previous) (price|premium|rate) (and|versus|vs|v|against) (new|current) [(price|premium|rate|one)]`,
      `{payee} (new|latest|current) (price|premium|rate) (and|versus|vs|v|against) (old|previous) [(price|premium|rate|one)]`,
      `what (is|was|does) {payee} (charge|cost|charging|costing) now (and|versus|compared with|against) (before|what was it before|previously)`,
    ],
    means: 'when did {payee} put its price up',
  },
  {
    says: [
      `(has|have|did|was) ${our} {payee} ${noun} (gone up|go up|risen|increased|been put up|put up|been increased|been hiked) (at|on|with|for) (the|our|my|this|this years) (renewal|last renewal)`,
      `(has|have|did) ${our} {payee} ${put} (the|our|my|its|their|his|her) ${noun} up [at all|recently|lately|this year|on us|on me]`,
      `(is|was) ${our} {payee} renewal (dearer|more|more expensive|higher|up|steeper) ${now} ${than}`,
    ],
    means: 'did {payee} put its price up',
  },
  {
    says: costsNow('{payee}'),
    means: 'when did {payee} put its price up',
  },
  {
    says: costsNow('{category}'),
    means: 'when did {category} go up',
  },
]
