// Whether a question is about what is still to come, by its tense and its words.
import type { Day } from '../calendar.ts'
import { monthNumbers } from './periods/words.ts'

/** Whether a question speaks of days to come. */
export function looksAhead(words: readonly (string | null)[]): boolean {
  const text = ` ${words.join(' ')} `
  const isLow = / why (is|are|does|do) .*\b(low|tight|short|negative|dip|drop) /.test(text)
  return (
    isLow ||
    isStillToCome(text) ||
    / (between|from) (now|today|here) (and|to|until|till|up to|through) /.test(text) ||
    / (will|safe to spend|peakahead|balanceafter|taxrepaid|taxabovelast|taxbelowlast|taxbesidelast|balanceabovenow|balancebelownow|cashreaches|largestdue|until|till|going to(?! somebody)|shall|expect|expected|expecting|by the end|by then|by next|forecast|forecasted|predict|predicted|prediction|projected|projection|due|upcoming|coming up|ahead|next|tomorrow|odds|chance|chances|likelihood|probability|risk|afford|stretch to|can we (take|pay|buy|manage|cover)|could we (take|pay|buy|manage|cover)|can i (take|pay|buy|manage|cover)|could i (take|pay|buy|manage|cover)|likely|until we|before we|if we|if i|run out|enough) /.test(
      text
        .replace(
          / by (month|week|day|quarter|year|category|supplier|customer|client|merchant|account|how|value|amount|vendor|type|spend|size) /g,
          ' ',
        )
        .replace(/ expected to (?=.* last )/g, ' ')
        // The till that takings lie in.
        .replace(
          / (shop|the|our|my) till | till (?=(takings|money|receipts|sales|float|cash) )/g,
          ' ',
        )
        // What was forecast is compared with what happened.
        .replace(
          / (against|versus|vs|than|over|under|above|below|off|miss|missed|beat|meet|what|with|to) (the |our |we |was )?(forecast(ed)?|expected|predicted|plan) /g,
          ' ',
        ),
    )
  )
}

/**
 * "How much are wages in December?", asked in November: a month that is named in the present tense
 * is the one to come, where that is nearer than the one that has been.
 */
export function isOfMonthAhead(words: readonly (string | null)[], today: Day): boolean {
  const text = words.map((word) => word ?? 'somebody').join(' ')
  const [, name = ''] =
    presentOfMonth.exec(text) ?? dueInMonth.exec(text) ?? goesInMonth.exec(text) ?? []
  const month = monthNumbers[name]
  if (!month) return false
  const distance = (month - Number(today.slice(5, 7)) + 12) % 12
  return distance > 0 && distance < 6
}

// "How much VAT do we pay in January?"
const dueInMonth =
  /^(?:and |so )*(?:how much|what) (?:(?!money|cash|on|in|of|does|did)[\p{L}&’'.-]+ ){1,3}do (?:we|i) (?:pay|owe) (?:in|for) ([a-z]{3,9})$/u
// "What goes out in December other than wages?"
const goesInMonth =
  /^(?:and |so )*(?:what|how much|which (?:bills|payments|costs))(?: money| cash)? (?:goes|go|comes|come|leaves|leave|lands|land|brings|falls|fall)\b(?!.*\b(?:was|were|did|had|usually|normally|typically|each|every|last|average|(?:more|less|higher|lower) than|compared|regularly)\b).*\b(?:in|during|for) ([a-z]{3,9})(?: (?:other than|apart from|except(?: for)?|bar|besides|excluding|not counting) .*)?$/u
const presentOfMonth =
  /^(?:and |so )*(?:how much|what|how big|how high|how large) (?:is|are) (?:(?:the|our|my) )?(?!.*\b(?:total|sum|spent?|spending|paid|breakdown|split|list|average|usual|typical|share|percentage|proportion|difference|than|compared|against|versus|vs|v|last|most|biggest|largest|highest|lowest|smallest|by|per|each|every|was|were|did|had|average|ever|trend|of)\b)(?:[\p{L}\d&'’.-]+ ){1,4}(?:in|for|over|during|come) ([a-z]{3,9})$/u

// "Before the end of the month", "what direct debits go out in December": neither "will" nor "due",
// and yet still to come.
function isStillToCome(text: string): boolean {
  // "What goes out on the 28th?" is about every month, and first of all the next.
  if (
    / (goes|go|comes|come|leaves|leave) (out |in |off |to (\S+ ){1,2})?on the \d+(st|nd|rd|th) $/.test(
      text,
    )
  )
    return true
  // "The biggest payment still to go out this year", "payments yet to be made".
  if (
    / (still|yet|left) to (go|come|pay|be (paid|made|settled)|leave|make|settle|clear) /.test(
      text,
    ) &&
    !/ (was|were|had|did) /.test(text)
  )
    return true
  // "What leaves the account on 7 December?"
  if (
    / (what|how much|anything|who) (\S+ ){0,3}(goes|leaves|comes) (\S+ ){0,3}on (the )?\d+(st|nd|rd|th)? (of )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* /.test(
      text,
    )
  )
    return true
  // "What's going out on the 30th?" is the next 30th.
  if (
    / (is|are) (\S+ ){0,3}(going|coming|leaving) (out |in |off |the account |the bank |our account )(\S+ ){0,5}(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|weekend|\d+(st|nd|rd|th)|\d+ (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*) (?!of |20)/.test(
      text,
    ) &&
    !/ (last|previous) /.test(text)
  )
    return true
  // "What have we got to pay before the 10th?"
  if (
    / ((have|has) (we|i) got|(do|will|must) (we|i) (have|need)) to (pay|settle|find|shell|cough|fork) /.test(
      text,
    )
  )
    return true
  // "What have we got going out on Friday?"
  if (
    / (have|has) (we|i) got (\S+ ){0,3}(coming|going|leaving|landing) (out|in|off|up) /.test(text)
  )
    return true
  // "What's coming in from Northwind?" without days of the past.
  if (
    / (is|are) (still |else )?(coming|due) (in|out|up)( from| to| for)? (?!this|last|in |over|so )/.test(
      text,
    )
  )
    return true
  // "How much is coming in in December?" is of the December to come.
  if (
    / (is|are) (\S+ )?(coming|going) (in|out) (in|during|over) (next |the )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?!20)/.test(
      text,
    )
  )
    return true
  if (/ (did|went|spent|paid|was|were|came|had|cost|received|took) /.test(text)) return false
  // "The lowest point from New Year to Easter" is one to come.
  if (
    / (lowest|low|pinch) points? /.test(text) &&
    !/ (last|ago|previous|ever|so far|this|since) /.test(text)
  )
    return true
  return (
    / before (the )?(end of|month end|year end|quarter end|christmas|xmas|new year|the weekend|weekend|easter) /.test(
      text,
    ) ||
    / coming (in|out|up) (\S+ ){0,2}(before|by|until|till|after|from|next|this|over the next) /.test(
      text,
    ) ||
    / by (christmas|xmas|easter|new year|new years|year end|month end|the new year|then|(next|the end of) \S+|january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sep|sept|oct|nov|dec|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday) /.test(
      text,
    ) ||
    / (have (we|i) got|is there|are there|is|are) (\S+ ){0,6}(coming|going|leaving) (out |in |up |off )?(\S+ ){0,2}(before|by|until|till|after|from) /.test(
      text,
    ) ||
    / (bills?|direct debits?|standing orders?|subscriptions?|regular payments?) (\S+ ){0,2}(go|goes|come|comes|leave|leaves) (out |off )?(in|on|this|before|by) /.test(
      text,
    )
  )
}
