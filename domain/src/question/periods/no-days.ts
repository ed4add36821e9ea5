// Days that no calendar has: "31 February", "the 31st of June".
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})\\b`)
const monthFirst = new RegExp(`\\b(${months}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b`)

/** Whether a question names a day that its month never has. */
export function namesNoDay(words: readonly string[]): boolean {
  const text = words.join(' ')
  const [, first, month] = dayFirst.exec(text) ?? []
  const [, otherMonth, second] = monthFirst.exec(text) ?? []
  const day = Number(first ?? second)
  const name = (month ?? otherMonth)?.slice(0, 3)
  if (!name || Number.isNaN(day)) return false
  const length = name === 'feb' ? 29 : /^(apr|jun|sep|nov)$/.test(name) ? 30 : 31
  return day > length && day <= 39
}
