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

/** Amounts as a person writes them: "£5000.00" is "£5,000". */
export function withPlainAmounts(words: string): string {
  return words
    .replace(/(\d)\.00\b/g, '$1')
    .replace(/(?<=£)\d{4,}/g, (digits) => Number(digits).toLocaleString('en-GB'))
}
