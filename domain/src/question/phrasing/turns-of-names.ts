// Questions about several names, and a name beside the category that it is in, put into an order
// that is read: "which brought in most: A, B or C?", "the three labs together, A, B and C", "the
// rent to Marlow Estates", "how much of every £1 from A and B went on postage?".
import { subCategoryOf } from '../../taxonomy.ts'
import { conceptAt, smallWordSet } from '../concepts.ts'
import { editDistance, editsAllowed } from '../edit-distance.ts'
import { isPerson, nameWords } from '../name-words.ts'
import type { NameIndex } from '../names.ts'
import type { QuestionContext } from '../read-question.ts'
import { keyOf, type Subject } from '../subject.ts'
import { type NameInText, namesInText, namesListed } from './names-in-text.ts'
import { withoutCrowd, withoutDomain, withoutMovement, withPayer } from './payers-named.ts'

type Turn = (text: string, names: NameIndex, englishWords: ReadonlySet<string>) => string

/** The question in such an order. */
export function withPlainNames(
  text: string,
  { names, englishWords }: Pick<QuestionContext, 'names' | 'englishWords'>,
): string {
  return turns.reduce((question, turn) => turn(question, names, englishWords), text)
}

// "Hygenist H Boyce", "Tania Abara": a slip for a word of the payee's name, or the first name
// behind its initial.
function withoutSlipBeside(
  text: string,
  names: NameIndex,
  englishWords: ReadonlySet<string>,
): string {
  for (const { from, to, subject } of namesInText(text, names)) {
    if (subject.kind !== 'merchant') continue
    const [led = '', before = ''] =
      /(?:^|(?<=\s))([a-z]{3,})(?: [a-z])? $/i.exec(text.slice(0, from)) ?? []
    const [, after = ''] = /^ ([a-z]{3,})(?=$|[\s,?.!])/i.exec(text.slice(to)) ?? []
    const own = nameWords(subject.name)
    const isOwn = (word: string, isBefore: boolean) =>
      word !== '' &&
      isUnknown(word.toLowerCase(), names, englishWords) &&
      (isSlipOf(word.toLowerCase(), own) || (isBefore && isFirstName(word.toLowerCase(), subject)))
    if (isOwn(before, true))
      return `${text.slice(0, from - led.length)}${subject.name}${text.slice(to)}`
    if (isOwn(after, false))
      return `${text.slice(0, from)}${subject.name}${text.slice(to + after.length + 1)}`
  }
  return text
}

function isUnknown(word: string, names: NameIndex, englishWords: ReadonlySet<string>): boolean {
  return (
    !englishWords.has(word) &&
    !smallWordSet.has(word) &&
    conceptAt([word], 0) === null &&
    names.holding(word).length === 0 &&
    names.exactAt([word], 0) === null
  )
}

function isSlipOf(word: string, own: readonly string[]): boolean {
  return own.some((each) => {
    const allowed = Math.min(editsAllowed(word), editsAllowed(each))
    return each.length > 4 && allowed > 0 && editDistance(word, each, allowed) <= allowed
  })
}

function isFirstName(word: string, { name }: Subject): boolean {
  const [initial = '', ...rest] = nameWords(name)
  return isPerson(name) && rest.length > 0 && initial.length === 1 && word.startsWith(initial)
}

// "The rent to Marlow Estates" is what Marlow Estates is paid, all of which is rent.
function withoutOwnCategory(text: string, names: NameIndex): string {
  const found = namesInText(text, names)
  for (const [at, category] of found.entries()) {
    const payee = found[at + 1]
    // "Lockside Mill rent" is the payee whose rent it is.
    const isOwn = payee && isWithin(category.subject, payee.subject, names)
    if (isOwn && payee.from - category.to === 1 && ofPrice.test(text))
      return `${text.slice(0, category.from)}${category.subject.name}${text.slice(payee.to)}`
    if (!payee || !isWithin(payee.subject, category.subject, names)) continue
    const [, noun = ''] = between.exec(text.slice(category.to, payee.from)) ?? [null, null]
    if (noun === null) continue
    const { name } = payee.subject
    return `${text.slice(0, category.from)}${name}${noun}${text.slice(payee.to).replace(/^\)/, '')}`
  }
  return text
}

const ofPrice =
  /\b(?:chang(?:e|ed)|(?:gone|go|went|been put|put|creep|crept) up|risen|rise|dearer|due|always the same)\b/i
