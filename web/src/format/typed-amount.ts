// Reads an amount that a person typed into a field: pounds with or without pence, thousands marks and a pound sign.
import { type Minor, parseMinor } from '@plimsoll/domain/money'

/** The amount in pence, or null where the text is none: it is never guessed. */
export function typedAmount(text: string): Minor | null {
  const match = /^([-−]?)£?(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(
    text.replace(/\s/g, '').replace(/^£([-−])/, '$1£'),
  )
  if (!match) return null
  const [, sign, whole = '', pence = ''] = match
  return parseMinor(`${sign ? '-' : ''}${whole.replaceAll(',', '')}.${pence.padEnd(2, '0')}`)
}
