// Changes that are put without an "if": a plan and what is asked of it, somebody who might be late,
// whether moving a payment would help.
import { people } from './plain-pay.ts'

const intended =
  /^(?:so |ok(?:ay)? )?(?:we|i)?(?:['’]re|['’]m|['’]d|['’]ve| are| am| would| have|['’]ll be)? ?(?:want|like|love|thinking|planning|plan|intend|intending|hoping|hope|looking|decided|considering|tempted|going|might|may|need)(?: (?:to|of|about|on))* (.{6,90}?)\s*[;,.:–-]+ (?:and |so )?((?:what|how|where|when|would|will|can|could|do|are|is)\b.*)$/i

// "…, would it help?" asks for what a what-if gives anyway.
const helps =
  /[\s,;.–-]*(?:and |so |but )?(?:(?:would|will|wud|wld|does|did|could) (?:it|that|this) (?:really |actually |even )?(?:help|make (?:a|any|much|that much) (?:odds|difference)|work|save us|do (?:it|the trick)|get us (?:through|out of trouble)|keep us (?:above|over|clear of|within|out of) (?:the |our |my )?(?:buffer|red|overdraft|trouble)|buy us (?:any |some )?time|hurt(?: us| much)?|matter|be (?:a problem|ok|okay|alright|bad))(?: (?:much|at all|any|us|things|out))*|what (?:would|will|does|wud) (?:that|it|this) do(?: (?:to|for) (?:us|me|things|the forecast|cash|(?:our|my|the) (?:cash|bank|balance|forecast|cash flow)))?|what (?:happens|would happen)(?: then)?|how (?:bad|serious|painful) (?:would|will|is) (?:that|it|this)(?: be)?|is (?:that|it|this) (?:a problem|ok|okay|bad|going to hurt)|what(?:['’]?s| is| would be) the (?:damage|hit|impact|effect|upshot|harm)|(?:what|how much) (?:do|would|will|could) (?:we|i) (?:save|gain)|can (?:we|i) (?:cover|afford|manage|stand|take|do) (?:it|that|this))[\s?.!]*$/i
const helpedBy =
  /^(?:so |and |ok(?:ay)? )?(?:would|will|wud|wld|does|could) it (?:really |actually )?(?:help|make (?:a|any|much) (?:odds|difference)|work)(?: (?:us|me|things|cash|our cash|much))* (?:if|to|by) (?:we |i )?(.{6,90}?)[\s?.!]*$/i
// "Would moving the rent to the 15th avoid it?"
const movedHelps =
  /^(?:so |and |but |ok(?:ay)? )*(?:would|will|could|does|might) (moving|shifting|pushing|putting|paying|delaying|deferring|holding|postponing|skipping|cutting|dropping) (.{3,80}?) (?:really |actually |even )?(?:help|avoid (?:it|that|this)|fix (?:it|that)|sort (?:it|that)(?: out)?|stop (?:it|that)|prevent (?:it|that)|solve (?:it|that)|work|make (?:a|any|much) (?:odds|difference)|get us through|save us)(?: (?:at all|much|us|any))*[\s?.!]*$/i
const opens =
  /^(?:so |and |ok(?:ay)? )?(?:what if|if|suppose|supposing|what would|how would|how low)\b/i

// "Someone part time on £1,200 a month, what would that do?"
const somebody = new RegExp(
  `^(?:so |and )?((?:an? |another |one more )?(?:[a-z-]+ ){0,3}?(?:${people})\\b.*\\d.*)$`,
  'i',
)
// "What would a new starter on £30k do to our cash?"
const effect =
  /^(?:so |and )?what (?:would|will|does|could|might) ((?:an?|another|one more) .{4,70}?) (?:do to|do for|mean for) (?:us|(?:our|my|the) (?:cash|bank|balance|forecast|cash ?flow|money|bank balance|low point|figures))(?: (?:from|in|at) .{3,20})?[\s?.!]*$/i
// "Northwind might be a month late in January, are we ok?"
const feared =
  /^(?!what|when|how|where|which|who|why|if|is|are|do|does|did|can|could|will|would|have|has|suppose)(.{2,40}?)(?:['’]s| is| are|['’]re)? (?:might(?: well)?|may(?: well)?|could(?: well)?|(?:have |has |just |have just |has just )*(?:says?|said|t(?:old|ells?) (?:me|us)|warned (?:me|us)|emailed|rang|reckons?)(?: (?:that|to say))? (?:they|he|she|it)(?:['’]ll| will| might| are going to| can| can['’]t| cannot| won['’]t| will not)?|(?:is |are )?(?:going|likely|threatening|probably going) to|reckons? (?:they|he|she|it)(?:['’]ll| will)?|looks? like (?:they|it|he|she)(?:['’]ll| will)?|will probably)(?: (?:be|go))? (.{4,60}?)\s*[;,.:–-]+ (?:and |so )?((?:what|how|where|when|would|will|can|could|do|does|should|are|is)\b.*)$/i
const harmful =
  /\b(?:los\w+|until|till?|late|behind|leav\w*|stop\w*|bust|not pay\w*|miss\w*|cancel\w*|drop\w*|\d+ ?%|up|put\b.*\bup|half|delay\w*)\b/i
const lateness = /^(?:an?|\d+|two|three|four|six) \w+ (?:late|behind)/i

// "Neither Kestrel nor Alder pays until February, can we still cover the VAT?"
const happening =
  /^(?:so |and )?((?:neither|nobody|no one|both|all) .{6,80}?)\s*[;,:–-]+ (?:and |so )?((?:what|how|where|when|would|will|can|could|do|does|are|is)\b.*)$/i

// "What's the damage if Northwind goes under?"
const worried =
  /^(?:so |and )?(?:what['’]?s the (?:damage|hit|impact|effect|risk|hole|worst)|how (?:exposed|bad|screwed|badly hit|badly off|vulnerable|stuffed|much trouble)(?: (?:are|would|will|is) (?:we|it|that|things|i))?(?: (?:be|get|in))*) (?:if|when) (.{6,90})$/i
// "Could we cope with rent going up to £2,500 a month?"
const coping =
  /^(?:so |and )?(?:could|can|would|will) (?:we|i)(?: still| ever)? (?:cope|manage|survive|live|get by|be ok|be okay|be alright) with (.{6,90}?)[\s?.!]*$/i
const without =
  /^(?:so |and )?(?:would|will|are|am) (?:we|i)(?: be)? (?:any )?(?:better|worse) off without ((?:the |our |my )?(?!it\b|that\b).{3,40}?)[\s?.!]*$/i
// "Can we afford to lose Kestrel?"
const affordLoss =
  /^(?:so |and )?(?:can|could) (?:we|i) (?:really )?(?:afford|cope|manage|stand|bear) to lose ((?:the |our |my )?(?!it\b|that\b|£|\d).{3,40}?)[\s?.!]*$/i
// "Staff want a 5% rise from January", "can we afford a 5% pay rise?"
const payRise =
  /^(?:so |and )?(?:(?:the |our )?(?:staff|team|lads|girls|guys|everyone|everybody|they) (?:want|wants|are asking for|are after|have asked for|deserve)|(?:can|could) (?:we|i) (?:afford|manage|stretch to|cover)|what (?:would|does|will|could)) (?:to give (?:everyone|the staff|the team|them) )?(?:an? )?(\d{1,2}(?:\.\d)? ?(?:%|percent|per cent)) (?:pay |wage |salary )?(?:rise|increase|raise)(?: (?:for|to) (?:everyone|the staff|staff|the team|all|all staff))?((?: (?:from|in|next|starting) [\w ]{3,20}?)?)(?: do (?:to|for) .{2,30}| cost(?: us)?)?(?:[,.;]+ .*)?[\s?.!]*$/i

function risen(text: string): string | null {
  const [, share, from = ''] = payRise.exec(text) ?? []
  if (share === undefined || /\bcost\b.*\bby\b/i.test(text)) return null
  return `what if we gave everyone a ${share} rise${from}`
}

/** Whether a payment that is moved, or put off, would help is wanted: a change, and no figure. */
export const asksIfMoved = (question: string): boolean => movedHelps.test(question.trim())

/** "We want to give the staff a 4% rise; what does that cost?" as a condition. */
export function asCondition(question: string): string {
  const text = question.trim()
  const [, better] = helpedBy.exec(text) ?? []
  if (better !== undefined) return `what if we ${better}`
  const [, moving = '', moved] = movedHelps.exec(text) ?? []
  if (moved !== undefined) return `what if we were ${moving.toLowerCase()} ${moved}`
  const [, plan, query] = intended.exec(text) ?? []
  if (plan !== undefined && query !== undefined) return asCondition(`if we ${plan}, ${query}`)
  const [whole = '', who, fear, asked] = feared.exec(text) ?? []
  if (who && fear && asked && harmful.test(fear)) {
    const isNot = /\b(?:can|will|wo)(?:['’]t| ?not)\b/i.test(
      whole.slice(who.length, whole.indexOf(fear)),
    )
    const verb = isNot ? 'does not ' : lateness.test(fear) ? 'pays ' : ''
    return asCondition(`if ${who} ${verb}${fear}, ${asked}`)
  }
  const [, event, wanted] = happening.exec(text) ?? []
  if (event !== undefined && wanted !== undefined) return asCondition(`if ${event}, ${wanted}`)
  const [, then] = worried.exec(text) ?? []
  if (then !== undefined) return `what if ${then}`
  const [, coped] = coping.exec(text) ?? []
  if (coped !== undefined) return `what if ${coped}`
  const [, losing] = affordLoss.exec(text) ?? []
  if (losing !== undefined) return `what if we lost ${losing}`
  const [, dropped] = without.exec(text) ?? []
  if (dropped !== undefined) return `what if we stopped ${dropped}`
  const rise = risen(text)
  if (rise !== null) return rise
  const [, thing] = effect.exec(text) ?? []
  if (thing !== undefined) return `what if we had ${thing}`
  const bare = text.replace(helps, '')
  if (bare === text || bare === '') return question
  if (opens.test(bare) || /^(?:can|could|should|shall) (?:we|i)\b/i.test(bare)) return bare
  return somebody.test(bare) ? `what if we took on ${bare}` : question
}
