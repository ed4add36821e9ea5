// The words of what-ifs by what they do: they raise, lower or end a line, add money in or out, or
// change nothing about what is meant. A word that stands in no class is not understood.
import { people } from './plain-pay.ts'

/** What a word of a what-if does. */
export type WhatIfClass =
  | 'condition'
  | 'afford'
  | 'up'
  | 'down'
  | 'stop'
  | 'hire'
  | 'out'
  | 'own_pay'
  | 'buffer'
  | 'in'
  | 'not'
  | 'late'
  | 'sales'
  | 'costs'
  | 'everybody'
  | 'to'
  | 'from'
  | 'all_of'
  | 'pay'
  | 'can'
  | 'repay'
  | 'give'
  | 'staff'
  | 'prices'
  | 'nobody'
  | 'wait'
  | 'stay'
  | 'single'
  | 'miss'
  | 'shut'
  | 'move'
  | 'person'
  | 'owners'
  | 'pause'
  | 'only'
  | 'filler'

const classes: Readonly<Record<WhatIfClass, string>> = {
  condition: `what if|if|suppose|supposing|assuming|imagine|say we|say i|in the event|what would|what does|what effect|what impact|what difference|affect|affects|do to|does to`,
  afford: `afford it|afford that|afford|afford to|can we manage|could we pay|can we pay|could i pay|can i pay|could we stretch to|can we stretch to`,
  up: `better|pay rise|pay rises|wage rise|wage rises|pay increase|raise prices|raised prices|raise our prices|raised our prices|increase prices|increased prices|increase our prices|go up|goes up|going up|went up|gone up|rise|rises|rose|rising|risen|increase|increases|increased|increasing|grow|grows|grew|growing|jump|jumps|jumped|climb|climbs|climbed|up|higher|bigger|raise|raises|raised|raising|put up|putting up|pick up|picks up|picked up|dearer|rise in|increase in|jump in|rocket|rockets|creep up|creeps up|shoot up|shoots up|more|extra|further`,
  down: `we drop|we dropped|i drop|i dropped|go down|goes down|going down|went down|gone down|drop|drops|dropped|dropping|fall|falls|fell|falling|fallen|decrease|decreases|decreased|decline|declines|declined|down|lower|cut|cuts|cutting|reduce|reduces|reduced|reducing|shrink|shrinks|shrank|slump|slumps|slumped|dip|dips|dipped|worse|drop in|fall in|cut in|dip in|drop off|drops off|fall off|falls off|tail off|tails off|slow down|slows down|cut back|trim|less|fewer`,
  stop: `goeswithout|pack up|packs up|packed up|go pop|goes pop|went pop|go belly up|goes belly up|went belly up|go to the wall|goes to the wall|went to the wall|go out of business|goes out of business|went out of business|go into liquidation|goes into liquidation|went into liquidation|cease trading|ceases trading|ceased trading|sell up|sells up|sold up|retire|retires|retired|bail on us|bails on us|bailed on us|bail out|bails out|dump us|dumps us|dumped us|sack us off|sacks us off|sacked us off|move on|moves on|moved on|close our shop|closes our shop|closed our shop|shut our shop|shuts our shop|close our account|closes our account|closed our account|suspend us|suspends us|suspended us|suspended our account|kick us off|kicks us off|kicked us off|ban us|banned us|chuck us off|chucked us off|cut us off|cuts us off|boot us off|booted us off|we drop|we dropped|i drop|i dropped|we were to drop|we had to drop|give up|gives up|giving up|gave up|given up|hand back|hands back|handed back|give notice on|gave notice on|do away with|did away with|let go of|come to an end|comes to an end|came to an end|ended|ends|runs out|ran out|stop using|stopped using|stop having|stopped having|stop renting|stopped renting|stop hiring|stopped hiring|call it a day|jack in|jacked in|pack in|packed in|pack us in|packs us in|packed us in|jack us in|jacked us in|jump ship|jumps ship|jumped ship|take their business elsewhere|takes their business elsewhere|took their business elsewhere|stop|stops|stopped|stopping|leave|leaves|left|leaving|cancel|cancels|cancelled|cancelling|ditch|ditched|ditching|scrap|scrapped|disappear|disappears|disappeared|vanish|vanishes|go bust|goes bust|went bust|go under|goes under|went under|go into administration|goes into administration|go elsewhere|goes elsewhere|quit|quits|get rid of|got rid of|walk away|walks away|walked away|dry up|dries up|dried up|pull out|pulls out|pulled out|fold|folds|folded|lose|loses|losing|lost|without|drop us|drops us|dropped us`,
  hire: `hire|hires|hired|hiring|recruit|recruits|recruited|recruiting|employ|employs|employed|employing|take on|took on|taking on|bring on|brought on|take somebody on|took somebody on|take someone on|took someone on|take anyone on`,
  out: `pull|pulled|pull out|pulled out|pay off|paid off|paying off|paid down|paying down|pay back|paid back|paying back|repaid|repaying|spend|spends|spent|spending|pay out|paid out|buy|buys|bought|buying|lease|leased|leasing|rent|rented|renting|cost|costs|costing|lay out|laid out|invest|invested|investing|commit to|sign up to|sign up for|subscribe to|take out|took out|taking out|take|took|taking|draw|drew|drawing|withdraw|withdrew|pay ourselves|paid ourselves|pay myself|paid myself|pay each of us|pay down|repay|give ourselves|gave ourselves|give myself|gave myself`,
  own_pay: `pay ourselves|paid ourselves|pay myself|paid myself|give ourselves|gave ourselves|give myself|gave myself|pay each of us`,
  in: `get|gets|got|getting|win|wins|won|winning|land|lands|landed|landing|earn|earns|earned|bring in|brings in|brought in|receive|receives|received|come in|comes in|came in|coming in|borrow|borrowed|borrowing|sell|sells|sold|pay us|pays us|paid us|pay me|pays me|paid me|put in|puts in|inject|injects|injected|take in`,
  buffer: `above the buffer|above our buffer|above my buffer|the buffer|our buffer|my buffer`,
  not: `no payment|no payments|no invoice|no invoices|no bill|no bills|not|never|nobody|no one|nothing|no|none`,
  late: `late|later|overdue`,
  sales: `put prices|put our prices|put my prices|raise prices|raised prices|raise our prices|raised our prices|increase prices|increased prices|increase our prices|our prices|my prices|our rates|my rates|sales|turnover|takings|revenue|trade|sales income|income from sales|money from customers|customer income|customer payments|our customers|all our customers|customers|clients|sell|sells|sold`,
  costs: `pay everyone|paying everyone|paid everyone|pay everybody|paying everybody|paid everybody|pay all our suppliers|paying all our suppliers|pay our suppliers|paying our suppliers|pay suppliers|paying suppliers|pay all our bills|paying all our bills|pay our bills|paying our bills|pay the bills|paying the bills|costs|our costs|spending|outgoings|overheads|expenses|all our costs|money out|all costs|what we spend|spend|spent`,
  everybody: `everyone|everybody|income|everything|all invoices|their invoices|its invoices|the invoices|money in|money coming in|everything coming in|all income|all our income|receipts`,
  to: `to`,
  from: `after|from|starting|starting from|starting in|beginning|as of|as from|beginning in|begins|start|starts|start in|starts in|onwards from`,
  all_of: `any|all`,
  can: `can|could`,
  repay: `pay off|paid off|paying off|pay down|paid down|paying down|pay back|paid back|paying back|repay|repaid|repaying`,
  give: `pay rise|pay rises|wage rise|wage rises|pay increase|give|gives|gave|giving`,
  staff: `pay rise|pay rises|wage rise|wage rises|pay increase|salaried staff|the salaried staff|staff|the staff|all staff|all the staff|our staff|my staff|all our staff|all my staff|everyone|everybody|the team|the whole team|our team|my team|employees|the employees|the lads|the workforce`,
  nobody: `no payment|no payments|no invoice|no invoices|no bill|no bills|nobody|no one|nothing|none|no|anyone|anybody|any money|anything`,
  prices: `price|prices|its price|its prices|their price|their prices|the price|charges|its charges|their charges|rates|its rates|their rates|fees|its fees|their fees`,
  stay: `renew|renews|renewed|carry on|carries on|carried on|continue|continues|continued|come back|comes back|came back|order again|orders again|ordered again|reorder|reorders|keep|keeps|kept|keeping|keep on|kept on|hang on to|hangs on to|hung on to|hold on to|held on to|stay on|stays on|stayed on|stay with us|stays with us|stayed with us|extend|extends|extended`,
  single: `skip a payment|skips a payment|skipped a payment|skip an invoice|skip one payment|invoice|bill|payment|an invoice|a bill|a payment|one invoice|one bill|one payment|one of|what they owe|what they owe us|what it owes|what it owes us|what we are owed|the money they owe us|the money they owe|what they are due to pay|cheque|next one`,
  miss: `skip a payment|skips a payment|skipped a payment|skip an invoice|skip one payment|skip the|skip their|skip its|skip our|skip my|skip paying|skip|skips|skipped|skipping|miss|misses|missed|default on|defaults on|defaulted on|bounce|bounces|bounced|falls through|fall through|fell through|fails to pay|fail to pay|failed to pay|refuse to pay|refuses to pay|refused to pay|fails to arrive|goes bad|turns bad|is written off|was written off|write off|writes off|wrote off`,
  shut: `shut|shuts|shutting|shut up shop|shut the doors|shut down|shuts down|close|closes|closed|closing|close up|close the doors|closed up|close down|closed down|take off|took off|taking off|down tools|not trade|not trading|not open|not opening|not work|not working|stop work|stopped work|stop trading|stopped trading`,
  move: `moved|move|moving`,
  owners: `ownerspay`,
  pause: `goeswithout`,
  only: `only`,
  person: people,
  wait: `delaying|defer|deferred|wait|waits|waited|waiting|hold off|held off|holding off|put it off|put that off|delay|delayed|delay it|delayed it|postpone|postponed|postpone it|postponed it|leave it|left it|leaving it|leave that|left that|push it back|pushed it back|do it|did it|doing it|buy it|bought it|buying it|get it|got it|getting it`,
  pay: `pay everyone|paying everyone|paid everyone|pay everybody|paying everybody|paid everybody|pay all our suppliers|paying all our suppliers|pay our suppliers|paying our suppliers|pay suppliers|paying suppliers|pay all our bills|paying all our bills|pay our bills|paying our bills|pay the bills|paying the bills|come|comes|came|coming|get here|gets here|hit the bank|hits the bank|turn up|turns up|turned up|show up|shows up|showed up|arrive|arrives|arrived|materialise|materialises|materialised|come through|comes through|came through|appear|appears|appeared|clear|clears|cleared|charge|charges|charged|charging|owe|owes|owed|gets paid|got paid|pay up|pays up|paid up|pay|pays|paying|paid|paid for|pay for|paying for|settle|settles|settling`,
  filler: `just|than we think|than we thought|than i thought|than it was|second|third|saturday girl|invoices|cheques|whole|entire|we are|their|his|her|how many|if it was|has|due|even|actually|ever|from them|for myself|for ourselves|wants|want|puts|than you think|than you thought|than you reckon|than we reckon|than i think|both|both of them|the pair of them|each of them|at once|at the same time|together|than expected|than we expected|than planned|than forecast|than the forecast|than normal|than usual|than we thought|than last time|than budgeted|than we budgeted|than you expect|than estimated|than the estimate|room|lease|tenancy|agreement|membership|deal|plan|client|clients|as a client|as a customer|as a supplier|any more|anymore|due|one day|over|during|using|buying from|into|towards|early|early in|put|sending|send|sends|sent|anything|anyone|anybody|any work|in total|off|given|giving|what|would|will|does|do|did|happen|happens|happened|how|where|when|be|is|are|am|was|were|could|should|might|can|have|has|the|our|my|we|i|us|me|it|its|they|that|this|a|an|and|so|ok|okay|then|still|stay|alright|all right|fine|look|looks|looking|leave us|leaves us|leave me|left with|end up|ends up|to the forecast|in the forecast|the forecast|forecast|cash flow|cashflow|cash|balance|bank|bank balance|account|in the bank|in the account|low|lowest|low point|the low point|lowest point|the lowest point|lowest balance|position|cash position|the picture|things|enough|enough cash|enough money|hold|hold up|holds up|cope|manage|survive|afford|somebody|someone|another|new|extra|more|further|additional|person|people|staff member|member of staff|employee|apprentice|part timer|assistant|about|around|roughly|approximately|say|by|on|at|for|of|in|as|or so|please|next|go|goes|went|going|start|started|starting|decide to|decided to|were to|was to|had to|have to|to lose|each|suddenly|completely|altogether|with us|from us|ordering|buying from us|paying us|paying|trading|trading with us|using us|money|our cash look|to our cash|to cash|to our balance|contract|job|customer|client|payment|payments|bill|bills|order|orders|business|work|out|out of the business|from the business|out for ourselves|salary|wage|full time|part time|on top|right now|now|tomorrow|today|for|instead|be ok|be okay|be alright|be all right|part-timer|part timers|lad|lass|make it|make that|what about|how about|but|or|just|only if|one|all of them|rather`,
}

