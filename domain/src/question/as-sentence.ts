// Words of a question put as a sentence again, for a choice that is offered.

const months =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|(?<=\b(?:in|since|of|for|and|last|from|to|with|until) )may)\b/g
const asking =
  /^(?:by how|how|what|which|who|when|why|can|did|do|does|has|have|is|are|was|will|would)\b/

/**
 * Words in lower case as a sentence: months and the beginning in capitals, a question with its
 * mark.
 */
export function asSentence(words: string): string {
  const plain = words.replace(months, (month) => month.charAt(0).toUpperCase() + month.slice(1))
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${asking.test(plain) && !/[?.!]$/.test(plain) ? '?' : ''}`
}
