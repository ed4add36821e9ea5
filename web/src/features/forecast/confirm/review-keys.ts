// The keys of the list of found payments: one letter answers and goes on, arrows move between rows.
// They act only while the focus is in a row.
import type { Verdict } from './found-groups.ts'

/** The answer that a key gives. */
export function answerKey(key: string): Verdict | null {
  switch (key.toLowerCase()) {
    case 'a':
      return 'accepted'
    case 'n':
      return 'not_recurring'
    case 'l':
      return 'none'
    default:
      return null
  }
}

/**
 * Moves the focus to the neighbouring row, to the button of the answer that was given or of the one
 * that stands there.
 */
export function stepFrom(row: HTMLElement, step: 1 | -1, answer: Verdict | null): void {
  const list = row.closest('.found')
  const rows = [...(list?.querySelectorAll<HTMLElement>('.found-row') ?? [])]
  const next = rows[rows.indexOf(row) + step]
  if (!next) return
  const choice = answer ?? next.dataset.verdict
  const wanted = next.querySelector<HTMLButtonElement>(`[data-choice="${choice}"]`)
  const button = wanted ?? next.querySelector<HTMLButtonElement>('[aria-pressed="true"]')
  button?.focus()
}