type Phrase = { readonly words: readonly string[]; readonly class: WhatIfClass }

const byFirst = new Map<string, Phrase[]>()
for (const [kind, texts] of Object.entries(classes) as [WhatIfClass, string][])
  for (const text of texts.split('|')) {
    const words = text.split(' ')
    const [first = ''] = words
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, class: kind }])
  }
for (const some of byFirst.values()) some.sort((a, b) => b.words.length - a.words.length)

/** The longest phrases that begin at a word, with every class that one of that length stands in. */
export function phraseOf(
  words: readonly string[],
  at: number,
): { readonly end: number; readonly classes: readonly WhatIfClass[] } | null {
  const fitting = (byFirst.get(words[at] ?? '') ?? []).filter((phrase) =>
    phrase.words.every((word, offset) => words[at + offset] === word),
  )
  const [longest] = fitting
  if (!longest) return null
  const { length } = longest.words
  return {
    end: at + length,
    classes: fitting.filter(({ words: own }) => own.length === length).map((each) => each.class),
  }
}

const units = {
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
  annum: 'year',
} as const
const adverbs = {
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
} as const

/** How often money comes or goes. */
export type Rhythm = 'week' | 'month' | 'quarter' | 'year'

/** "A month", "every week", "quarterly". */
export function rhythmAt(
  words: readonly string[],
  at: number,
): { readonly end: number; readonly rhythm: Rhythm } | null {
  const adverb = adverbs[words[at] as keyof typeof adverbs]
  if (adverb) return { end: at + 1, rhythm: adverb }
  if (!/^(a|an|per|each|every)$/.test(words[at] ?? '')) return null
  const unit = units[words[at + 1] as keyof typeof units]
  // "A month late" is a delay, and nothing comes every day.
  if (!unit || unit === 'day' || /^(late|later|early|earlier|sooner)$/.test(words[at + 2] ?? ''))
    return null
  // "By a quarter" is a share, "a month from now" a day.
  if (
    unit === 'quarter' &&
    /^(by|up|rise|rose|rises|risen|down|drop|dropped|drops|fell|fall|falls)$/.test(
      words[at - 1] ?? '',
    )
  )
    return null
  if (words[at + 2] === 'from' && (words[at - 1] === 'by' || words[at + 3] === 'now')) return null
  return { end: at + 2, rhythm: unit }
}

