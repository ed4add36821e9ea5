// One writing for each address, so that capitals and stray blanks do not make two accounts of one
// person.

/** Folds an address as it was typed. */
export function foldEmail(typed: string): string {
  return typed.trim().normalize('NFC').toLowerCase()
}
