// "Northwind are late, aren't they?": a statement with a question at its end is that question.

const pronoun = '(?:they|he|she|it|we|i|you|there)'
const verb =
  '(have|has|had|did|do|does|is|are|was|were|will|would|can|could|should|must|might|arn|ai|aint)'
const not = "(?:n['’]?t| not)"
const asking = /\b(?:how|what|which|who|when|where|why)\b/i
const asks =
  /^(?:and |so |but )*(?:is|are|was|were|did|do|does|have|has|had|can|could|will|would)\b/i
const atEnd = new RegExp(`^(.{8,}?)[,\\s]+${verb}(${not})? ${pronoun}[\\s?.!]*$`, 'i')
const within = new RegExp(`^(.{8,}?)[,\\s]+${verb}${not} ${pronoun}\\s*[,?;]\\s*(?=\\S)`, 'i')

/** The question without such an end. */
export function withoutTag(text: string): string {
  const inside = within.exec(text)
  const rest = inside ? text.slice(inside[0].length) : ''
  // "Leah had a rise, didn't she, when was it?"
  if (inside?.[1] && !asking.test(inside[1]) && asking.test(rest)) return `${inside[1]}, ${rest}`
  const [, statement, word = '', negated] = atEnd.exec(text) ?? []
  if (!statement || asking.test(statement) || asks.test(statement)) return text
  if (!negated && statement.length < 12) return text
  return negated ? inverted(statement, word.toLowerCase()) : statement
}

// The verb of the end goes to the front where the statement has it.
function inverted(statement: string, word: string): string {
  const plain = statement.replace(/\b(we|they|i|you)['’]ve\b/gi, '$1 have')
  const own = new RegExp(
    `^((?:(?:the|our|my) )?[^,]{2,40}?) ${word === 'arn' ? 'are' : word} (?!not\\b)(\\S.*)$`,
    'i',
  )
  const [, subject, rest] = own.exec(plain) ?? []
  const moves = /^(?:is|are|was|were|has|have|arn)$/.test(word)
  return subject && rest && moves
    ? `${word === 'arn' ? 'are' : word} ${subject} ${rest}`
    : statement
}
