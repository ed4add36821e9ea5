// Turns of phrase of a second half that hangs on the first: "the three before", "who accounts for
// the difference", "or are we going to be short", put into words that are read.
import { putTurns, type Turn } from './turn.ts'

const number = '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,2})'
const units = '(?:days|weeks|months|quarters|years)'

const turns: readonly Turn[] = [
  // "In the same three months a year earlier."
  [new RegExp(`\\bsame ${number} (?:full |whole )?${units}\\b`, 'gi'), 'same period'],
  [
    /\b((?:gone|went|go|going|been|is|are) (?:up|down)|risen|increased|changed|dearer|cheaper|higher|lower)( much| a lot| at all)? since (?=last (?:year|month|quarter|week)\b)/gi,
    '$1$2 on ',
  ],
  // Whether it runs short is what the first half asks.
  [
    /^((?:so |and |ok )*(?:can|could|do|are|will|would) (?:we|i)\b.{6,}?),? or (?:are|will|would|do|am) (?:we|i)(?: be)?(?: gonna| going to)?(?: be| go| run| end up)* (?:short|skint|overdrawn|stuck|struggling|broke|in trouble|in the red|out of (?:money|cash))(?: for it)?(?=[\s?.!]*$)/gi,
    '$1',
  ],
  // The day of the next says whether it is before or after.
  [
    /^((?:so |and |ok )*)(?:(?:is|are|will|does|do) )?(?:the |our |my )?(.{3,30}?)(?: be)? (?:coming|going|come|go|goes|comes|leave|leaving|due|paid)(?: out| in)? (?:before|b4) (.{3,25}?),? or (?:is it |are they )?after(?: it| that)?(?=[\s?.!]*$)/gi,
    '$1when is the next $2 payment',
  ],
  [
    /\b(how much|what) (?:has|have|did) (?:the |our |my )?directors?['’]? (?:lent|loaned|lend|loan|put into)(?: to)? (?:us|(?:the|our) (?:company|business|firm|practice))\b/gi,
    'how much director’s loan has come in',
  ],
  [
    /\b(?:the |our |my )?directors?['’]? (?:has |have |had )?(?:lent|loaned|lend|put into|put in to)(?: to)? (?:us|(?:the|our) (?:company|business|firm|practice))\b/gi,
    'director’s loan has come in',
  ],
]

/** The question with such turns replaced. */
export function withPlainHalves(text: string): string {
  return putTurns(text, turns)
}