const fractions: Readonly<Record<string, number>> = {
  tenth: 10,
  fifth: 20,
  quarter: 25,
  third: 100 / 3,
  half: 50,
}
const multiples: Readonly<Record<string, number>> = {
  double: 100,
  doubles: 100,
  doubled: 100,
  treble: 200,
  trebled: 200,
  triple: 200,
  tripled: 200,
  halve: -50,
  halves: -50,
  halved: -50,
}

/** A share of what is expected, in percent; `signed` where the word says which way. */
export type Share = { readonly end: number; readonly percent: number; readonly signed: boolean }

/** "10 percent", "a fifth", "half", "double". */
export function shareAt(words: readonly string[], at: number): Share | null {
  const word = words[at] ?? ''
  const multiple = multiples[word]
  if (multiple !== undefined) return { end: at + 1, percent: multiple, signed: true }
  const number = /^\d{1,3}(\.\d{1,2})?$/.test(word) ? Number(word) : (tens[word] ?? null)
  if (number !== null) {
    const end =
      words[at + 1] === 'per' && words[at + 2] === 'cent'
        ? at + 3
        : /^(percent|pc)$/.test(words[at + 1] ?? '')
          ? at + 2
          : null
    if (end !== null) return { end, percent: number, signed: false }
  }
  const from = /^(a|one)$/.test(word) ? at + 1 : word === 'half' ? at : null
  const fraction = from === null ? undefined : fractions[words[from] ?? '']
  return from !== null && fraction !== undefined
    ? { end: from + 1, percent: fraction, signed: false }
    : null
}

