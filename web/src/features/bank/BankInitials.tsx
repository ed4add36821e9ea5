// The letters that stand for a bank: we show nobody's logo.
import { initialsOf } from './find-banks.ts'
import './bank-initials.css'

/** Beside the name, so it is not read out. */
export function BankInitials({ name }: { name: string }) {
  return (
    <span className="bank-initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
