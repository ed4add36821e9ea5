// What somebody thinks of an amount: "seems mad this month", "is through the roof", "a bit steep".
// It is talk. Nothing of which payments, days or money is meant hangs on it, but where an amount
// went ("creeping up") is an answer that a question may want.

const adverb =
  '(?:a (?:bit|little|tad|touch)|abit|bit|rather|very|really|well|so|dead|quite|awfully|bloody|blooming|flipping|pretty|kinda|kind of|sort of|absolutely|completely|totally|just|proper|way|far|a lot|loads|mighty|downright|frankly|all|right|getting|looking|seeming|suddenly|gone|going|got|been|back)'
const size =
  '(?:mad|mental|steep|daft|silly|crazy|bonkers|barmy|insane|nuts|wild|savage|brutal|obscene|criminal|high|low|big|huge|massive|enormous|hefty|heavy|dear|pricey|pricy|expensive|costly|extortionate|ridiculous|ludicrous|outrageous|shocking|scary|frightening|alarming|eye[- ]?watering|horrendous|horrific|dreadful|awful|terrible|atrocious|painful|odd|weird|strange|funny|off|iffy|fishy|suspicious|unusual|unreal|toppy|chunky|sky[- ]high|over the top|ott|much|a lot|loads|a fortune|a bomb|a packet|too much|too high|a joke|no joke|a rip[- ]?off|daylight robbery|extortion|robbery|out of (?:hand|control)|through the roof|on the high side|on the steep side|up there|killing (?:us|me)|crippling(?: us| me)?|(?:taking|having) the (?:mick|mickey|michael|biscuit)|doing my head in)'
const course =
  '(?:dropping(?: off| away)?|dropped(?: off)?|falling(?: off| away)?|fallen(?: off)?|going down|gone down|creeping down|slipping|tailing off|tailed off|drying up|dried up|shrinking|declining|well down|down again|coming down|come down|slowing(?: down)?|picking up|picked up|creeping (?:up|higher)|crept up|on the up|climbing|rocketing|rocketed|soaring|soared|spiralling|ballooning|ballooned|shot up|shooting up|jumped|jumped up|rising|risen|going up|gone up|up again|well up|gone (?:mad|daft|silly|mental|crazy|bonkers|through the roof|right up|way up))'
const manner =
  '(?:(?:always|forever|never|often|usually|still) )?(?:late|slow|behind|on time|early|a slow payer|slow payers|bad payers|a bad payer|a pain|dragging their (?:feet|heels)|taking (?:ages|forever))'
const when =
  '(?: (?:this|last) (?:week|month|quarter|year|yr|mth|time|time round)| lately| recently| again| now| these days| in (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?: 20\\d\\d)?| at the moment| atm| of late| today| for what it is| to me| tbh| imo| if you ask me| innit| mind| though| like)'
const seems =
  "(?:['’]s|['’]re|['’]ve|s(?= )| is| are| was| were| seems?| looks?| feels?| sounds?| has| have| keeps?)"

const sentence = (what: string) =>
  new RegExp(
    `${seems}?(?: (?:to be|to have|like))?(?: (?:been|gone|got|getting|going))?(?: ${adverb})* (${what})(${when}*)(?: ${adverb})?$`,
    'i',
  )
const ofSize = sentence(size)
const ofCourse = sentence(course)
const ofManner = sentence(manner)
const opening = /^(?:is|are|has|have|does|do|isn['’]?t|aren['’]?t|hasn['’]?t) /i

/** A piece of a message without the opinion that it ends in, and what that says besides. */
export type Opinion = {
  readonly about: string
  /** Days that the opinion names: "this month" of "seems mad this month". */
  readonly days: string
  /** Whether it says, or asks, where the amount went. */
  readonly isOfCourse: boolean
}

/** "Leccy bill seems mad this month" as the leccy bill; null where it ends in no opinion. */
export function opinionOn(text: string): Opinion | null {
  const bare = text.trim()
  for (const [pattern, isOfCourse] of [
    [ofCourse, true],
    [ofSize, false],
    [ofManner, false],
  ] as const) {
    const found = pattern.exec(bare)
    if (!found || found.index < 2) continue
    const about = bare
      .slice(0, found.index)
      .replace(opening, '')
      .replace(/[\s,;:–—-]+$/, '')
    const [days = ''] =
      /\b(?:this|last) (?:week|month|quarter|year|yr|mth)\b/i.exec(found[2] ?? '') ?? []
    if (about) return { about, days, isOfCourse }
  }
  return null
}

const opener = new RegExp(
  `^(?:(?:is|are|it['’]?s|they['’]?re) )?(?:${adverb} )*(?:${size}|${course}|${manner})${when}*\\s*[?.!,;–—-]+\\s+(?=\\S)`,
  'i',
)

/** A question without the opinion that it opens with: "creeping up? each month this year". */
export function withoutOpener(text: string): string {
  return text.replace(opener, '')
}

const comment = new RegExp(
  `^(?:(?:and|but|cos|coz|because|as|since|so) )?(?:it|they|that|this|which)(?:['’]?s|['’]?ve|['’]?re)?(?: ${adverb})*${seems}?(?: (?:to be|to have|like|been))?(?: ${adverb})* (?:${size}|${course})${when}*$`,
  'i',
)

/** Whether a piece of a message says no more than what somebody thinks of an amount. */
export function isOpinion(text: string): boolean {
  return comment.test(text.trim())
}