const tens: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
}

const dayLengths: Readonly<Record<string, number>> = {
  day: 1,
  days: 1,
  week: 7,
  weeks: 7,
  fortnight: 14,
  month: 30,
  months: 30,
}
const small: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  thirty: 30,
  sixty: 60,
}

/** "30 days late", "a month late": how long after its day a payment comes. */
export function delayAt(
  words: readonly string[],
  at: number,
): { readonly end: number; readonly days: number } | null {
  const word = words[at] ?? ''
  const number = /^\d{1,3}$/.test(word) ? Number(word) : small[word]
  const length = dayLengths[words[at + 1] ?? '']
  if (!number || !length) return null
  if (/^(late|later|behind|overdue)$/.test(words[at + 2] ?? ''))
    return { end: at + 3, days: number * length }
  if (/^(early|earlier|sooner)$/.test(words[at + 2] ?? ''))
    return { end: at + 3, days: -number * length }
  // "Late by a month", "paid behind by two weeks".
  if (words[at - 1] === 'by' && /^(late|later|behind|overdue)$/.test(words[at - 2] ?? ''))
    return { end: at + 2, days: number * length }
  // "If we delay the bill by two weeks."
  const isPutOff =
    /^(by|for)$/.test(words[at - 1] ?? '') &&
    words
      .slice(0, at)
      .some((word) => /^(delay|delayed|delaying|postpone|postponed|defer|deferred)$/.test(word))
  return isPutOff ? { end: at + 2, days: number * length } : null
}

/** Every word that what-ifs are made of: none of them is a typing error. */
export const whatIfWords: ReadonlySet<string> = new Set(
  [
    ...Object.values(classes).flatMap((texts) => texts.split(/[| ]/)),
    ...[units, adverbs, fractions, multiples, tens, dayLengths, small].flatMap(Object.keys),
  ].filter((word) => /^[a-z]{4,}$/.test(word)),
)
