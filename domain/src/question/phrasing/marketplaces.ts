// "What have the marketplaces paid us?": the sites that the books have payments from, by name.
import type { NameIndex } from '../names.ts'

const group =
  /\b(?:all )?(?:the |our |my )?(?:online )?market ?places(?! fees?\b| charges?\b| commissions?\b)(?: together| combined)?\b/gi
const sites = [
  'etsy',
  'ebay',
  'amazon',
  'vinted',
  'depop',
  'folksy',
  'onbuy',
  'not on the high street',
  'notonthehighstreet',
]
// What a marketplace keeps, or is paid, is another question.
const goesOut = /\b(?:fees?|charges?|commissions?|costs?|cost us|we paid?|i paid?|spen[dt]|ads?)\b/i

/** The question with the names of the marketplaces that the books hold. */
export function withMarketplaces(question: string, names: NameIndex): string {
  if (question.search(group) < 0 || goesOut.test(question)) return question
  const found = sites.flatMap((site) => {
    const exact = names.exactAt(site.split(' '), 0)
    const payees = (exact?.subjects ?? []).filter(({ kind }) => kind === 'merchant')
    const [only, ...others] = payees
    return only && others.length === 0 ? [only.name] : []
  })
  const written = [...new Set(found)].join(' and ')
  return written ? question.replace(group, written) : question
}
