// Words beside a name that name nobody else: "Booking.com", "Booking payouts", and whom "what did
// Booking pay" is paid to.
import type { NameIndex } from '../names.ts'
import { namesInText } from './names-in-text.ts'

const domain = /(?<![@\w.])([\p{L}\d-]{3,})\.(com|co\.uk|net|org|io|uk)\b(?!\.\w)/giu

/** "Booking.com" of books that know Booking BV. */
export function withoutDomain(text: string, names: NameIndex): string {
  return text.replace(domain, (written, name: string, end: string) => {
    const word = name.toLowerCase()
    const isWhole = names.exactAt([word, ...end.toLowerCase().split('.')], 0)?.end === 2
    return !isWhole && names.holding(word).length > 0 ? name : written
  })
}

const movement = /^ (?:payouts?|settlements?|remittances?)(?=$|[\s,?.!])/i

/** "Booking payouts" are Booking's, although another payer is called Airbnb Payouts. */
export function withoutMovement(text: string, names: NameIndex): string {
  return namesInText(text, names).reduceRight((rest, { to, subject }) => {
    const [word = ''] = movement.exec(rest.slice(to)) ?? []
    const holders = word === '' ? [] : names.holding(word.trim().toLowerCase())
    const isOthers = holders.length > 0 && holders.every(({ name }) => name !== subject.name)
    return subject.kind === 'merchant' && isOthers
      ? `${rest.slice(0, to)} payments${rest.slice(to + word.length)}`
      : rest
  }, text)
}

const crowd = /^ (?:people|lot|folk|guys|mob|crowd|chaps|fellas)(?=$|[\s,?.!])/i

/** "The linen people" are the firm for linen, and not what people are paid. */
export function withoutCrowd(text: string, names: NameIndex): string {
  return namesInText(text, names).reduceRight((rest, { from, to, subject }) => {
    const [word = ''] = crowd.exec(rest.slice(to)) ?? []
    const isTheirs = /\b(?:the|those|them|that) $/i.test(rest.slice(0, from))
    return word === '' || !isTheirs || subject.kind !== 'merchant'
      ? rest
      : `${rest.slice(0, to)}${rest.slice(to + word.length)}`
  }, text)
}

const asksSum = /\b(?:what|how much)(?: (?:did|has|have|do|does|will))? (?:the )?$/i
const pays =
  /^ (?:pay|paid|pays)(?= (?:in|during|over|since|from|between|for|last|this|on|so|altogether|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|q[1-4])\b|[\s?.!]*$)/i

/** "What did Booking pay in July?": who pays pays us. */
export function withPayer(text: string, names: NameIndex): string {
  return namesInText(text, names).reduceRight((rest, { from, to, subject }) => {
    const [verb = ''] = pays.exec(rest.slice(to)) ?? []
    return verb === '' || subject.kind !== 'merchant' || !asksSum.test(rest.slice(0, from))
      ? rest
      : `${rest.slice(0, to)}${verb} us${rest.slice(to + verb.length)}`
  }, text)
}
