// Payments that come later, sooner or only in part, in the words that the reader of what-ifs knows.
import { numberIn } from '../periods/words.ts'

const time =
  '(?:an?|one|two|three|four|five|six|\\d{1,3}) (?:days?|weeks?|fortnights?|months?)|a fortnight'
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'

// "Pushed the VAT back a month", "put the rent off by two weeks": it is delayed by that.
const pushed = new RegExp(
  `\\b(?:push(?:ed|es|ing)?|put(?:s|ting)?|shift(?:ed|s|ing)?|mov(?:ed|es|e|ing)|knock(?:ed|ing)?|kick(?:ed|ing)?|slip(?:ped|s|ping)?|nudg(?:e|ed|ing)|bump(?:ed|ing)?) (.{3,40}?) (?:back|off|out)(?: by)? (?=(?:${time})\\b)`,
  'gi',
)
// "Northwind slips by a fortnight", "is running a month behind".
const slipped = new RegExp(
  `\\b(?:slips?|slipped|slides?|slid|drifts?|drifted)(?: back| out)?(?: by)? (?=(${time})\\b)(?:\\1)`,
  'gi',
)
const behind = new RegExp(
  `\\b(?:is|are|was|were|gets?|got|runs?|ran|running|fell|falls?)? ?(?:running )?(${time}) (?:behind|overdue|past due|late paying)\\b`,
  'gi',
)
const held = new RegExp(
  `\\b(?:hold|holds|held|holding|sit|sits|sat|sitting|hang|hangs|hung)(?: on)?(?: to| onto| on to| back| on)? (?:our|the|my|any) (?:money|payouts?|funds|takings|cash|payments?|settlements?)(?: back| up)?(?: for)? (${time})(?: (?:longer|more))?\\b`,
  'gi',
)
const payments =
  '(?:money|payments?|invoices?|bills?|cheques?|remittances?|payouts?|settlements?|instalments?|cash)'

// "Paid in 60 days instead of 30", "went from 30 days to 60": so much later than now.
const longer =
  /\b(?:paid|pays?|paying)(?: us)? (?:in|at|on|after) (\d{1,3})(?: days?)? (?:instead of|rather than|not) (\d{1,3})(?: days?)?\b/gi
const moved =
  /\b(?:went|go|goes|moved?|moves|switch(?:ed|es)?|chang(?:ed?|es)) (?:us )?from (\d{1,3})(?: days?)? to (\d{1,3}) days?(?: terms)?\b/gi

// "Only pays half of what they owe": the rest of it never comes.
const part =
  /\b(?:only |just )(?:ever |manages? to |managed to |gets? |got )?(pay|pays|paid|paying|send|sends|sent)(?: us| up)? (half|an? (?:half|third|quarter|fifth|tenth)|two thirds|three quarters|\d{1,2} ?(?:%|percent|per cent))(?: (?:of (?:what (?:they|it|he|she) (?:owes?(?: us)?|normally pays?|usually pays?|should)|it|that|their (?:bill|bills|invoice|invoices)|the (?:bill|invoice|money))))?/gi
const shares: Readonly<Record<string, number>> = {
  half: 50,
  third: 33,
  quarter: 25,
  fifth: 20,
  tenth: 10,
}

function lessThan(share: string): string {
  if (/^two thirds/i.test(share)) return 'dropped by a third'
  if (/^three quarters/i.test(share)) return 'dropped by 25%'
  const [digits] = /\d+/.exec(share) ?? []
  if (/third/i.test(share)) return 'dropped by 66.67%'
  const percent = digits ? Number(digits) : (shares[share.split(' ').at(-1) ?? ''] ?? 0)
  return `dropped by ${100 - percent}%`
}

// Another month for a payment: what it was due in, and what it comes in.
const toMonth = `(?:(?:until|till?|to|into) (?:after |the )?)`
const instead = new RegExp(
  `\\b(?:(?:we|i) (?:pay|paid|settle|settled|took|take|do|did) )?((?:the |our |my )?[\\w&' -]{3,40}?)(?: (?:pays?|paid|comes?|came|lands?|landed|arrives?|arrived|goes out|went out))?(?: us| out| in| off)*(?: in)? (${month}) (?:instead of|rather than|not)(?: in)? (${month})\\b`,
  'gi',
)

/** The question with its delays in plain words. */
export function withPlainDelays(question: string): string {
  const late = (whole: string, days: number) => (days > 0 ? `pays ${days} days late` : whole)
  return (
    question
      .replace(/’/g, "'")
      .replace(
        new RegExp(
          `\\b(?:take|takes|took|taking|have|had) (${month}|christmas|easter) off\\b`,
          'gi',
        ),
        'shut for $1',
      )
      .replace(longer, (whole, to, from) => late(whole, Number(to) - Number(from)))
      .replace(moved, (whole, from, to) => late(whole, Number(to) - Number(from)))
      .replace(part, (_whole, _verb, share: string) => lessThan(share.toLowerCase()))
      .replace(pushed, 'delayed $1 by ')
      .replace(held, 'pays $1 late')
      .replace(slipped, (whole) => `pays ${timeIn(whole)} late`)
      .replace(behind, ' pays $1 late')
      .replace(instead, 'moved $1 to $2 due in $3')
      // "Push Okafor's December dividend back to January".
      .replace(
        new RegExp(
          `\\b(?:push(?:ed)?|put|shift(?:ed)?|mov(?:e|ed)|delay(?:ed)?|postpone[d]?) (\\w{3,}'?s) (${month}) (divi|divis|dividend|salary|wages?|rent|bill|invoice|payment|drawings)(?: back| off| out)? ${toMonth}(${month})\\b`,
          'gi',
        ),
        'moved $1 $3 to $4 due in $2',
      )
      // "December's money", "the money for December": what is due in it.
      .replace(new RegExp(`\\b(${month})'?s (?=${payments}\\b)`, 'gi'), 'in $1 ')
      // "The December payment slips to January", "push the rent back to January".
      .replace(
        new RegExp(
          `\\b(?:slips?|slipped|slides?|slid|drifts?|drifted|gets? (?:moved|pushed|put)|got (?:moved|pushed|put)|(?:is|was|were|are) (?:moved|pushed|put))(?: back| off| out| forward)? ${toMonth}`,
          'gi',
        ),
        'moved to ',
      )
      .replace(
        /\b(?:push|pushed|pushing|put|putting|shift|shifted|shifting|move|moved|moving|bring|brought|bringing|bump|bumped|nudge|nudged|reschedule|rescheduled|postpone|postponed|postponing|switch|switched|swap|swapped)\b(?! (?:in|our prices|prices|my prices)\b)(.{3,40}?)(?: (?:back|off|out|forward|forwards|on|over))? (?:until|till?|to|into) (?=(?:after |the )?(?:\w+ )?(?:jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec|christmas|xmas|easter|new year|next|spring|summer|autumn|end|start|middle|\d))/gi,
        'moved$1 to ',
      )
      .replace(
        /\b(?:delay|delayed|delaying|defer|deferred|hold back|held back)\b(.{3,40}?) (?:to|into) (?=(?:after |the )?(?:jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec|christmas|easter|new year|next|spring|summer))/gi,
        'moved$1 to ',
      )
  )
}

function timeIn(text: string): string {
  const words = text.split(' ')
  const at = words.findIndex((word) => /^(?:an?|\d{1,3})$/.test(word) || numberIn(word) !== null)
  return words.slice(at).join(' ')
}
