// The one error that readers of files throw on purpose: a refusal with its code and a sentence for
// the user.
import type { RefusalCode } from '@plimsoll/domain/statement/statement'

/**
 * Thrown while a file is turned into cells. `child.ts` catches it and says it; anything else that
 * is thrown counts as damage.
 */
export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}

/** The file is damaged. */
export function damaged(): Refusal {
  return new Refusal(
    'corrupt',
    'This file is damaged. Download it again from your bank, or open and save it in a spreadsheet.',
  )
}

/** The file would take too much room. */
export function tooLarge(what: string): Refusal {
  return new Refusal('too_large', `This file is too large: ${what}. Split it and upload the parts.`)
}
