// Months up to one of their days, written out: "October up to the 9th", "what had we spent by the
// 9th of October", "this month against last, up to the 14th".
import { addMonths, type Day, monthOf } from '../../calendar.ts'
import { monthLabel } from '../period.ts'
import { monthNumbers } from '../periods/words.ts'
import type { QuestionContext } from '../read-question.ts'

const name =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const ordinal = '(\\d{1,2})(?:st|nd|rd|th)'
const number = '(\\d{1,2})(?:st|nd|rd|th)?'
const upTo =
  '(?:up (?:to|until|till)(?: and including)?|up to and including|to|until|till|through to|as far as) (?:the )?'
const year = '(?: (?:of )?20\\d\\d)?'

// What money had done by a day, it had done since the month began.
const hadMoved =
  /\b(?:had|have|has|did|was|were)\b.*\b(?:spent|spend|taken|take|paid out|pay out|come in|came in|gone out|made|make|earned|earn|received|receive|banked|bank|sold|brought in|bring in|cost|been spent|been paid|been taken)\b|\bhad\b.*\bpaid\b/i
const isAhead = /\b(?:due|owed?|will|need|going to|expected|forecast|afford|must|should)\b/i
const isOfAll = /\b(?:in total|ever|altogether|all told|since|from|between|balance|stood|stand)\b/i

const upToDayOf = new RegExp(
  `(${name}${year}) (?:so far )?${upTo}${ordinal}(?! of|\\w)(?! ${name}\\b)`,
  'gi',
)
const dayOfMonth = new RegExp(
  `\\b(?:by|up (?:to|until|till)(?: and including)?)(?: the)? ${number}(?: of)? (${name})\\b(${year})`,
  'i',
)
const monthAndDay = new RegExp(`\\bby (${name}) (?:the )?${ordinal}`, 'i')
const byDate = new RegExp(
  `\\bby the ${ordinal}(?= of (?:this|the) month\\b|[\\s?.!]*$)(?: of (?:this|the) month)?`,
  'i',
)
const month = `(this month|last month|${name}${year})`
const twoMonths = new RegExp(
  `\\b(?:in )?${month}( (?:so far )?(?:v|vs|versus|against|with|and|to|than|compared (?:with|to)|on)(?: in)? )${month}[,;:\\s–-]*(?:like for like|both|each|the two|in both|for both|just|only|taking both|taken|to date)*[,\\s]*${upTo}${ordinal}(?: (?:of each|in each|of both|in both|each|both))?(?=[\\s?.!]*$)`,
  'i',
)

// What came in last Christmas came in that December, and not on the one day.
const lastChristmas =
  /(?<!\b(?:since|before|after|until|till|by|from|to|and|than|with|vs?) )\b(?:(?:over|at|for|during|in) )?last (?:christmas|xmas|crimbo)(?: time| period| season)?\b(?! (?:day|eve))/i

// "How much of December's income is Northwind?" before December is of the one to come.
const shareOfMonth =
  /^(?:and |so )?how much of (?:the |our )?([a-z]+)['’]?s? (?:income|sales|takings|money in|receipts) (?:is|are|comes|is coming|will be)(?: from)? ([^?]{2,40}?)(?=[\s?.!]*$)/i

// The help taken on for Christmas is paid over a season.
const ofSeason =
  /\b(?:xmas|christmas|crimbo|festive) (?:temps?|staff|casuals?|help|helpers?|extras?|workers?|cover)\b/i
const seasonNamed =
  /\b(?:(?:over|at|for|during|in) )?(?:last|this) (?:christmas|xmas|crimbo)(?: so far)?\b/i

const ofPast =
  /\b(?:takings|sales|turnover|took|taken|spent|spend|spending|cost|came|went|paid|made|earned?|did|was|were|bills?)\b/i

/** The question with such days written out. */
export function withPartMonths(question: string, { today }: QuestionContext): string {
  const ahead = shareOfMonth.exec(question)
  if (ahead && Number(monthNumbers[ahead[1]?.toLowerCase() ?? '']) > Number(today.slice(5, 7)))
    return `how much income is expected from ${ahead[2]} in ${ahead[1]}?`
  const season = ofSeason.test(question) ? seasonNamed.exec(question) : null
  if (season) {
    const year = Number(today.slice(0, 4)) - (/last/i.test(season[0]) ? 1 : 0)
    return question.replace(season[0], `from October to December ${year}`)
  }
  const christmas = lastChristmas.exec(question)
  if (christmas && ofPast.test(question) && !/\bbalance\b/i.test(question))
    return question.replace(christmas[0], `in December ${Number(today.slice(0, 4)) - 1}`)
  const both = twoMonths.exec(question)
  if (both) {
    const [whole, first = '', joint = '', second = '', day = ''] = both
    const partOf = (written: string) => `1 to ${day} ${named(written, today)}`
    const joined =
      /\b(?:and|than|on|to|with)\b/i.test(joint) && !/compared/i.test(joint)
        ? joint
        : ' compared with '
    return question.replace(whole, `${partOf(first)}${joined}${partOf(second)}`)
  }
  const parts = question.replace(
    upToDayOf,
    (_, written: string, day: string) => `1 to ${day} ${written}`,
  )
  if (parts !== question) return parts.replace(/\b(?:in|for|during|over) (?=1 to \d)/gi, 'from ')
  if (!hadMoved.test(question) || isAhead.test(question) || isOfAll.test(question)) return question
  return question
    .replace(dayOfMonth, (found, day: string, written: string, ofYear: string) =>
      Number(day) < lastDate(written) ? `from 1 to ${day} ${written}${ofYear}` : found,
    )
    .replace(monthAndDay, (_, written: string, day: string) => `from 1 to ${day} ${written}`)
    .replace(
      byDate,
      (_, day: string) => `from 1 to ${day} ${monthLabel(monthWith(Number(day), today))}`,
    )
}

// The month under way, or the one before where that day is still to come.
function monthWith(day: number, today: Day) {
  const month = monthOf(today)
  return day <= Number(today.slice(8)) ? month : addMonths(month, -1)
}

function named(written: string, today: Day): string {
  if (/^this month$/i.test(written)) return monthLabel(monthOf(today))
  if (/^last month$/i.test(written)) return monthLabel(addMonths(monthOf(today), -1))
  return written
}

// "Up to 30 September" ends with a month: nothing says when it begins.
function lastDate(written: string): number {
  const short = written.slice(0, 3).toLowerCase()
  if (short === 'feb') return 28
  return /apr|jun|sep|nov/.test(short) ? 30 : 31
}
