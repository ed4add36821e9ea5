// The taxes that are coming, with the sum behind each, and what should be kept for them already.
import type { CashManagement } from '@plimsoll/contract/cash-management'
import { addMonthsToDay } from '@plimsoll/domain/calendar'
import { periodInWords, taxNameOf } from '@plimsoll/domain/tax/tax-words'
import { lineIdOf } from '../line-id.ts'
import type { View } from '../standing/view.ts'

const monthsAhead = 15

/**
 * Taxes of the next fifteen months by day, and what is to be set aside. Those hidden from the
 * forecast are left out.
 */
export function taxCalendar(view: View): Pick<CashManagement, 'taxes' | 'set_aside' | 'tax_notes'> {
  const { taxes, setAside, taxNotes } = view.run
  const hidden = new Set(view.changes.hidden)
  const until = addMonthsToDay(view.standing.asOf, monthsAhead)
  const isShown = (kind: string) => !hidden.has(lineIdOf({ kind: 'tax', tax: kind }))
  return {
    taxes: taxes
      .filter(({ kind, day }) => isShown(kind) && day <= until)
      .map((tax) => ({
        line_id: lineIdOf({ kind: 'tax', tax: tax.kind }),
        kind: tax.kind,
        label: capital(taxNameOf(tax.kind)),
        period: periodInWords(tax.period),
        due: tax.due,
        day: tax.day,
        amount: tax.amount,
        basis: tax.basis,
        parts: tax.parts.map(({ label, amount }) => ({ label, amount })),
        confidence: tax.confidence,
      })),
    set_aside: setAside.taxes
      .filter(({ kind }) => isShown(kind))
      .flatMap((tax) =>
        tax.parts.map(({ label, amount, due }) => {
          return { label: `${capital(taxNameOf(tax.kind))}, ${label}`, amount, due }
        }),
      ),
    tax_notes: taxNotes.map(({ sentence }) => sentence),
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
