// Where words of a question name merchants, categories and accounts, or a phrase stands instead.
import { conceptAt, smallWordSet } from './concepts.ts'
import { constructionAt } from './constructions.ts'
import { withCutWord } from './cut-names.ts'
import { isPerson, nameWords, stemOf } from './name-words.ts'
import type { NameIndex } from './names.ts'
import { isOneInTrade } from './shared-words.ts'
import type { FoundName, Subject } from './subject.ts'
import { withThings } from './things-and-people.ts'
import type { Token } from './tokens.ts'
import { tradeWordOf } from './trades.ts'

type Correction = { readonly written: string; readonly read: string }

/** Every name among the words, with what was read otherwise than it was written. */
export function findNames(
  tokens: readonly Token[],
  names: NameIndex,
): { found: FoundName[]; corrections: Correction[] } {
  const found: FoundName[] = []
  const corrections: Correction[] = []
  const words = tokens.map(({ text }) => text)
  for (let at = 0; at < words.length; ) {
    const joined = joinedName(words, at, names)
    if (joined) {
      found.push(joined)
      at = joined.end
      continue
    }
    const payers = names.payersAt(words, at)
    if (payers) {
      found.push(payers)
      corrections.push(...correctionOf(payers))
      at = payers.end
      continue
    }
    const exact = names.exactAt(words, at) ?? wholeEverydayName(tokens, at, names)
    const phrase = constructionAt(words, at) ?? conceptAt(words, at)
    const shared = phrase ? null : names.shared.at(words, at)
    const isWanted = shared && (!exact || shared.end > exact.end || words[at - 1] === 'which')
    if (shared && (isWanted || isOneIn(exact, shared) || isOneInTrade(exact, shared))) {
      found.push(shared)
      at = shared.end
      continue
    }
    const isLonger =
      exact &&
      (!phrase ||
        exact.end > phrase.end ||
        isOwnWord(exact) ||
        exact.isEveryday ||
        continuesList(exact, words, found) ||
        (exact.end === phrase.end && isWrittenAsName(tokens, exact)))
    if (exact && isLonger) {
      found.push(withThings(names.withHolders(exact), tokens, names))
      corrections.push(...correctionOf(exact))
      at = exact.end
      continue
    }
    // "In the current account" is that account where there are others.
    const account = phrase ? accountWithin(words, { start: at, end: phrase.end }, names) : null
    if (account) found.push(account)
    at = account ? account.end : phrase ? phrase.end : at + 1
  }
  const whole = found
    .flatMap((name, at) => wholeName(name, { at, found, tokens }) ?? [])
    .map((name) => withCutWord(name, words))
  const inTrade = withTrades(withoutWholes(whole, words), words, names)
  return { found: inTrade.found, corrections: [...corrections, ...inTrade.corrections] }
}

// "What share of associate fees went to Wilkes?": the fees are the whole and no payee beside one of
// theirs, so they stay unread.
function withoutWholes(found: readonly FoundName[], words: readonly string[]): FoundName[] {
  const idsOf = ({ subjects }: FoundName) =>
    subjects.flatMap((each) => (each.kind === 'merchant' ? each.ids : []))
  const asksShare = words.some((word) =>
    /^(share|proportion|percentage|percent|fraction|%)$/.test(word),
  )
  return found.map((name) => {
    const isWhole =
      name.isGroup &&
      asksShare &&
      found.some((each) => each !== name && idsOf(each).some((id) => idsOf(name).includes(id)))
    return isWhole ? { ...name, subjects: [] } : name
  })
}

// "What came in for turf": everyone who paid for it, although Turf Online sells it.
function isOneIn(exact: FoundName | null, { subjects }: FoundName): boolean {
  const [group] = subjects
  const ids = group?.kind === 'merchant' ? group.ids : []
  const isOther = (each: Subject) => each.kind === 'merchant' && !ids.includes(each.ids[0] ?? '')
  return exact?.subjects.every(isOther) ?? false
}

// "Dropbox, Figma and Slack", "the monthly cost of Slack": after other payees, or at the end after
// "of", it is one, whatever the word means elsewhere.
function continuesList(
  exact: FoundName,
  words: readonly string[],
  found: readonly FoundName[],
): boolean {
  const before = found.at(-1)
  const isPayee = ({ subjects }: FoundName) => subjects.every(({ kind }) => kind === 'merchant')
  const closes = exact.end === words.length && /^(of|with)$/.test(words[exact.start - 1] ?? '')
  if (closes && isPayee(exact)) return true
  return (
    before !== undefined &&
    isPayee(before) &&
    isPayee(exact) &&
    /^(and|or)$/.test(words[exact.start - 1] ?? '') &&
    before.end === exact.start - 1
  )
}

