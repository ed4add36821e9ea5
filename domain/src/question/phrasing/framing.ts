// What frames a question without narrowing it: "while I think of it", "doing my books so", "for my
// accountant", "if memory serves". Before a question every word of a frame must be one of the words
// below; after it whole phrases are listed, because a word there may narrow what is meant.
import { monthName } from './turn.ts'

/** Words that may frame a question: they say nothing of what is asked. */
export const politeWords: ReadonlySet<string> = new Set(
  `a able about all any chance do fair lets matter muchly q take tomorrow useful accountant actually again alright am an and another any appreciate as ask asked asking asks at awkward back basically be
  been before being bit books bookkeeper boss bother bothering but bye call can cant check checking clue come confirm could curious
  currently curiosity daft dear doing dont double dumb easy er erm exactly feeling figure figuring finally find follow following
  for forget forgot forgotten from funny get gets getting give go good got grateful guess hand handy happen happens happy hard hate
  have heads hear help hi hmm honest honesty honestly hope hoping hurry i idea ideally ill im in interest interested is it ive job jog
  just keen keeps kind know knowing last lemme let level like listen literally little look lost love lovely may me meant meeting memory
  might mind minute missus mo moment more morning my myself need needed needs new next nice no not now number odd of off offhand oh ok okay
  on once one ooh other our own partner personally pick please pls possibly pretty prob probably query question questions quick quickly
  random rather ready really reckon refresh remember remembering reminder remind reminding return right rough roughly round rush
  sanity say says sec second seems seriously settle shame silly simple small so some something sorry sort sorting speaking still stupid
  suppose sure ta tax tell telling that the their then there thing things think thinking this though thought tidy time to today
  tonight trying understand unsure up us vat wanna want wanted wanting wants was week while whilst wife will with wonder wondered
  wondering wont work working would yeah year yes you your yourself head brain brains scratch scratching numbers sense stuck stumped
  puzzled confused struggling bank manager landlord auditor director husband mum dad pop quiz heres here catch catching paperwork
  admin end reference record records chat meant meaning intrigued nosy bored dying excuse pardon forgive ignorance thick x`.split(
    /\s+/,
  ),
)
// Before "how much" these ask for a figure; before anything else they may ask for a list.
const showing = /^(see|show|find|dig|pull|bring|compute|calculate|out|up|explain|fetch)$/
const asks = /^(?:how|hows|what|whats|wot|wots|when|whens|which|who|whos|where|wheres|why)$/
// "Any idea, did we pay the VAT?": a verb opens a question after a pause alone.
const asksByVerb = /^(?:did|does|do|is|are|was|were|have|has|had|will)$/
// Words that belong to the question itself where they stand at its beginning.
const opensQuestion = /^(?:was|is|have|will|do|from|in|on|at|this|last|next|before|the|my|our|i)$/i

const source =
  '(?:bank|books|statements?|bank statements?|records|accounts|figures|system|app|software|data)'
const goingBy = `(?:according to|going by|judging by|based on|as per) (?:the |our |my |your )(?:${source}|(?:cash[ -]?flow )?(?:forecast|projections?|outlook))`