const between =
  /^( (?:bills?|payments?|costs?|fees?|charges?|invoices?))?(?: \($| (?:to|from|with|at|on|by|paid to)(?: the| our| my)? $)/i

// "What rent do we pay to Marlow Estates?" is what Marlow Estates is paid, "the NatWest loan" what
// NatWest is.
function withoutCategoryPaid(text: string, names: NameIndex): string {
  const found = namesInText(text, names)
  for (const [at, first] of found.entries()) {
    const second = found[at + 1]
    if (!second) continue
    const gap = text.slice(first.to, second.from)
    if (
      isWithin(second.subject, first.subject, names) &&
      paidBetween.test(gap) &&
      ofHabit.test(text)
    )
      return `${text.slice(0, first.from)}${gap.trim().replace(/ to$/, '')} ${text.slice(second.from)}`
    const isNoun = /^ $/.test(gap) && ofLoan.test(text.slice(second.from, second.to))
    if (isNoun && isWithin(first.subject, second.subject, names))
      return `${text.slice(0, first.to)}${text.slice(second.to)}`
  }
  return text
}

const paidBetween = /^ (?:do|did|have|does) (?:we|i) (?:pay|paid|owe)(?: to)? $/i
const ofHabit = /\b(?:each|every|per|a) (?:week|month|quarter|year)\b/i
const ofLoan = /^(?:loans?|lease|finance|mortgage)$/i

function isWithin(payee: Subject, category: Subject, names: NameIndex): boolean {
  if (payee.kind !== 'merchant' || category.kind === 'merchant' || category.kind === 'account')
    return false
  const codes = payee.ids.flatMap((id) => names.codes.get(id) ?? [])
  return (
    codes.length > 0 &&
    codes.every((code) =>
      category.kind === 'sub_category'
        ? code === category.code
        : subCategoryOf(code).category === category.code,
    )
  )
}

// "Coughed up to HMRC, VAT and PAYE": the two taxes say what of it.
function withoutTaxOffice(text: string, names: NameIndex): string {
  const taxes = namesInText(text, names).filter(
    ({ subject }) =>
      subject.kind === 'sub_category' &&
      (subject.code === 'paye_ni' || subCategoryOf(subject.code).category === 'taxes'),
  )
  // PAYE and NIC are one.
  const isSeveral = new Set(taxes.map(({ subject }) => keyOf(subject))).size > 1
  return isSeveral && taxOffice.test(text) ? text.replace(taxOffice, '') : text
}

const taxOffice = / (?:to|with|for|at) (?:the )?(?:hmrc|tax ?man|revenue)\b/i

// "Which of our marketplaces brought in most: Etsy, Amazon or eBay?"
function withListFirst(text: string, names: NameIndex): string {
  const [, head = '', tail = ''] = ranking.exec(text) ?? []
  const listed = tail ? namesListed(tail, names) : null
  if (!listed || listed.length < 2 || namesInText(head, names).some(isMerchant)) return text
  return `${tail}: ${head.replace(ofOur, '$1')}`
}

const ranking =
  /^((?:and |so )?(?:which|who|what)\b[^:?]*?\b(?:most|least|more|less|top|biggest|largest|highest|lowest|dearest|dearer|cheapest|cheaper|best)\b[^:?]*?)\s*(?:[:,–—]|\s-)\s*([^:?]+?)[\s?.!]*$/i
const ofOur =
  /\b(which|who)(?: one)? of (?:our|the|my|these|those|them)(?: (?:two|three|four|five))?(?: \p{L}+)?(?= \p{L}+)/iu

// "The three labs put together this year, Byrnes, S4S and Swift."
function withGroupNamed(text: string, names: NameIndex): string {
  const [whole = '', count = ''] = group.exec(text) ?? []
  const at = text.indexOf(whole)
  const size = numbers[count.toLowerCase()] ?? Number(count)
  if (whole && listLength(text, at + whole.length, names) === size)
    return `${text.slice(0, at)}${text.slice(at + whole.length).trimStart()}`
  const comma = text.slice(at + whole.length).search(/[,:–—]| - /)
  if (!whole || comma < 0) return text
  const end = at + whole.length + comma
  const listed = namesListed(text.slice(end).replace(/^[\s,:–—-]+/, ''), names)
  if (!listed || listed.length !== size) return text
  const list = listed.map(({ subject }) => subject.name).join(' and ')
  return `${text.slice(0, at)}${list} together${text.slice(at + whole.length, end)}`
}

// How many names stand in a list right after a place: "our two couriers Royal Mail and Evri".
function listLength(text: string, at: number, names: NameIndex): number {
  let end = at
  let length = 0
  for (const { from, to } of namesInText(text, names)) {
    if (from < at) continue
    const joint = text.slice(end, from)
    if (!(length === 0 ? /^ $/ : /^(?:,? and |, | & )$/).test(joint)) break
    end = to
    length++
  }
  return length
}

const numbers: Readonly<Record<string, number>> = { both: 2, two: 2, three: 3, four: 4, five: 5 }
const group =
  /\b(?:all |the |our |my ){0,2}(both|two|three|four|five|[2-5])(?: of)?(?: the| our| my)? \p{L}{2,20}(?: (?:all )?(?:(?:put|added|taken|totted) )?(?:together|combined|up|in total|altogether))?(?=\W)/iu

// "Leaving out the two dividends and VAT": how many payments that is narrows nothing.
function withoutCounts(text: string, names: NameIndex): string {
  const start = text.search(excluding)
  if (start < 0) return text
  const found = namesInText(text, names)
  return text.replace(counted, (written, lead: string, _: string, at: number) => {
    const next = at + written.length
    return at >= start &&
      isNamedAt(
        text.slice(next),
        found.some(({ from }) => from === next),
        names,
      )
      ? lead
      : written
  })
}

// "The three Harcourt dividends": a name that several payees hold.
function isNamedAt(rest: string, isName: boolean, names: NameIndex): boolean {
  const [word = ''] = /^[\p{L}\d'’&-]+/u.exec(rest) ?? []
  return isName || (/^\p{Lu}/u.test(word) && names.holding(word.toLowerCase()).length > 0)
}

const excluding =
  /\b(?:excluding|leaving out|leave out|leaving aside|apart from|aside from|without|not counting|not including|except(?: for)?|ignoring|other than|minus|bar)\b/i
const counted = /\b((?:the|our|those|my) )(both|two|three|four|five|six|[2-6]) (?=\p{L})/giu

// "Amazon n Etsy" are both.
function withAnd(text: string, names: NameIndex): string {
  if (!/ n /i.test(text)) return text
  const found = namesInText(text, names)
  let question = text
  for (const [at, { to }] of [...found.entries()].reverse()) {
    const next = found[at + 1]
    if (next && / n /i.test(text.slice(to, next.from)) && next.from - to <= 7)
      question = `${question.slice(0, to)} and ${question.slice(to).replace(/^ n /i, '')}`
  }
  return question.replace(/^out of (?=[^?]*\b(?:which|who)\b)/i, 'between ')
}

// "How much of every £1 from Etsy went on postage?" is what part of it that was.
function withPartOfReceipts(text: string, names: NameIndex): string {
  const every = everyPound.exec(text)
  const [, whole = '', part = '', days = ''] =
    every ?? shareOfReceipts.exec(text) ?? swapped(asShare.exec(text)) ?? []
  if (!whole || !part) return text
  const ofAll = wholeReceipts.exec(whole)
  if (ofAll && !every) return text
  if (ofAll)
    return `what share of sales is ${part} ${ofAll[1] ?? ''} ${days}`.replace(/\s+/g, ' ').trim()
  const found = namesInText(whole, names)
  // "Stripe payouts" are Stripe's alone.
  const listed = found.some(isMerchant) ? found.filter(isMerchant) : found
  // A payer that isn't known is not passed over.
  if (!namesListed(whole.slice(0, found.at(-1)?.to ?? 0), names)) return text
  const costs = namesListed(part.replace(/ (?:fees?|charges?|commission)$/i, ''), names)
  if (listed.length === 0 || !costs || costs.length > 3) return text
  const from = listed.map(({ subject }) => subject.name).join(' and ')
  const rest = days || whole.slice(found.at(-1)?.to ?? 0).replace(moneyWords, '')
  const cost = costs.map(({ subject }) => subject.name).join(' and ')
  return `partoftheirreceipts${costs.length} ${cost} of ${from} ${rest}`.trim()
}

const everyPound =
  /^(?:and |so )?how (?:much|many (?:quid|pence|p)) (?:of|out of|from|in) (?:every|each) (?:£1|pound|quid)(?: (?:from|of|in))? (.+?) (?:goes|went|go|gets spent|is spent|was spent|has gone|ends up|ended up)(?: (?:on|to|towards|in|with))(?: the| our)? (.+?)( (?:in|during|over|since|this|last|so far) .+?)?[\s?.!]*$/i
const shareOfReceipts =
  /^(?:and |so )?(?:what|which) (?:percentage|percent|share|proportion|part|%) of (?:all )?(?:the |our |my )?(.+?(?:takings|payouts?|income|receipts|money))(?: (?:goes|went|go|is eaten up by|was eaten up by|disappears|gets taken|is spent|was spent)(?: (?:on|to|in|towards))?)(?: the| our)? (.+?)(?: (?:fees?|charges?|commission))?( (?:in|during|over|since|this|last|so far|from) .+?)?[\s?.!]*$/i
const asShare =
  /^(?:what are |what were |what was |show )?(?:the |our |my )?(.+?) (?:fees?|charges?|commission|costs?) as (?:a|the) (?:%|percentage|percent|share|proportion) of (?:all )?(?:the |our |my )?(.+?(?:takings|payouts?|receipts|money))\b ?(.*?)[\s?.!]*$/i
const swapped = (found: RegExpExecArray | null) =>
  found && [found[0], found[2] ?? '', found[1] ?? '', found[3] ?? '']
const wholeReceipts =
  /^(?:(?:we|i) (?:took|take|earned|earn|made|make|brought in|got in|banked|received)|(?:the |our |all )?(?:sales|takings|turnover|revenue|income)|that (?:came|comes) in)(?: (in .+|during .+|this .+|last .+))?$/i
const moneyWords = /^['’]?s?(?: (?:takings|payouts?|receipts|income|money|sales))?/i

const isMerchant = ({ subject }: NameInText) => subject.kind === 'merchant'

const turns: readonly Turn[] = [
  withoutDomain,
  withoutMovement,
  withoutCrowd,
  withPayer,
  withoutCategoryPaid,
  withAnd,
  withoutSlipBeside,
  withoutOwnCategory,
  withoutTaxOffice,
  withGroupNamed,
  withListFirst,
  withoutCounts,
  withPartOfReceipts,
]