function accountWithin(
  words: readonly string[],
  { start, end }: { start: number; end: number },
  names: NameIndex,
): FoundName | null {
  if (names.accountCount < 2) return null
  for (let at = start + 1; at < end; at++) {
    const name = names.exactAt(words, at)
    const isOne = name?.subjects.length === 1 && name.subjects[0]?.kind === 'account'
    if (name && isOne && name.end >= end) return name
  }
  return null
}

// "Collier's rent" is Yard Rent R Collier, and "Kev Brannigan" is K Brannigan: what is written
// beside a payee's name and belongs to it says no more. Null for a part of the name before.
function wholeName(
  name: FoundName,
  { at, found, tokens }: { at: number; found: readonly FoundName[]; tokens: readonly Token[] },
): FoundName | null {
  const before = found[at - 1]
  // "The water people", "staff lunches": whose or for whom narrows nothing that the books know.
  const word = tokens[name.start]?.text ?? ''
  const isOneWord = name.end - name.start === 1
  if (isOneWord && word === 'people' && before?.end === name.start) return null
  if (isForStaff(name, found[at + 1], tokens)) return null
  if (before && before.end === name.start && isOwnPart(before, name, tokens)) return null
  const next = found[at + 1]
  const end = next && next.start === name.end && isOwnPart(name, next, tokens) ? next.end : name.end
  const isLed = opensWithFirstName(name, tokens) || isForStaff(before, name, tokens)
  const start = isLed ? name.start - 1 : name.start
  return { ...name, start, end }
}

function isForStaff(
  staff: FoundName | undefined,
  name: FoundName | undefined,
  tokens: readonly Token[],
): boolean {
  return (
    staff !== undefined &&
    staff.end - staff.start === 1 &&
    /^(staff|employees?)$/.test(tokens[staff.start]?.text ?? '') &&
    name?.start === staff.end &&
    name.subjects.every(({ kind }) => kind === 'sub_category')
  )
}

function isOwnPart(payee: FoundName, part: FoundName, tokens: readonly Token[]): boolean {
  const [only, ...others] = payee.subjects
  if (only?.kind !== 'merchant' || only.ids.length > 1 || others.length > 0) return false
  const isCategory = part.subjects.every(({ kind }) => kind === 'sub_category')
  const own = nameWords(only.name)
  const written = tokens.slice(part.start, part.end).map(({ text }) => text)
  return isCategory && written.every((word) => own.some((each) => stemOf(each) === stemOf(word)))
}

function opensWithFirstName({ start, subjects }: FoundName, tokens: readonly Token[]): boolean {
  const [only, ...others] = subjects
  const { text = '', raw = '' } = tokens[start - 1] ?? {}
  if (only?.kind !== 'merchant' || others.length > 0 || !isPerson(only.name)) return false
  const [initial] = nameWords(only.name)
  const isWord = smallWordSet.has(text) || conceptAt([text], 0) !== null
  return /^\p{Lu}(?:\p{L}{2,})?$/u.test(raw) && text[0] === initial && !isWord
}

// "The water bill" is that of the one payee for water, unless other parts of its category, or the
// category itself, are asked about too.
function withTrades(
  found: readonly FoundName[],
  words: readonly string[],
  names: NameIndex,
): { found: FoundName[]; corrections: Correction[] } {
  const corrections: Correction[] = []
  const codeOf = ({ subjects: [only, ...others] }: FoundName) =>
    only?.kind === 'sub_category' && others.length === 0 ? only.code : null
  const hasMerchant = found.some(({ subjects }) => subjects.some(({ kind }) => kind === 'merchant'))
  const written = ({ start, end }: FoundName) => words.slice(start, end).join(' ')
  const payeeOf = (name: FoundName): Subject | null => {
    const code = codeOf(name)
    const [payee, ...others] = code ? names.inTrade(tradeWordOf(written(name)), code) : []
    return payee && others.length === 0 ? payee : null
  }
  const replaced = found.map((name) => {
    const parts = found.filter((each) => codeOf(each) !== null && codeOf(each) === codeOf(name))
    const payees = parts.flatMap((part) => payeeOf(part) ?? [])
    const areApart = new Set(payees.map(({ name: own }) => own)).size === parts.length
    const payee = payeeOf(name)
    if (hasMerchant || !payee || !areApart) return name
    corrections.push({ written: written(name), read: payee.name })
    return { start: name.start, end: name.end, subjects: [payee], written: null }
  })
  return { found: replaced, corrections }
}

