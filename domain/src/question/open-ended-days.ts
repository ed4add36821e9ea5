// "What is due after 25 December?": days with no end run as far as dated payments are listed.
import { addDays } from '../calendar.ts'
import { dayLabel } from './period.ts'
import { monthNumbers } from './periods/words.ts'
import { type QuestionContext, readQuestion } from './read-question.ts'

const listedDays = 91
const tail =
  /,? \b(?:after|from|later than|beyond)(?: the)? ([\w ]{3,25}?)(?: (?:on|onwards?|on wards|and after|and beyond))?[\s?.!]*$/i
const isOfDue =
  /\b(?:due|owe|owes|owed|owing|to pay|pay us|paying us|unpaid|expected|expecting|coming (?:in|out|up)|(?:brings?|lifts?|pulls?|picks?|gets?) (?:us|me|the balance|our balance|cash|things) (?:back )?up|comes? (?:in|out)|going out|goes? out|to come|to go out)\b/i
const isBounded =
  /\b(?:between|before|until|till?|up to|by) \w|\b(?:balance|in the bank|left|overdue|paid)\b/i

const biggest =
  /^((?:so |and )?(?:what|which)(?:['’]?s| is| are) (?:our|the|my) (?:biggest|largest|smallest|main) (?:single )?(?:bills?|payments?|outgoings?|one)) (?:in|for) ([a-z]{3,9})[\s?.!]*$/i
const nearMonths = 6

/** "What's our biggest bill in January?", asked in November, is of the January to come. */
export function withMonthAhead(question: string, { today }: QuestionContext): string {
  const [, head, name = ''] = biggest.exec(question.trim()) ?? []
  const month = monthNumbers[name.toLowerCase()]
  if (head === undefined || !month) return question
  const distance = (month - Number(today.slice(5, 7)) + 12) % 12
  const plain = head.replace(/\b(?:bill|payment|outgoing|one)(s?)$/i, 'payment$1')
  return distance > 0 && distance < nearMonths ? `${plain} due out in ${name}` : question
}

/** The question with its open end named, where it is about what falls due. */
export function withOpenEnd(question: string, context: QuestionContext): string {
  const found = tail.exec(question)
  const [whole, days] = found ?? []
  if (!found || whole === undefined || days === undefined) return question
  const head = question.slice(0, found.index)
  if (!isOfDue.test(head) || isBounded.test(head)) return question
  const { periods, unused, included, choices } = readQuestion(`by ${days}`, {
    ...context,
    assumesAhead: true,
  })
  const [only, ...others] = periods
  const isAlone = others.length + unused.length + included.length + choices.length === 0
  if (!only || !isAlone || only.to <= context.today) return question
  const isAfter = /\b(?:after|later than|beyond)\b/i.test(whole)
  const from = isAfter ? addDays(only.to, 1) : only.from
  const listed = addDays(context.today, listedDays)
  const to = listed > from ? listed : addDays(from, listedDays)
  return `${head} from ${dayLabel(from)} to ${dayLabel(to)}`
}
