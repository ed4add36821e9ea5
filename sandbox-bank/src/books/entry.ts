// A line of an invented account, before it becomes a transaction on the wire.

export type Entry = {
  /** Unlike any other of the account, and the same whenever it is made again. */
  key: string
  day: string
  pence: number
  /** As the bank prints it. */
  text: string
  /** Whom it was with, tidied. */
  with: string
  code: 'DD' | 'SO' | 'FPO' | 'FPI' | 'DEB' | 'BGC' | 'TFR' | 'INT' | 'CHG'
  category: string
}

/** A line of one of the smaller accounts, where the words are the other party's name as well. */
export function line(
  key: string,
  day: string,
  pence: number,
  text: string,
  code: Entry['code'],
  category: string,
): Entry {
  return { key: `${day}-${key}`, day, pence, text, with: text, code, category }
}
