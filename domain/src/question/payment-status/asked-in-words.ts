// What a question wants to know of a payment, by its tense and its words alone: whether it was
// made, when it falls due, what of it is open, whether it is late, or when it was last made.

/**
 * What is asked. `coming` wants what falls due within days, `last_and_next` the latest and the one
 * after it, `after` what is left once payments to come have gone.
 */
export type AskedInWords =
  | 'paid'
  | 'next'
  | 'coming'
  | 'open'
  | 'late'
  | 'last'
  | 'last_and_next'
  | 'after'

const opening =
  /^(?:(?:and|so|but|ok(?:ay)?|then|right|er|um|now|also|well|please|quick one|just|hi|hello|hey|can you (?:tell|check)(?: me)?|could you (?:tell|check)(?: me)?|do you know|any idea|tell me|remind me)[\s,:–-]+)+/
// "Thistle Cafe - have they paid?" asks what follows its name.
const topic = /^[^,:–-]{2,30}(?:,|:| [–-]) (?=(?:has|have|is|are|did|when|paid)\b)/
const wasMeant =
  /^(?:by )?(?:when|what day|what date)\b.*\b(?:(?:was|were)\b.*\b(?:meant|supposed|due) to|should have)\b/
// A change that is tried out, a habit, a comparison and a reason are other questions.
const elsewhere =
  /\b(?:if|suppose|why|usually|normally|always|often|typically|every|each|average|than|compared|versus|vs|still paying|still using|stop(?:s|ped)?|still (?:going|coming|buying|ordering|charging|taking)|pa(?:id|y|ying) (?:off|back)|back|since|never|ever|how come|afford|between|on time|both)\b/
const lateness =
  /^(?:how (?:late|overdue|far behind|long overdue|many days (?:late|overdue))\b|(?:is|are|has|have)\b.*\b(?:late|overdue|behind|arrears|missed (?:a|an|their|its|his|her|any|the|our))\b)/
const openness =
  /\b(?:still|left|yet|got|have|anything|owt) (?:got )?to (?:pay|be paid|settle|come from|come in from|find)\b|\bout ?standing\b|\bow(?:e|es|ed|ing)\b|\bunpaid\b|\bstill to come\b|\bwaiting(?: to be paid)?$|\bwants? (?:off|from|out of) (?:us|me)\b/
const ofLast = /\b(?:last|latest|most recent|previous)\b/
const ofPast = /\b(?:did|was|were|had|been|ago|ended?|stopped|began|started)\b/
const ofDue =
  /\b(?:due|payable|pay(?:s|ing)?|paid|settle|arrive|arriving|com(?:e|es|ing)|land(?:s|ing)?|go(?:es|ing)?|leav(?:e|es|ing)|take(?:s|n)?|taking|collect(?:s|ed)?|charge[ds]?|bill us|debit(?:ed)?|fall|expect(?:ed)?|next|turn(?:s|ing)? up|show up|hit|in the bank|see|need(?:s)?|want(?:s)?|ready)\b/
const whenAsked =
  /^(?:by )?(?:when(?:['’]?s)?|what (?:day|date|time)|which day|how (?:soon|long|many days) (?:until|till|before|to))\b/
// "The VAT bill - when and how much?", "wages are going out when?"
const whenLater =
  /^(?!when|what|by\b|how\b)[^?]{2,40}?\b(?:(?:is|are|goes|go|going|gets?|falls?)(?: (?:going |due |paid |to be paid |taken ))* ?(?:out|due|off|in|paid|taken)?|bill|payment|premium|instalment)[\s,:–-]*(?:and |so )?when\b(?! (?:we|i|they|it|he|she)\b)(?!.*\bpaid\b)/
const made =
  /\b(?:paid|pay|gone(?: out| off| in)?|go(?:ne)? (?:out|through|off)|went out|com(?:e|ing) (?:out|in|through|off)|came (?:out|in|through)|left|landed|land|arrived?|cleared?|settled?|squared up|taken|took|take|turned up|turn up|received?|collected|(?:had|got|get) (?:its|their|his|her) (?:money|cash|payment|share|cut|rent|wages|fees?|pay|premium)|in yet|out yet|in the bank(?: yet)?|hit (?:the|our) (?:account|bank)|showed up|shown up|come|dropped|(?:money|payment|cash|invoice|cheque) in$)\b/
const progressive =
  /^(?:is|are|anything|is there|are there|what(?:['’]?s| is| are| do| should| can| will)?|how much(?:['’]?s| is| are| do| should| can| will)?)\b.*\b(?:due|coming|expect(?:ed|ing)?|to come|on (?:its|the|their) way|going out)\b/

// "What's the damage, and when do they want it?"
const theyWant =
  /\b(?:and|,) (?:by )?when (?:do|does|will|must|should|have) (?:they|he|she|we|i) (?:want|need|expect|have to|got to|pay)\b/
const afterPaying =
  /\b(?:after|once|when)\b.*\b(?:paid|pay|paying|settled?|settling|gone|go(?:es)? out|leaves?|clears?|cleared|comes? out|come off)\b/
const whatIsLeft =
  /\b(?:left|have (?:we|i) got|(?:do|will|would) (?:we|i) have|remain(?:s|ing)?|balance)\b/

/** What a question asks of a payment, also as it was first put; null for any other. */
export function askedInWords(message: string, put: string = message): AskedInWords | null {
  const whole = message
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .trim()
    .replace(opening, '')
    .replace(/[?.!]+$/, '')
  const text = whole.replace(topic, '')
  if (elsewhere.test(text) || elsewhere.test(put.toLowerCase())) return null
  if (afterPaying.test(text) && whatIsLeft.test(text)) return isOver(text) ? null : 'after'
  if (wasMeant.test(text)) return 'late'
  const isNext = /\b(?:next|again|following|after that)\b/.test(text)
  if (ofLast.test(text) && /^(?:when|what day|what date)\b/.test(text))
    return isNext && /\band\b/.test(text) ? 'last_and_next' : isNext ? null : lastOnly(text)
  if (lateness.test(text)) return 'late'
  if (openness.test(text)) return 'open'
  if (theyWant.test(text) && !ofPast.test(text)) return 'next'
  if (whenLater.test(whole)) return ofPast.test(whole) || ofLast.test(whole) ? null : 'next'
  if (whenAsked.test(text)) return ofDue.test(text) && !ofPast.test(text) ? 'next' : null
  if (
    /^(?:has|have|did|is|are|was|were|paid)\b/.test(text) &&
    made.test(text) &&
    !/\bdue\b/.test(text)
  )
    return /^(?:is|are)\b.*\b(?:coming|going|paying)\b/.test(text) ? 'coming' : 'paid'
  return progressive.test(text) && !ofPast.test(text) && !ofLast.test(text) ? 'coming' : null
}

const isOver = (text: string) => /\b(?:did|was|were|had|came in|last|in full|so far)\b/.test(text)

const lastOnly = (text: string) => (/\b(?:did|was|were|has|have)\b/.test(text) ? 'last' : null)
