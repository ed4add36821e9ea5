// What a pronoun of a remark stands for: the name in the question before, or all that it was
// about.
import type { Frame } from './frame.ts'

/** "Why did it go up in April?" with the name that it stands for; null for any other. */
export function withWhy(question: string, before: Frame): string | null {
  const { included, answeredBy, words } = before
  const [only, ...others] = included
  const { side } = (answeredBy?.args ?? {}) as { side?: string }
  const isOfSales = words.some((word) => /^(sales|takings|turnover|revenue)$/.test(word))
  const money = side === 'out' ? 'spending' : side === 'in' && isOfSales ? 'sales' : 'money in'
  const name = only ? only.name : side ? money : null
  if (!name || only?.kind === 'account' || others.length > 0) return null
  const asks = /^(.*\b(?:why|how come|what made)\b.{0,12}?)\b(?:it|they|that|this|those)\b(.*)$/i
  const [, opening, rest] = asks.exec(question) ?? []
  return opening === undefined ? null : `${opening}${name}${daysAgainst(rest, before)}${rest}`
}

// "Lower than August" sets August beside the days of the question before.
function daysAgainst(rest = '', { periods }: Frame): string {
  const [only, ...others] = periods
  const compares = /\b(than|down on|up on|against|versus|vs|compared (to|with))\b/i.test(rest)
  return compares && only && others.length === 0 ? ` in ${only.label}` : ''
}

/** The question with the name that a pronoun stands for; null where none does. */
export function withNamed(question: string, { included }: Frame): string | null {
  const [only, ...others] = included
  if (only?.kind === 'sub_category' && others.length === 0) return withCost(question, only.name)
  if (only?.kind !== 'merchant' || others.length > 0) return null
  if (/\b(together|both|combined|add|(?<!\b(?:go|goes|gone|went|going) )up)\b/i.test(question))
    return null
  const put = question
    .replace(/\b(?:their|his|its)\b/gi, `${only.name}’s`)
    .replace(/\b(?:they|them|he|him|she|her)\b/gi, only.name)
    // "Has it gone up?" after what is due to Canva.
    .replace(
      /\b(has|did|does|is|was|will) it\b(?! (?:all|the|a|an|worth|ok|okay)\b)/gi,
      `$1 ${only.name}`,
    )
  return put === question ? null : put
}

// "Has it gone up?" after what the rent is.
function withCost(question: string, name: string): string | null {
  const moves =
    /\b(has|have|did|is|when did|when was|was) (?:it|that|this) (?=(?:ever |just |also |last )*(?:gone|go|went|going|been|risen|rise|increased?|changed?|crept|jumped|put)\b)/i
  return moves.test(question) ? question.replace(moves, `$1 ${name} `) : null
}
