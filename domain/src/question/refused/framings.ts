// What stands before or after a question and asks nothing: what it is for, what was heard. Never a
// question or a request of its own.

const asking =
  '(?:what|which|who|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|had|can|could|will|would|list|show)'
// A clause that narrows what is asked is no frame.
const narrowing =
  '[^,]*\\b(?:exclud\\w*|without|except\\w*|only|apart|not|leaving|ignor\\w*|if|assum\\w*|includ\\w*|but|by|than)\\b'
const leads: readonly RegExp[] = [
  /^(?:i need(?: to chase,)?|i'm only chasing|i only want|i just want|could you (?:find|pull up|check|see|show me|tell me)|can you (?:see|check|find)(?: if)?|can't remember|remind me (?:of|about)|remind me(?= (?:whether|if|what|how|which|who)\b)) (?=\S)/i,
  // "Sorting the rota, which day is busiest", "benchmark says a third, what is ours".
  new RegExp(
    `^(?!${asking}\\b|[^,]*[£\\d])(?:(?:sorting|setting|planning|writing up|working out|looking for|preparing|filling in|drawing up) |(?:benchmark|quote) )(?!${narrowing})[^,?]{2,60}, (?=\\S+ \\S)`,
    'i',
  ),
]
const tails: readonly RegExp[] = [/,? (?:how much is it|show me|i mean|who's right)$/i]

/** The question without what frames it, each way in which there is something to leave out. */
export function framings(question: string): string[] {
  const bare = tails.reduce((text, tail) => text.replace(tail, ''), question)
  const texts = leads.flatMap((lead) => [without(question, lead), without(bare, lead)])
  return [...new Set([bare, ...texts])].filter((text) => text !== question)
}

// A name that is left out would be one of those asked about.
function without(question: string, lead: RegExp): string {
  const [found = ''] = lead.exec(question) ?? []
  const isNamed = /(?<=\S\s)(?!I\b|HMRC\b)\p{Lu}/u.test(found)
  return isNamed ? question : question.slice(found.length)
}