const openings: readonly RegExp[] = [
  new RegExp(`^${goingBy}[\\s,:;–-]+(?=\\S+ \\S+ \\S)`, 'i'),
  /^(?:(?:hi|hiya|hello|hey|morning|evening)[\s,.!]+)?(?:(?:so )?sorry|apologies|hate|i hate)(?: (?:again|to|for|bother|bothering|pester|pestering|nag|nagging|trouble|troubling|disturb|disturbing|ask|asking|you|u|this|so|late|early))*(?: (?:on a|on|at the) (?:mon|tues|wednes|thurs|fri|satur|sun)day| (?:at|over|on) (?:the |a )?weekend| at this hour| after hours)?(?: (?:morning|afternoon|evening|night))?\s*[,.!–-]+\s*(?:but )?(?=\S+ \S+ \S)/i,
  // "Pretty sure they have, haven't they?" is that question.
  /^(?:(?:i['’]?m |im )?(?:pretty|fairly|quite|almost|nearly) sure|i (?:swear|could swear|bet|reckon))(?: that)? (?=[^,]*\b(?:have|has|had|is|are|was|were) \w)(?!.*\b(?:how|what|when|which|who)\b)/i,
  /^(?:(?:my|our|the) )?(?:accountant|bookkeeper|boss|wife|husband|missus|partner|landlord|bank manager|auditor|mum|dad|director)s?(?:['’]s)?(?: is| are)? (?:here|waiting|(?:on|at|by) (?:the |my )?(?:phone|line|blower|door|desk|other line)|on hold|in (?:today|tomorrow|later)|coming (?:in|round|over)(?: today| tomorrow| later)?)\s*[,.!–-]+\s*(?:quick(?:ly)?[\s,.!]+)?/i,
  /^happy (?:mon|tues|wednes|thurs|fri|satur|sun)day\s*[,.!–-]+\s*/i,
  /^(?:(?:i['’]?m|we['’]?re|am|are) )?(?:a )?(?:(?:bit|little|real|really|proper|dead|well) )?(?:skint|broke|hard up|strapped(?: for cash)?|brassic|worried|panicking|stressed)(?: (?:till|til|until) \w+)?(?: (?:this|at the) (?:week|month|moment))?(?: (?:so|mate|lol))?\s*[,;:.–-]+\s*/i,
  /^when(?:ever)? (?:you|u)(?:['’]?ve| have)? (?:get|got|have) (?:a|the) (?:chance|minute|min|moment|mo|second|sec)[\s,:;–-]+/i,
  /^(?:not sure|dunno|i dont know|don['’]?t know|i['’]?m not sure) if you (?:can|could|are able to) (?:help|answer|do this|tell me|say)(?: me)?(?: with this)?[\s,:;–-]+(?:but )?/i,
  /^(?:what['’]?s|what is) the (?:story|craic|crack|score)(?:[\s]*[,:;–-]+\s*|\s+)(?=how|what|when|which|who|did|is|are)/i,
  /^(?:as near as you can|to the penny|to the (?:nearest )?pound|in round (?:numbers|figures)|roughly speaking|at a (?:guess|pinch)|ball ?park|hand on heart|all being well|without (?:boring me|the waffle)|in plain english|in a word|long story short)[\s,:;–-]+(?=how|what|when|which|who|did|is|are)/i,
  /^for (?:my|the|our) (?:accountant|bookkeeper|bank manager|landlord|partner)(?:\s*[,:–-]+\s*(?=how|what|when|which|who|did|is|are)|\s+(?=how much (?:did|have|has) (?:we|i) (?:spend|spent|pay|paid|take|took|get|got) (?:on|to|from|in)\b))/i,
  /^(?:go on|come on|go for it|here goes|brace yourself|break it to me gently|give it to me straight|humou?r me|bear with me|no judgement|dont judge(?: me)?)(?: then| now)?[\s,:;–-]+(?=how|what|when|which|who|did|is|are)/i,
]

// Who is on the books works there, or buys: that is no figure of them.
const onBooks =
  /^(?=.*\b(?:owe[sd]?|owing|unpaid|outstanding|overdue|debts?|loans?|invoices?|bills?|balance|cash|money|spend|spent|income|sales|turnover|profit|pay|paid)\b)(?!.*\b(?:employ\w*|staff|people|persons?|workers?|heads?|lads|team|tenants?|members?|pupils?|patients?|subbies|subcontractors?|still|who|whom|any(?:one|body)|some(?:one|body)|jobs?|projects?|orders?|off)\b)(?!.*\bhow many (?:customers|clients|suppliers)\b)(.*\S)[,\s]+(?:that (?:is|are) )?on (?:the|our|my) books[\s.?!]*$/i
const closings: readonly RegExp[] = [
  new RegExp(`[,\\s]+(?:${goingBy}|(?:from|per) (?:the |our |my |your )${source})[\\s.?!]*$`, 'i'),
  /[,\s]+(?:in actual fact|in reality|in truth|in fact|at the end of the day|when all(?:['’]?s| is) said and done|all things considered|(?<!\b(?:spend|spends|spent|spending|much|money|cash|pay|paid|paying|out|goes|went|go|cost|costs)\s)on paper|in the end|now i think (?:of|about) it|come to think of it|if memory serves(?: me)?(?: right| correctly| well)?|if i['’]?m not mistaken|unless i['’]?m mistaken|if i remember (?:right|rightly|correctly)|as far as (?:you|we) (?:know|can (?:see|tell))|from what you can see|so far as you know)[\s.?!]*$/i,
  /[,\s]+(?:give or take|more or less|roughly speaking|or thereabouts|to the penny|to the nearest pound|in round (?:numbers|figures)|ball ?park|at a (?:rough )?guess|ish|-ish|ballpark figure(?: will do| is fine)?)[\s.?!]*$/i,
  /[,\s]+(?:just )?(?:out of (?:interest|curiosity)|asking(?: for a friend)?|curious|wondering|being nosy|by any chance|urgently|whenever(?: suits)?|no rush|no hurry|much appreciated|appreciated|appreciate it|any (?:idea|ideas|clue|clues)|d['’]?you know|d['’]?ya know|do you know|(?<!\b(?:it|that|this|they|money|cash)[,\s]+)go on|come on|or what|or whatever|and (?:stuff|that|all that)|haha+|hehe|lo+l|lmao|x+|babe|hun|hon|bud|buddy|fella|my friend|guv|boss|duck|pet|mate|matey|pal)[\s.?!]*$/i,
  /[,\s]+(?:i (?:forget|forgot|honestly forget)|(?:i )?(?:can['’]?t|cannot|couldn['’]?t|could not) (?:for the life of me )?(?:find|see|remember|recall|work)(?: it| them| that)?(?: out)?(?: anywhere| at all)?|(?:i['’]?ve|i have) (?:lost track|forgotten|lost count)|my (?:mind['’]?s|mind is|memory['’]?s|memory is) (?:gone blank|gone|terrible|shot|going))[\s.?!]*$/i,
  /[,\s]+(?:i )?(?:need|want|needed|wanted) (?:it|this|that|to know)(?: for| by| before)? (?:the |my |our |a )?(?:accountant|bookkeeper|bank|meeting|vat return|tax return|return|records|books|today|tonight|tomorrow|end of play|end of the day|asap|urgently)(?: (?:today|tomorrow|tonight|asap|please|pls))?[\s.?!]*$/i,
  /[,\s]+for (?:my|the|our) (?:accountant|bookkeeper|bank manager|own sanity|own interest|own records)[\s.?!]*$/i,
  /[,\s]+(?:the |my |our )?(?:accountant|bookkeeper|bank manager|boss|missus|wife|husband) (?:wants|needs|wanted|asked for) (?:it|this|that|to know)[\s.?!]*$/i,
  /[,\s]+when(?:ever)? you (?:can|are able(?: to)?|get round to it)[\s.?!]*$/i,
  /[,\s]+or (?:am i|are we|should (?:i|we)|will i|do i need to|is it time to) (?:(?:be|go|going|gonna|to|start|starting|have|need|begin|properly|seriously) )*(?:sweat|sweating|panic|panicking|worry|worrying|worried|stress|stressing|stressed|fret|fretting|stuffed|screwed|scuppered|skint|in trouble|lose sleep|losing sleep|in bother|doomed)[\s.?!]*$/i,
  /[,\s]+(?:can|could|would) (?:you|u) (?:(?:please|just) )?(?:do|manage|sort|get|find|work out|tell me|pull|dig out|help(?: me)? with|look up|check) (?:that|it|this|those|them)(?: (?:for me|for us|out|up|please|pls))*[\s.?!]*$/i,
  /[,\s]+(?:money|cash|finance|financially|in money|in cash)[ -]?(?:wise|terms|speaking)[\s.?!]*$/i,
  /[,\s]+(?:i['’]?m |am )?in a (?:hurry|rush)[\s.?!]*$/i,
]

const spent = '(?:go|goes|going|gone|went|paid|spent|money|cash|payments?)'
// "How much did we manage to spend?" is how much was spent.
const within: readonly (readonly [RegExp, string])[] = [
  [/^(?:and |so |oh |but )*(?:by the way|btw)\b[\s,:;–-]*(?=\S+ \S)/i, ''],
  [/[\s,–-]+(?:by the way|btw)(?:\s*[,–-]\s*|\s+(?=\S)|(?=[?.!]*\s*$))/gi, ' '],
  // What goes out of the bank goes out; "out of the bank account" is read as one of them.
  [/(?: has| have|['’]s) come out of (?=(?:the |our |my )?bank\b)/gi, ' has gone out of '],
  [/\bcame out of (?=(?:the |our |my )?bank\b)/gi, 'went out of '],
  [
    new RegExp(`\\b(${spent} out) of (?:the |our |my )?bank\\b(?! (?:accounts?|loan|of)\\b)`, 'gi'),
    '$1',
  ],
  [
    new RegExp(`\\b(?:throughout|all through|right through) (?=${monthName}\\b|20\\d\\d\\b)`, 'gi'),
    'in ',
  ],
  [
    /\bthroughout (?=(?:last|this|next) (?:week|month|quarter|year|financial year|tax year)\b)/gi,
    'in ',
  ],
  [/\bthroughout (?=the (?:last|past|next|week|month|quarter|year|summer|whole)\b)/gi, 'over '],
  [
    /\b((?:did|do|have|had|has|does|are|were|was|is) (?:we|i|they|it|he|she)) (?:(?:honest(?:ly)?(?: to (?:god|goodness))?|ever so|in fact|actually|frigging|friggin|ruddy|bleeding|flippin|blinkin|blinking|manage to|managed to|go and|gone and|wind up|end up|ended up|collectively|genuinely|physically|apparently) )+(?!(?:with|in|on|at)\b)/gi,
    '$1 ',
  ],
]

/** The question without its frame; what would leave too little is the question itself. */
export function withoutFraming(text: string): string {
  let question = within.reduce((all, [words, instead]) => all.replace(words, instead), text)
  for (const opening of openings) question = kept(question, question.replace(opening, ''))
  question = kept(question, withoutFront(question))
  for (const closing of closings) question = kept(question, question.replace(closing, ''))
  question = kept(question, question.replace(onBooks, '$1'))
  return question
}

const kept = (question: string, left: string) =>
  left.trim().split(/\s+/).length > 2 ? left.trim() : question

function withoutFront(question: string): string {
  const words = question.split(/\s+/)
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}\d]/gu, ''))
  if (asks.test(plain[0] ?? '')) return question
  let cut = 0
  for (let at = 0; at < words.length; at++) {
    const isFigure = plain[at] === 'how' && /^(much|many)$/.test(plain[at + 1] ?? '')
    // "Doing my books, total spend on fuel": a pause ends a frame before anything.
    const pauses = at > 1 && /[,:;–-]$/.test(words[at - 1] ?? '')
    const opens = asks.test(plain[at] ?? '') || (pauses && asksByVerb.test(plain[at] ?? ''))
    // "Remind me when the balance drops" wants something done.
    const isWish = plain[at] === 'when' && plain.slice(0, at).includes('remind')
    if (at > 0 && (opens || pauses) && !isWish && fits(plain.slice(0, at), isFigure)) cut = at
    if (/[.?!]$/.test(words[at] ?? '')) break
    if (!politeWords.has(plain[at] ?? '') && !showing.test(plain[at] ?? '')) break
  }
  return words.slice(cut).join(' ')
}

function fits(words: readonly string[], isFigure: boolean): boolean {
  const all = words.filter((word) => word !== '')
  const isWords = all.every((word) => politeWords.has(word) || (isFigure && showing.test(word)))
  return isWords && !(all.length === 1 && opensQuestion.test(all[0] ?? '')) && !isOwn(all)
}

// "The VAT", "last week", "our accountant": what a question is about stands before it, too.
const thing = /^(?:vat|tax|accountant|bank|landlord|week|year|today|tonight|time|number|books|end)$/
const about = /^(?:the|our|my|this|last|next|a|to|for|from|on|in|of|and|with)$/

function isOwn(words: readonly string[]): boolean {
  return words.every((word) => thing.test(word) || about.test(word))
}
