// Remarks on a balance and on totals that are expected: "and the other account?", "so net?".
import { spanPeriod } from '../period.ts'
import type { ToolCall } from '../tool-call.ts'
import { beforeOrAfter, type Remark, type Reply } from './remark.ts'

const now =
  /^((what|how much|where) (is (it|that)|are we|about) )?(now|right now|at the moment|currently)$/
const isCurrentOne = /^(in |what is in |how much is in |what about )?(the )?current (one|account)$/
const other =
  /^(in |what is in |how much is in |what about )?(the )?other( (one|account|bank account))?$/
const theOthers =
  /^(in |what is in |how much is in |what about )?(the )?(other (two|three|2|3|ones|accounts|two accounts)|others|rest)( of (them|the accounts))?$/
// All accounts at once, in whatever order: "total across both accounts", "everything together".
const ofAll =
  /^(what|how much|is|are|the|total|balance|in|across|of|over|for|all|both|every|together|altogether|combined|accounts?|them|two|everything|whole|sum|added|up|add|tot|put|between|we|have|got|do|our|my|bank)$/
const all = /^(all|both|altogether|total|combined|everything|together|sum)$/

/** "Both?", "altogether?": all accounts at once. */
export function asksForAll({ text, subject, period, limit }: Remark): boolean {
  const words = text.split(' ')
  const isOfAll = words.every((word) => ofAll.test(word)) && words.some((word) => all.test(word))
  return isOfAll && !subject && !period && !limit
}

/** A remark on the balance of an account, or of all of them. */
export const onCashBalance: Reply<'cash_balance'> = (remark, { account, day }) => {
  const { text, subject, period, limit, accounts } = remark
  // "After the wages go out?"
  if (subject && text === beforeOrAfter && !remark.isUpTo && account === undefined && !day)
    return subject.kind === 'account'
      ? null
      : { tool: 'forecast_after', args: { subjects: [subject] } }
  if (subject || period || limit) return null
  const onDay = day === undefined ? {} : { day }
  const [current, ...more] = isCurrentOne.test(text)
    ? accounts.filter(({ id, name }) => id !== account && /\bcurrent\b/i.test(name))
    : []
  if (current && more.length === 0)
    return { tool: 'cash_balance', args: { account: current.id, ...onDay } }
  if (now.test(text))
    return { tool: 'cash_balance', args: account === undefined ? {} : { account } }
  if (account === undefined) return null
  const { firstDay, today } = remark
  if (paidOff.test(text))
    return {
      tool: 'transfers',
      args: { account, way: 'in', period: spanPeriod(firstDay ?? today, today), latest: true },
    }
  if (asksForAll(remark)) return { tool: 'cash_balance', args: onDay }
  const others = accounts.filter(({ id }) => id !== account)
  if (theOthers.test(text) && day === undefined && others.length > 1)
    return { tool: 'account_balances', args: { except: account } }
  if (!other.test(text) && !theOthers.test(text)) return null
  const [only] = others
  if (others.length === 1 && only)
    return { tool: 'cash_balance', args: { account: only.id, ...onDay } }
  // With three accounts "the other" could be either, so each is listed.
  return others.length > 1 && day === undefined
    ? { tool: 'account_balances', args: { except: account } }
    : null
}

// "When did we last pay it off, and how much?" of a card.
const paidOff =
  /^when (?:did|have) (?:we|i) last (?:pay|paid|clear|cleared|settle|settled|top|topped)(?: (?:it|that|the card|this))(?: (?:off|up|down))?(?: (?:and )?(?:how much|what|for how much|what for)(?: (?:was it|did we pay|by))?)?$/

const leftIt =
  /^(?:(?:and |how much |what |was |has been |have we |did we |were )*(?:taken|moved|transferred|drawn|pulled|paid|brought|come|came|gone|took|take) (?:back )?out(?: again| (?:of|from) it)?|(?:and )?out|(?:and )?back out(?: again)?)$|^(what|how much|what has|how much has|what have we|how much have we) (came|come|went|gone|was taken|did we take|taken|was paid|left) ?(out)?( (of|from) (it|there|that( account)?|the account))?$/
