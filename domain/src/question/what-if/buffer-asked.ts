// Whether the buffer would be kept with a change, and when not: "would we still be above our buffer
// up to the end of May?", "do we dip below it, and when?".

const who = '(?:we|i|it|that|this|cash|the bank|the balance|the account|things)'
const would = '(?:do|does|would|will|could|might|is|are)'
const softly = '(?:ever |still |then |actually |first |safely |comfortably |be |going to )*'
const buffer =
  '(?:the |our |my )(?:£?[\\d,.]{1,9} ?k? )?(?:cash )?(?:buffer|cushion|safety net|minimum)'
const upTo =
  '(?: (?:right |all the way |at any point |at all |first )*(?:up to|up until|until|till?|through to|through|to|before|by|between now and|in|over|during|at) ([^?,]{3,25}?))?'
const rest =
  '(?: (?:at any point|at all|first))?(?:[\\s,–-]*(?:and |n |& |if so,? )*(?:when|how soon|by how much|on what day|what day|from when|how far))?'
const fallen = new RegExp(
  `\\b(?:(?:and |so )?(?:when|how soon|from when|at what point) )?${would} ${who} ${softly}(?:drop|dip|fall|go|get|be|sink|slip|end up|eat|break|bust|breach|cut|hit|(?:take|put|push|send|drag|leave) (?:us|me|cash|things))(?: (?:under|below|beneath|through|into))? ${buffer}${upTo}${rest}$`,
  'i',
)
const kept = new RegExp(
  `\\b(?:${would} ${who} ${softly}(?:stay|be|keep|remain|end up|hold|leave (?:us|me))?(?: (?:comfortably|safely|still))? ?(?:above|over|clear of|within|out of) ${buffer}|(?:without|and not|but not) (?:being|getting|ending up|running|going) (?:skint|short|stuck|strapped|hard up|in trouble|too tight|short of (?:cash|money))|(?:without|and not|but not) (?:going|dipping|falling|dropping|getting|eating|digging|cutting|breaking|touching|breaching)(?: (?:below|under|into|beneath|through))? ?${buffer})${upTo}${rest}$`,
  'i',
)

/** Where a question about the buffer begins, and up to when; null where there is none. */
export function bufferAsked(text: string): {
  readonly at: number
  readonly days: string | undefined
  readonly keepsBuffer: boolean
  readonly asks: 'below' | 'above' | null
} | null {
  const above = kept.exec(text)
  const found = above ?? fallen.exec(text)
  if (!found) return null
  const isPolar = /^(?:do|does|would|will|could|might|is|are)\b/i.test(found[0])
  return {
    at: found.index,
    days: found[1],
    keepsBuffer: above !== null,
    asks: isPolar ? (above ? 'above' : 'below') : null,
  }
}
