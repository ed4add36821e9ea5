// Whether a question asks how, where or whether something can be done in Plimsoll. What it is that
// is to be done is found by help-topics.ts.

// "Can I get the forecast as a spreadsheet?"
const asksForFile =
  /^(please )?(can|could|may) (i|we|you) (get|have|see|save|print|send|give me|put|take|export|download)\b.{0,40}\b(as|to|in|into|out as|out to|on) (an? |my )?(spreadsheet|excel|excel file|csv|csv file|pdf|file|paper|google sheets?)(?: somehow| at all| please| file)*$/

const asksHow =
  /^(please |can you tell me |tell me |could you tell me |explain )*(how (do|can|would|could|should) (i|we|you|one)|how to|(where|were) (do|can|could|would) (i|we)|where (is|are) (the|my|our) (button|page|settings?|profile)|is there a way|is it possible|am i able|can (i|we) set (it|this|things|plimsoll) up (so|to)|can (i|we) (stop|get|make|tell|teach) (it|you|plimsoll|the app)|what does .* mean|how (is|are) .* (worked out|calculated|computed|made)|how does (the|your|plimsoll) .* work)\b/

// "I've put a payment in the wrong category, how do I change it?"
const asksToMend =
  /\b(how|where|were) (do|can|could|should) (i|we) (?!(?:pay|compare|owe|know|afford|cover) )\w+ (?:\w+ )?(it|this|that|them|those|these)\b/

// "Can I link you to my bank?", but "can we pay it" is about money.
const asksWhetherItCan =
  /^(?:can|could) (?:i|we) (?:just |also )?(?:link|connect|hook|upload|import|export|download|print|invite|exclude|hide|delete|remove|rename|merge|split|undo|mark)\b|^(?:can|could) (?:my|our) (?:accountant|bookkeeper) (?:see|log|sign|have|get|use|access|look)\b/

// What is done to settings and entries, and never to money alone.
const changing =
  'change|alter|adjust|amend|edit|update|correct|fix|mend|set|reset|rename|merge|join|combine|split|hide|mask|mark|tick|flag|label|tag|sort|categori[sz]e|recategori[sz]e|recode|file|undo|revert|exclude|ignore|delete|remove|get rid of|clear|upload|import|export|download|print|enter|record|add|input|key in|type in|put|stick|shift|move|switch|turn|stop|keep|make|get|tell|teach|let|invite|connect|link|disconnect|share|log|create|cancel|dismiss|close|take'
const adverbs =
  '(?:(?:go about|go to|have to|need to|actually|even|just|best|then|quickly|easily|properly) )*'
const able = '(?:(?:be |am |are )?(?:able|supposed|meant) to )?'
const changingNow =
  'changing|altering|adjusting|amending|editing|updating|correcting|fixing|setting|resetting|renaming|merging|joining|combining|splitting|hiding|marking|sorting|categori[sz]ing|undoing|excluding|ignoring|deleting|removing|uploading|importing|exporting|entering|recording|adding|putting|moving|shifting|switching|turning|stopping|making|getting|telling|inviting|connecting|linking|sharing|cancelling'

// The same in everyday words, wherever it stands: "…, how'd I mark it", "and if so where".
const asksAnywhere = new RegExp(
  [
    `\\b(?:how|where|were)(?:['’]?d| (?:do|can|could|would|should|might|did|does|am|are|is))? (?:i|we|you|u|one) ${adverbs}${able}${adverbs}(?:${changing}|${changingNow})\\b`,
    `\\bhow to (?:${changing})\\b`,
    `\\b(?:is there|what is|any|know|show me|tell me) (?:a|an|any|the|some)? ?(?:way|place|somewhere|anywhere|setting|button|option|screen|page|means|trick|how)(?: (?:where|for me|in here|here|i can|we can|i could))* (?:to|of|for|i|we)?(?: can| could)?(?: not)? ?(?:${changing}|${changingNow}|have)\\b`,
    '\\bwhat do (?:i|we) (?:press|click|tap|choose|do) to (?!(?:pay|make|earn|avoid|save|cover|reach|hit|get through)\\b)\\w+',
    `\\b(?:somewhere|anywhere) (?:i|we)? ?(?:can|could|to)? ?(?:${changing})\\b`,
    `\\bwhere(?: is|['’]?s| are) (?:the|that|my|our) (?:setting|settings|button|option|switch|screen|page|place|box)\\b`,
    `\\b(?:can|could|may) (?:i|we|you) (?:please |just |also )?(?:${changing})\\b.*\\b(?:and (?:if so )?(?:where|how)|if so,? (?:where|how)|where (?:is|do)|how)$`,
    `\\bwhere(?: is|['’]?s) (?:that|it|this) (?:set|kept|changed|done|entered)\\b`,
    '^can (?:the|my|our|other|any) (?:[a-z]+ )?(?:lads|staff|team|others|employees|people|girls|boys|guys|workers|everyone|anyone)? ?(?:see|view|look at|find out)\\b',
    `\\banyway (?:to|of) (?:${changing}|${changingNow})\\b`,
    '^who (?:else )?(?:can|is able to) (?:see|look at|get into|access) (?:my|our|the) (?:books|figures|account|data|numbers)\\b',
    `^(?:can|could) (?:i|we) ${adverbs}(?:change|alter|adjust|amend|edit|update|correct|rename|stop (?:it|you|people|staff|the|others?|everyone|anyone|\\w+ (?:seeing|showing|coming up|from))|keep (?:it|the|people|others?|staff)|make)\\b`,
    `\\bneed(?:s|ed)? to (?:${changing}) .{3,60} (?:how|where)$`,
  ].join('|'),
)
// Figures are asked for in the same words: "how much can we put aside".
const asksForFigure =
  /\bhow (?:much|many|often|long)\b|\bwhat if\b|\bif (?:i|we)\b.*\bwould\b|\bpay (?:it|them|him|her) (?:late|early)\b/

/** Whether the words ask for one thing as a file. */
export const wantsFile = (text: string): boolean => asksForFile.test(text)

/** Whether the words ask how something is done. */
export function asksHowTo(text: string): boolean {
  if (/\bhow (do|does|did) (i|we|you|it)? ?(compare|differ)\b/.test(text)) return false
  return (
    [asksHow, asksToMend, asksWhetherItCan].some((pattern) => pattern.test(text)) ||
    (asksAnywhere.test(text) && !asksForFigure.test(text))
  )
}
