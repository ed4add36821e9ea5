// What is wanted of each payment in a list that is asked for: how much, when, and what they come to
// together. The answer that lists them holds all of it.

const go =
  '(?:go|goes|go out|goes out|going out|come|comes|come out|comes out|come in|leave|leaves|leave the (?:account|bank)|fall due|falls due|due|paid|be paid|land|lands|payable|expected)'
const they = '(?:each(?: one)?|each of (?:them|those)|it|they|every one|those|these)'
const when = `(?:when|what day|which day|(?:on )?(?:what|which) (?:date|day)s?)(?: (?:it|they)(?:['’]s|['’]re)| (?:does|do|is|are|will) ${they}| each(?: one)?(?: is)?)?(?: ${go})?`
const amount = `(?:how much|what)(?:['’]s| is| are| for| will)? (?:(?:each|every)(?: one)?(?: of (?:them|those))?|they)(?: (?:is|are|comes to|cost|costs))?(?: for)?`
const total =
  "(?:(?:then )?(?:the |a |what['’]s the |what is the )?(?:grand |overall |final |combined )?(?:total|sum|lot)(?: (?:added|totted|put))?(?: (?:up|together))?(?: (?:too|as well|please|of them|for (?:them|all)))?|(?:then )?(?:add|tot) (?:them|it|these|those|the lot)(?: all)? (?:up|together)|what (?:do )?they (?:all )?(?:come|add up) to(?: (?:altogether|together|in total))?|in total|altogether|how much (?:in all|in total|altogether)|all (?:added up|together))"
const listed =
  '(?:list (?:them|each(?: one)?|it all)(?: out)?(?: with (?:the |their )?(?:amounts?|dates?|days?|sums?)(?: and (?:the )?(?:amounts?|dates?|days?|sums?))?)?|(?:with )?(?:the |their )?(?:amounts?|dates?|days?|sums?)(?: and (?:the )?(?:amounts?|dates?|days?|sums?))?(?: of each)?|each (?:one|with (?:its )?(?:day|date|sum|amount)(?: and (?:its )?(?:day|date|sum|amount))?)|one by one)'
const item = `(?:${amount}|${when}|${total}|${listed})`

/** Things wanted of each payment, for a regular expression. */
export const wantedOfEach = `(?:and |then |plus |with |& )*${item}(?:(?:\\s*[,;]\\s*|\\s+)(?:and |then |plus |with |& )*${item})*`

const tail = new RegExp(
  `^(.{6,}?)(?:\\s*[,;:.–—-]+\\s*|\\s+(?=(?:and|with|plus) ))${wantedOfEach}[\\s?.!]*$`,
  'i',
)

/** The question without what it wants of each; null where it wants nothing of them. */
export function withoutListTail(question: string): string | null {
  return tail.exec(question.trim())?.[1] ?? null
}