/** The words but for merchants' names: "Next Directory" says nothing about what is next. */
export function withoutMerchants(
  words: readonly (string | null)[],
  found: readonly FoundName[],
): (string | null)[] {
  const somebody = 'somebody'
  const ofMerchants = found.filter(
    ({ subjects }) => subjects.length > 0 && subjects.every(({ kind }) => kind === 'merchant'),
  )
  return words.map((word, at) =>
    ofMerchants.some(({ start, end }) => at >= start && at < end) ? somebody : word,
  )
}

// "Slack" with a capital within a sentence is the merchant, "slack" may be leeway.
function isWrittenAsName(tokens: readonly Token[], { start, end, subjects }: FoundName): boolean {
  const raws = tokens.map(({ raw }) => raw)
  const isShouted = raws.every((raw) => raw === raw.toUpperCase())
  // A first word has its capital anyway: "More Than premiums" is known by the second.
  return (
    (start > 0 || end - start > 1) &&
    !isShouted &&
    subjects.every(({ kind }) => kind === 'merchant') &&
    raws.slice(start, end).every((raw) => /^\p{Lu}/u.test(raw))
  )
}

// "Harbour & Finch": a name of two words that only holders of both can have.
function joinedName(words: readonly string[], at: number, names: NameIndex): FoundName | null {
  const [first, joint, second] = words.slice(at, at + 3)
  if (joint !== 'and' || !first || !second || names.exactAt(words, at + 1)) return null
  const exact = names.exactAt(words, at)
  if (exact && exact.end > at + 1) return null
  // "PAYE and VAT" are two taxes, although both stand in names of HMRC's.
  const areCategories = [exact, names.exactAt(words, at + 2)].every((name) =>
    name?.subjects.every(({ kind }) => kind === 'category' || kind === 'sub_category'),
  )
  if (areCategories) return null
  const isCompany = /^(ltd|limited|llp|plc|co|inc)$/.test(words[at + 3] ?? '')
  const subjects = names.joinedParts(first, second, isCompany)
  return subjects && { start: at, end: at + 3, subjects, written: null }
}

function correctionOf({ written, subjects }: FoundName): Correction[] {
  const [only] = subjects
  const isOther = (subject: Subject) =>
    written?.replace(/\W/g, '') !== subject.name.toLowerCase().replace(/\W/g, '')
  return written && only && subjects.length === 1 && isOther(only)
    ? [{ written, read: only.name }]
    : []
}

// A name that is also a word of questions is the name only where it says more: "sales income", not
// "sales".
function isOwnWord({ subjects, end, start }: FoundName): boolean {
  return (
    end - start === 1 &&
    subjects.every(({ kind }) => kind === 'sub_category' || kind === 'category')
  )
}

// A payee called "Three" is meant where a name stands: with its capital within the sentence, before
// "bill", or after "pay"; "three payments" counts.
function wholeEverydayName(
  tokens: readonly Token[],
  at: number,
  names: NameIndex,
): FoundName | null {
  const { text = '', raw = '' } = tokens[at] ?? {}
  const subject = names.calledOnly(text)
  if (!subject) return null
  const before = tokens[at - 1]?.text ?? ''
  const after = tokens[at + 1]?.text ?? ''
  const isShouted = tokens.every((token) => token.raw === token.raw.toUpperCase())
  const isCapital = at > 0 && !isShouted && /^\p{Lu}/u.test(raw)
  const isBilled = /^(bills?|contract|direct|invoices?|dd|mobile|phone|sim)$/.test(after)
  const isPlaced =
    /^(pay|paid|paying|to|with|and|plus|versus|vs|or|does|did|has)$/.test(before) &&
    /^(in|this|last|since|each|every|per|a|cost|costs|charge|charged|take|took|on|for|and|so|combined|together)?$/.test(
      after,
    )
  // "Three in October": as the first word it needs what follows a name too.
  const opens =
    at === 0 &&
    /^\p{Lu}/u.test(raw) &&
    /^(in|this|last|since|total|totals|each|cost|costs|so|by|for|spend|spending)?$/.test(after)
  if (!isCapital && !isBilled && !isPlaced && !opens) return null
  return { start: at, end: at + 1, subjects: [subject], written: null, isEveryday: true }
}
