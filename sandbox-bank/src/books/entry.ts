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
