// Changes that are put without an "if": a plan and what is asked of it, somebody who might be late,
// whether moving a payment would help.
import { people } from './plain-pay.ts'

const intended =
  /^(?:so |ok(?:ay)? )?(?:we|i)(?:['’]re|['’]m|['’]d|['’]ve| are| am| would| have|['’]ll be)? ?(?:want|like|love|thinking|planning|plan|intend|intending|hoping|hope|looking|decided|considering|tempted|going|might|may|need)(?: (?:to|of|about|on))* (.{6,90}?)\s*[;,.:–-]+ (?:and |so )?((?:what|how|where|when|would|will|can|could|do|are|is)\b.*)$/i

// "…, would it help?" asks for what a what-if gives anyway.
const helps =
  /[\s,;.–-]*(?:and |so |but )?(?:(?:would|will|wud|wld|does|did|could) (?:it|that|this) (?:really |actually |even )?(?:help|make (?:a|any|much|that much) (?:odds|difference)|work|save us|do (?:it|the trick)|get us (?:through|out of trouble)|buy us (?:any |some )?time)(?: (?:much|at all|any|us|things|out))*|what (?:would|will|does|wud) (?:that|it|this) do(?: (?:to|for) (?:us|me|things|the forecast|cash|(?:our|my|the) (?:cash|bank|balance|forecast|cash flow)))?|what (?:happens|would happen)(?: then)?)[\s?.!]*$/i
const helpedBy =
  /^(?:so |and |ok(?:ay)? )?(?:would|will|wud|wld|does|could) it (?:really |actually )?(?:help|make (?:a|any|much) (?:odds|difference)|work)(?: (?:us|me|things|cash|our cash|much))* (?:if|to|by) (?:we |i )?(.{6,90}?)[\s?.!]*$/i
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
  /^(?!what|when|how|where|which|who|why|if|is|are|do|does|did|can|could|will|would|have|has|suppose)(.{3,40}?)(?:['’]s| is| are|['’]re)? (?:might(?: well)?|may(?: well)?|could(?: well)?|says? (?:they|he|she|it)(?:['’]ll| will| might| are going to)?|(?:is |are )?(?:going|likely|threatening|probably going) to|reckons? (?:they|he|she|it)(?:['’]ll| will)?|looks? like (?:they|it|he|she)(?:['’]ll| will)?|will probably)(?: (?:be|go))? (.{4,60}?)\s*[;,.:–-]+ (?:and |so )?((?:what|how|where|when|would|will|can|could|do|are|is)\b.*)$/i
const harmful =
  /\b(?:late|behind|leav\w*|stop\w*|bust|not pay\w*|miss\w*|cancel\w*|drop\w*|\d+ ?%|up|put\b.*\bup|half|delay\w*)\b/i
const lateness = /^(?:an?|\d+|two|three|four|six) \w+ (?:late|behind)/i

/** "We want to give the staff a 4% rise; what does that cost?" as a condition. */
export function asCondition(question: string): string {
  const text = question.trim()
  const [, better] = helpedBy.exec(text) ?? []
  if (better !== undefined) return `what if we ${better}`
  const [, plan, query] = intended.exec(text) ?? []
  if (plan !== undefined && query !== undefined) return `if we ${plan}, ${query}`
  const [, who, fear, asked] = feared.exec(text) ?? []
  if (who && fear && asked && harmful.test(fear))
    return `if ${who} ${lateness.test(fear) ? 'pays ' : ''}${fear}, ${asked}`
  const [, thing] = effect.exec(text) ?? []
  if (thing !== undefined) return `what if we had ${thing}`
  const bare = text.replace(helps, '')
  if (bare === text || bare === '') return question
  if (opens.test(bare) || /^(?:can|could|should|shall) (?:we|i)\b/i.test(bare)) return bare
  return somebody.test(bare) ? `what if we took on ${bare}` : question
}
