// Says where a category came from, so that the user knows how far to trust it.
import type { Transaction } from '@plimsoll/contract/transactions'

/** The words for each source. */
export const labelSourceWords: Record<Transaction['label_source'], string> = {
  user: 'set by you',
  rule: 'by your rule',
  memory: 'as you set it before',
  file: 'from your file',
  dictionary: 'recognised',
  transfer: 'paired with your other account',
  none: 'not yet categorised',
}
