// What-ifs that can't be tried, with why, and the nearest that can be: the same names, amounts and
// months in a change that is understood.
import { pounds } from '../../amount-words.ts'
import { minor } from '../../money.ts'
import { choicesMax } from '../choices.ts'
import { clarified, type Interpretation, type InterpretInput } from '../interpretation.ts'
import { withHalfThousands } from '../phrasing/turns-of-outlook.ts'
import { type Reading, readQuestion } from '../read-question.ts'
import { projectOrClient } from '../sales-question.ts'
import { tokensIn } from '../tokens.ts'
import type { Choice } from '../tool-call.ts'
import { askedOfChange } from './asked-of-change.ts'
import { guessedChanges } from './guessed-changes.ts'
import { nearestChanges } from './nearest-changes.ts'
import { withPlainWhatIf } from './plain-what-if.ts'
import { readPurchase } from './read-purchase.ts'
import { readWhatIf } from './read-what-if.ts'
import { unreadWord } from './what-if-parts.ts'

const opens =
  /^(?:(?:so|and|but|ok|okay|well|right)[\s,]+)*(?:what (?:would happen |happens )?if|if|suppose|supposing|imagine|assuming|how would .* if|what would .* if)\b/i

const kinds: readonly (readonly [string, RegExp, readonly string[]])[] = [
  [
    'change_instalments',
    /\b(?:in|over|by) (?:\w+ )?(?:instal?ments?|parts|chunks|stages|halves|goes)\b|\binstal?ments?\b|\btime to pay\b|\bpayment plan\b|\bspread(?:ing)? (?:the |our |my )?(?:vat|tax|paye|corporation tax|corp tax|bill|payment)/i,
    [],
  ],
  [
    'change_part_month',
    /\b(?:shut|shuts|close|closes|closed|shutting|closing)\b.*\b(?:days?|weeks?|weekends?|fortnight|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b/i,
    [],
  ],
  [
    'change_unit_price',
    /\b(?:\d+ ?p|£?\d[\d.,]*|\d+ pence) (?:an?|per|each|every) (?:litre|liter|kilo|kg|gram|tonne|ton|unit|hour|head|cover|pint|bottle|box|bag|mile|kwh|metre|sheet|portion|cup|ticket|room|night|person)\b|\b\d+ ?p (?:more|extra|on|off)\b/i,
    [],
  ],
  [
    'change_overdraft',
    /\b(?:overdraft|credit limit|card limit|facility)\b.*\b(?:cut|pull\w*|remove\w*|reduc\w*|withdr\w+|call\w* in|limit|increas\w*|rais\w*|extend\w*)\b|\b(?:cut|pull\w*|remove\w*|reduc\w*|withdr\w+|call\w* in|increas\w*|rais\w*|extend\w*) (?:our |the |my |in )*(?:overdraft|credit limit|facility)\b/i,
    ['When will cash be lowest?', 'Will we go overdrawn?'],
  ],
  [
    'change_as_before',
    /\b(?:as (?:bad|good|low|high|slow|quiet|busy|poor) as|(?:the )?same as|like|back to (?:what|where) (?:they|it|we) (?:were|was)|no better than|no worse than|match(?:ed|es)?|repeat(?:ed|s)?) (?:it |they |we )?(?:was |were |did |had )?(?:in )?(?:last|the (?:last|previous)|20\d\d|january|february|march|april|may|june|july|august|september|october|november|december|before)\b/i,
    [],
  ],
  [
    'change_each',
    /\b(?:staff|lads|team|everyone|everybody|employees|girls|guys|workers|people)\b.*\b(?:each|apiece|a head|per head|per person)\b(?! (?:month|week|quarter|year))/i,
    [],
  ],
  [
    'change_backwards',
    /\bhow (?:far|much) (?:can|could|would|do|must) (?:our |the )?(?:sales|takings|turnover|income) (?:have to |need to )?(?:drop|fall|go down|slip)\b/i,
    ['What if sales drop 10%?', 'What if sales drop 20%?', 'What if sales drop 30%?'],
  ],
  [
    'change_payoff',
    /^(?!.*\bhow much (?:have|has|did) (?:we|i)\b).*\b(?:pay|paid|paying|clear|cleared|settle|settled) (?:off )?(?:the |our |my |that )(?:\w+ )?(?:loan|mortgage|finance)s?(?: off| early)?(?= |[,?.!]|$)(?!.*£?\d{3})(?! (?:repayment|payment|instal))/i,
    ['How much did we pay in loan repayments this year?', 'How much is safe to spend?'],
  ],
  [
    'change_interest',
    /\b(?:interest|base|mortgage|bank) rates?\b|\binterest (?:goes|went|rises|rose)\b/i,
    [],
  ],
  [
    'change_which_customer',
    /\b(?:an?|any|one|some|another|one of (?:our|the|my)) (?:big |large |major |main |key )?(?:customers?|clients?|payers?)\b/i,
    [],
  ],
  [
    'change_top_customers',
    /\b(?:our|my|the) (?:top|biggest|largest|best|main) (?:two|three|four|five|\d|few|couple of) (?:customers|clients|payers|accounts)\b/i,
    ['Who were our top five customers this year?'],
  ],
]

// What these ask for is given by no other answer.
const overriding = /^change_(?:backwards|payoff)$/

// The most for every month is not what is safe to spend once.
const ofEachMonth =
  /^(?:so |and )?(?:how much|what(?:['’]?s| is) the (?:most|max(?:imum)?)(?: that)?)(?: (?:more|extra))?(?: (?:can|could))? (?:we|i)(?: (?:can|could))?(?: safely| afford to)* (?:pay|draw|take|spend|give|put)\b.*\b(?:a|per|each|every) (?:month|week)\b/i

/** The reply to a what-if that was not read, with why and what can be tried instead. */
export function withNearestChange(
  message: string,
  input: InterpretInput,
  found: Interpretation,
): Interpretation {
  const { plan } = found
  if (input.isChoice) return found
  const question = withHalfThousands(message)
  const isTried = plan.kind === 'call' && plan.call.tool === 'what_if'
  if (!isTried && ofEachMonth.test(question))
    return { ...clarified('monthly_most', null), frame: found.frame }
  const isBackwards = kinds.some(([id, words]) => overriding.test(id) && words.test(question))
  if (!isUnread(question, found) && !(isBackwards && !isTried))
    return withChangesNamed(question, input, found)
  const plain = withPlainWhatIf(question, input.question.names)
  const reading = readQuestion(plain, { ...input.question, assumesAhead: true })
  const [kind] = kinds.filter(([, words]) => words.test(question))
  const own = plan.kind === 'clarify' ? plan.choices : []
  const near = nearestChanges(question, input).map(choiceOf)
  const guessed = guessedChanges(question, reading, input)
    .filter((prompt) => near.length === 0 || !prompt.startsWith('What if sales '))
    .map(choiceOf)
  const tries = distinct([...near, ...guessed.slice(0, guessesBeside(near))], input)
  const fixed = kind?.[2] ?? []
  const ofEach = kind?.[0] === 'change_each' ? totalsOf(question, reading) : []
  const choices = fixed.length > 0 ? fixed.map(choiceOf) : ofEach.length > 0 ? ofEach : tries
  if (kind?.[0] === 'change_which_customer')
    return { ...found, plan: { kind: 'unavailable', topic: kind[0], choices: tries } }
  const project =
    ofBothProjects(question, input) ??
    (near.length > 0 ? null : ofProject(question, reading, input))
  if (project && !kind) return { ...project, frame: found.frame }
  if (kind) return { ...clarified(kind[0], reading, choices), frame: found.frame }
  if (plan.kind === 'clarify') {
    const wholes = own.filter(({ prompt }) => opens.test(prompt))
    const others = near.length > 0 ? [] : own
    const all = distinct([...near.slice(0, nearMax), ...wholes, ...tries, ...others], input)
    // What holds the change was read, whatever word stopped the question.
    return near.length > 0
      ? { ...clarified('change_unclear', reading, all), frame: found.frame }
      : { ...found, plan: { ...plan, choices: all } }
  }
  const unread = unreadWord(question, input.question)
  const word = unread !== null && isKnown(unread, input) ? null : unread
  // What can't be read has its word named, where there is something to try with the rest.
  if (word === null || choices.length === 0)
    return choices.length === 0
      ? found
      : { ...clarified('change_unclear', reading, choices), frame: found.frame }
  const unused = [word]
  return {
    ...clarified('unused', { ...reading, unused }, choices),
    frame: found.frame,
  }
}

// "February" is read elsewhere, if not where it stood.
function isKnown(word: string, { question }: InterpretInput): boolean {
  const { unused } = readQuestion(word, question)
  return unused.length === 0
}

// Room is left for a reading of the question itself.
const nearMax = 3

// Beside what was named a guess is noise, unless nothing else is there.
const guessesBeside = (near: readonly Choice[]) => (near.length > 0 ? 1 : choicesMax)

// "What about on finance, £250 a month instead?" is a change, though nothing in it is a condition.
function withChangesNamed(
  question: string,
  input: InterpretInput,
  found: Interpretation,
): Interpretation {
  const { plan } = found
  if (plan.kind !== 'clarify' || !/^(?:unused|shape|goods)$/.test(plan.reason)) return found
  if (!mayBeChange.test(question)) return found
  const near = nearestChanges(question, input).map(choiceOf)
  if (near.length === 0) return found
  const own = plan.choices.filter(({ prompt }) => isOfChange.test(prompt))
  return { ...found, plan: { ...plan, choices: distinct([...near, ...own], input) } }
}

const mayBeChange =
  /\b(?:if|supp?os\w*|imagin\w*|assuming|thinking (?:of|about)|considering|afford|stretch to|instead|on finance)\b/i
const isOfChange = /^(?:what (?:if|would)|if|can we|could we|how much is safe)\b/i

// "What if both bids fall through?" of more than two: nobody knows which.
function ofBothProjects(
  question: string,
  { question: { projects = [] } }: InterpretInput,
): Interpretation | null {
  const words = tokensIn(question).map(({ text }) => text)
  const text = words.join(' ')
  const named = projects.filter((each) => projectOrClient(words, [each]) !== null)
  const isOfAll =
    /\b(?:both|all|none|neither|every|any)(?: of)?(?: the| our| those)? (?:bids?|projects?|jobs?|proposals?|deals?)\b/
  const isTried =
    /\b(?:win|won|wins|lose|lost|loses|get|got|land|landed|falls?|fell|come|comes|came|go|goes|pulls?|pulled)\b/
  const some = isOfAll.test(text) ? projects : named
  if (some.length < 2 || !isTried.test(text)) return null
  const isLost = /\bnot (?:get|win|land)\b|\b(?:los\w+|pulls?|pulled|falls?|fell)\b/.test(text)
  const verb = isLost ? 'lose' : 'win'
  const choices = some.slice(0, 4).map(({ name }) => choiceOf(`What if we ${verb} ${name}?`))
  return clarified('change_projects', null, choices)
}

// A project's payments are moved on its page; that it is won or lost can be tried.
function ofProject(
  question: string,
  reading: Reading,
  { question: { projects = [] } }: InterpretInput,
): Interpretation | null {
  const words = tokensIn(question).map(({ text }) => text)
  const isPayer = reading.included.some(({ kind }) => kind === 'merchant')
  const project = isPayer ? null : projectOrClient(words, projects)
  return (
    project &&
    clarified(
      'change_project',
      null,
      [
        `What if we lose ${project.name}?`,
        `When is the next payment for the ${project.name} project?`,
      ].map(choiceOf),
    )
  )
}

function isUnread(question: string, { plan }: Interpretation): boolean {
  if (plan.kind === 'unavailable')
    return plan.topic === 'scenario' || (plan.topic === 'credit' && opens.test(question))
  return plan.kind === 'clarify' && /^(?:unused|shape)$/.test(plan.reason) && opens.test(question)
}

// So much each is so many times that, for as many as there are.
function totalsOf(question: string, { amounts }: Reading): Choice[] {
  const [sum, ...others] = amounts
  const [, every = 'month'] = /\b(?:an?|per|every) (week|month|year)\b/i.exec(question) ?? []
  if (!sum || others.length > 0) return []
  return [2, 3, 5].map((count) => {
    const prompt = `What if wages went up ${pounds(minor(sum.amount * count))} a ${every.toLowerCase()}?`
    return { label: `${count} people: ${prompt}`, prompt }
  })
}

const choiceOf = (prompt: string): Choice => ({ label: prompt, prompt })

// Two wordings of one change are one choice.
function distinct(choices: readonly Choice[], input: InterpretInput): Choice[] {
  const found = new Map<string, Choice>()
  for (const choice of choices) {
    const key = changeIn(choice.prompt, input)
    if (!found.has(key)) found.set(key, choice)
  }
  return [...found.values()].slice(0, choicesMax)
}

function changeIn(prompt: string, input: InterpretInput): string {
  const alone = { ...input, before: null }
  const query = askedOfChange(prompt, input.question)
  const call = readWhatIf(query?.change ?? prompt, alone) ?? readPurchase(prompt, alone)
  return call ? JSON.stringify([call, query?.at, query?.lowUntil]) : prompt
}