const enteredIt =
  /^(?:and )?in$|^(what|how much|what has|how much has) (came|come|went|gone|was put|was paid) (in|into)( (it|there|that( account)?|the account))?$/

/** "And what came out of it?" after what was moved into an account. */
export const onTransfers: Reply<'transfers'> = ({ text, subject, period, limit }, args) => {
  if (subject || period || limit) return null
  const way = leftIt.test(text) ? 'out' : enteredIt.test(text) ? 'in' : null
  return way && { tool: 'transfers', args: { ...args, way } }
}

const net =
  /^((what|how much) (is|would be|will be|was) )?(the |that )?net( (figure|position|cash|cash flow|of the two|result|effect|that|of that|amount))?$|^(what|where) (does|will|would|did) (that|it) leave( us| me)?( with)?$|^(what is )?the (difference|net of the two)( between the two)?$|^in minus out$|^one minus the other$|^(what|how much) (is|will be|would be|does that) ?(leave|left)( over)?( (us|me))?( (with|then|after that))?$/

/** Whether "so net?" is wanted: what came in less what went out. */
export function asksNet({ text, subject, period, limit }: Remark): boolean {
  return !subject && !period && !limit && net.test(text)
}

/** Whether sales were asked about: less costs they are not all that comes in less what goes out. */
export function isOfSales({ before }: Remark): boolean {
  return before.words.some((word) => /^(sales|takings|turnover|revenue)$/.test(word))
}

/** "How do you know?", "how sure are you?" of what is expected. */
export const doubts =
  /^how (do you know|can you (know|tell)|would you know|do you work (that|it) out|did you (get|work out) (that|this|it))( (that|this|it))?$|^how (sure|certain|confident|reliable|accurate|good)( (are you|are we|is that|is it|is this|can i be|can we be|should i be|is the forecast))?( (of|about|in|on|with) (that|it|this|that figure|that number))?$/

/** A remark on a total that is expected. */
export const onForecastTotal: Reply<'forecast_total'> = (remark, args): ToolCall | null =>
  doubts.test(remark.text)
    ? { tool: 'forecast_record', args: {} }
    : asksNet(remark) && !args.subjects && !isOfSales(remark)
      ? { tool: 'forecast_total', args: { ...args, measure: 'net' } }
      : args.subjects && args.measure !== 'net' && (asksForDays(remark) || asksForWhom(remark))
        ? {
            tool: 'upcoming',
            args: {
              side: args.measure,
              period: args.period,
              subjects: args.subjects,
              next: false,
            },
          }
        : null

const days =
  /^(when|what (day|date|days|dates)|which (day|days|date)|on what (day|date|days))( (exactly|is (that|it)|are (they|those|these)|will (that|it|they) be|do(es)? (they|it|that) (go|come|leave|land|fall)( (out|in|due))?|due))*( exactly)?$/

const whom =
  /^(who|whom)( (gets|get|is getting|receives|has|will get|does|do|is|are|are they|is it|would that be))?( (that|it|this|them|those|what|paid|all))*( (go|going|goes|paid|to|from|made up))*( (of|up))?$|^(to|from) (who|whom)$|^(which|what) (people|staff|suppliers|payees|customers|payments|ones)( (is|are) (that|it|they|those))?$|^(list|show)( me)?( (them|those|it))?$|^(break|split) (it|that|them) down$/

/** "Who gets that?" of a total is its payments, each with its name. */
export function asksForWhom({ text, subject, period, limit }: Remark): boolean {
  return !subject && !period && !limit && whom.test(text)
}

// "When exactly?" of a total is its payments, each with its day.
function asksForDays({ text, subject, period, limit }: Remark): boolean {
  return !subject && !period && !limit && days.test(text)
}
