// A message that asks two things or more with "and" between them, or a comma after a whole
// question.

const asks =
  "(?:how|hows|what|whats|wot|wots|when|whens|who|whos|which|where|why|is|are|was|were|will|do|does|can|could|did|have|has|had|should)(?:['’]\\w+)?\\b"
const and = '(?:and also|and|also|plus|then|n|an|&)'
const joints = [
  new RegExp(`^(.{8,}?)[,;]?\\s+${and}\\s+(${asks}.{6,})$`, 'i'),
  new RegExp(`^((?:(?:and|so|ok|okay) )*${asks}.{8,}?)[,;]\\s+(${asks}.{6,})$`, 'i'),
]

/** The two questions; null where the message asks one thing. */
export function halvesOf(question: string): readonly [string, string] | null {
  for (const joint of joints) {
    const [, first, rest] = joint.exec(question.trim()) ?? []
    if (first && rest) return [first, rest]
  }
  return null
}

const joined = new RegExp(`^(?:(?:and|so|ok|okay) )*${asks}.{8,}?\\s+${and}\\s+${asks}.{6,}$`, 'i')

/** Whether a word joins two whole questions: after a comma "who" may say more of the first. */
export function isJoined(question: string): boolean {
  return joined.test(question.trim())
}

const within = '(?:by|in|on|at|over|from|for|to|of|with|since|after|before)'
const end =
  '(?:the |our |my |its |their )?(?:highest|lowest|best|worst|dearest|cheapest|biggest|smallest|largest|most expensive|average|total|difference)\\b'
const opens = `(?:${asks}|${within} (?:how|what|which|who|whom)\\b|${end}|compare\\b|(?:please )?(?:show|list|tell|give|name)\\b|whether\\b|if so\\b)`
const lastJoint = new RegExp(
  `^(.{8,}\\S)(?:[,;]?\\s+${and}|[,;:]|\\s+[-–—])\\s+((?:${opens}).*)$`,
  'i',
)

/** The two, where the second begins with less than a question: "and by how much", "the worst". */
export function endsInPart(question: string): readonly [string, string] | null {
  const [, first, rest] = lastJoint.exec(question.trim()) ?? []
  return first && rest ? [first.replace(/[,;:]$/, ''), rest] : null
}

const bareEnd = new RegExp(`^(.{8,}\\S)[,;]?\\s+${and}\\s+(\\S.{1,40})$`, 'i')

/** The two, where the second may be no more than a name or some days: "and rent in September". */
export function endsBare(question: string): readonly [string, string] | null {
  const [, first, rest] = bareEnd.exec(question.trim()) ?? []
  return first && rest ? [first, rest] : null
}

const largest = '(?:biggest|largest|smallest|highest|lowest|latest|last|single biggest|top)'
const bothWays = new RegExp(
  `^(.*\\b${largest} (?:\\w+ )?(?:payments?|receipts?|transactions?|amounts?|sums?|items?|ones?)) (in|out) (?:and|n|&|plus) (?:the |our |my )?(?:${largest} )?(?:\\w+ )??(?:payments? |one )?(in|out)\\b(.*)$`,
  'i',
)

/** "The biggest payment in and the biggest out in October": one question for each way. */
export function bothWaysOf(question: string): readonly [string, string] | null {
  const [, start, one, other, rest = ''] = bothWays.exec(question.trim()) ?? []
  if (!start || !one || !other || one.toLowerCase() === other.toLowerCase()) return null
  return [`${start} ${one}${rest}`, `${start} ${other}${rest}`]
}

const cut = new RegExp(`(?:[,;]?\\s+${and}|[,;])\\s+(?=${asks})`, 'gi')
const partsMax = 4

/** Three questions or four in a row; null where the message asks fewer. */
export function partsOf(question: string): readonly string[] | null {
  const text = question.trim()
  if (!new RegExp(`^(?:(?:and|so|ok|okay) )*${asks}`, 'i').test(text)) return null
  const parts = text.split(cut).map((part) => part.trim())
  const areWhole = parts.every(
    (part, at) => part.length > 5 || (at > 0 && /^(?:why|when)\b/i.test(part)),
  )
  return areWhole && parts.length > 2 && parts.length <= partsMax ? parts : null
}
