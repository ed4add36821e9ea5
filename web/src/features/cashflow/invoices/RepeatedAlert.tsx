// Asks before an invoice or a bill that is there already is added again, or updated where its
// number comes with another amount or day.
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { CommonAlert } from '../../../ui/CommonAlert.tsx'
import type { WholeEntry } from './entry-words.ts'
import type { Repeated } from './line-entry.ts'
import { savedWords } from './saved-words.ts'

/** `repeated` is the one that is there, `entry` what was entered. */
export default function RepeatedAlert(props: {
  entry: WholeEntry
  repeated: Repeated
  onOk: () => void
  onCancel: () => void
}) {
  const { kept, isUpdate } = props.repeated
  const noun = kept.side === 'in' ? 'invoice' : 'bill'
  const words = isUpdate ? updateWords(props.entry) : againWords
  return (
    <CommonAlert
      heading={isUpdate ? `Update this ${noun}?` : `Add this ${noun} again?`}
      message={`You already have this one: ${savedWords(kept)}. ${words}`}
      okLabel={isUpdate ? 'Update' : 'Add again'}
      cancelLabel={isUpdate ? 'Don’t update' : 'Don’t add'}
      border="warn"
      onOk={props.onOk}
      onCancel={props.onCancel}
    />
  )
}

const againWords = 'Added again, it counts twice in your forecast.'

function updateWords({ number, amount, due }: WholeEntry): string {
  return `Number ${number} has another amount or date now: ${money(amount)}, due ${dayLong(due)}.`
}
