// What stands around a question and asks nothing itself: greetings, "I was wondering whether", "my
// accountant wants to know", "if you don't mind". It is taken off before the question is read, and
// only where none of its words could narrow what is meant.
import { smallWordSet } from '../concepts.ts'

const stop = String.raw`\s*[,:;.!—–-]+\s*`
const openings: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:hi|hello|hiya|hey|morning|afternoon|evening|good (?:morning|afternoon|evening)|dear \w+)(?: (?:there|again|all|team|mate|plimsoll|everyone|love|duck))*${stop}`,
    'i',
  ),
  new RegExp(
    `^(?:just )?(?:a |an |one |another )?(?:very |really )?(?:quick|silly|random|stupid|daft|dumb|simple|small|little|last|final|odd|easy)(?: (?:one|question|query|thing|check|q))?(?: for (?:you|me|today))?(?: please| then| today)?${stop}`,
    'i',
  ),
  new RegExp(
    `^(?:sorry|apologies|right|ok|okay|so|well|now|um+|er+|anyway|listen|look|please|basically|actually|question|one more|another one)(?: then)?${stop}`,
    'i',
  ),
  /^as (?:things|it|matters) (?:stand|stands|are|is)(?: now| today| at the moment)?\s*[,:—–-]+\s*(?=(?:what|where|how much|how low)(?: money| cash)? (?:will|are we going to|is the lowest))/i,
  /^(?:just |purely )?out of (?:interest|curiosity)[\s,:;.—–-]+/i,
  /^for (?:my|our|the) (?:own )?(?:records|notes|reference|interest|curiosity|sanity|peace of mind|files?)\s*[,:—–-]+\s*/i,
  /^(?:my|our|the) (?:accountant|bookkeeper|bank|bank manager|boss|partner|wife|husband|director|co-director|business partner|manager|landlord|auditor)s?(?:['’]s| is| are| has| have)? (?:(?:just |now |also )*(?:asking|asked|asks|wants? to know|needs? to know|would like to know|wondering|wondered|wonders|after|checking))(?: me| us)?[\s,:—–-]+(?=how|what|which|who|whose|when|where|why|whether|if)/i,
]

// The forecast is what comes if things go on as they do.
const goesOn =
  '(?:(?:assuming|provided|providing|supposing|if|as long as|presuming) (?:that )?(?:things|everything|it all|all|trade|business|we|nothing)(?: just)?(?: all)? (?:(?:carry|carries|go|goes|keep|keeps|continue|continues|stay|stays|remain|remains)(?: on| going)*(?: (?:as|like|the way) (?:they are|it is|we are|they do|now|normal|usual|before|planned|expected|that|they have been|things are)| the same| normal| unchanged| as is| to plan)?(?: now)?|changes|else changes|goes to plan)|all (?:else |things |other things )?being equal|other things being equal|on current trends|at (?:the|our) current rate|if nothing (?:else )?changes|on the current (?:path|trajectory|course))'

const goesOnAtEnd = new RegExp(String.raw`[,\s–—-]+${goesOn}[\s.?!]*$`, 'i')
// Without a word of days to come the rest may be read as past.
const saysAhead =
  /\b(?:will|going to|forecast|expected|predicted|projected|lowest we (?:get|go)|go below)\b|['’]ll\b/i

const closings: readonly RegExp[] = [
  /[,\s]+if (?:you (?:do not|don['’]?t|would not|wouldn['’]?t) mind|possible|that(?:['’]s| is) (?:ok|okay|all ?right|possible|easy)|you (?:can|could|would|know)|i may(?: ask)?)[\s.?!]*$/i,
  /\s+for (?:the (?:vat |tax )?return|(?:my|our) (?:records|files?|notes)|the (?:board )?meeting)[\s.?!]*$/i,
  /[,\s]+when(?:ever)? you (?:get|have) (?:a|the) (?:chance|minute|moment|second|sec)[\s.?!]*$/i,
  /[,\s]+(?:many )?(?:thanks|cheers|ta|thank you)(?: (?:very much|so much|a lot|in advance|mate))?[\s.?!]*$/i,
]

// "So I can plan ahead": a reason for asking. One that limits what is asked stays where it is.
const reason =
  /\s*[,—–]\s*(?:so (?:that )?(?:i|we)|because|cos|as (?:i|we|my|our|the)) [^,?]*(?=[\s.?!]*$)/i
const limits =
  /\d|\b(?:only|just|not|exclud|includ|except|without|ignor|over|under|more|less|than|since|until|before|after|net|gross)/i

const asking =
  /\b(?:wonder|wondering|wondered|know|tell|remind|see|check|confirm|find out|work out|figure out|say|clarify|understand|hear|curious|sure|remember|look up|ask|asking|asked|want|advise)\b/i
const asksWhether = /^(.{0,80}?)\b(?:as to )?(?:if|whether)\s+(?=\S)/i

/** The question without what stands around it. */
export function withoutWrapping(text: string): string {
  let question = text.trim()
  for (let before = ''; before !== question; ) {
    before = question
    for (const opening of openings) question = rest(question, opening)
    for (const closing of closings) question = rest(question, closing)
    if (saysAhead.test(question)) question = rest(question, goesOnAtEnd)
    const [found] = reason.exec(question) ?? []
    if (found && !limits.test(found)) question = rest(question, reason)
    question = withoutWhether(question)
  }
  return question
}

// What would leave nothing is the question itself.
function rest(question: string, pattern: RegExp): string {
  const left = question.replace(pattern, '').trim()
  return left.length > 2 ? left : question
}

// "I was wondering whether we took more": only the words of asking may stand before it.
function withoutWhether(question: string): string {
  const [whole, opening = ''] = asksWhether.exec(question) ?? []
  if (!whole || !asking.test(opening) || /\blet (?:me|us) know\b/i.test(opening)) return question
  const words = opening.toLowerCase().match(/[a-z']+/g) ?? []
  const isEmpty = words.every((word) => smallWordSet.has(word) || askingWords.has(word))
  return isEmpty ? question.slice(whole.length) : question
}

const askingWords = new Set(
  `i'm i'd i've you're we're wonder wondering wondered know see check confirm find work figure clarify understand hear curious sure
  remember look ask asking asked advise not do don't didn't trying try keen love able happen like would possibly kindly accountant
  bookkeeper bank manager boss partner wife husband wants needs its it's was just double`.split(
    /\s+/,
  ),
)
