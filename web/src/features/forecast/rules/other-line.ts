// How a rule's form names another line, which an amount may be a percentage of.
import type { Rule } from '@plimsoll/contract/forecast-lines'

type Other = Omit<NonNullable<Rule['percent_of']>, 'percent'>

/** Writes another line: `side:in`, `merchant:out:<id>`. */
export function printOther({ kind, side, of }: Other): string {
  return kind === 'side' ? `side:${side}` : `${kind}:${side}:${of ?? ''}`
}

/** Reads it back; what it cannot read is a whole side. */
export function readOther(text: string): Other {
  const [kind, side, ...of] = text.split(':')
  const at = { side: side === 'out' ? 'out' : 'in' } as const
  return kind === 'sub_category' || kind === 'merchant'
    ? { kind, ...at, of: of.join(':') }
    : { kind: 'side', ...at }
}
