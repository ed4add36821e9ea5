// A payment as the model of categories sees it: one payee, and nothing else to go by.
import type { Seen } from '../learning/seen.ts'
import { minor } from '../money.ts'

export const seenPayment: Seen = {
  day: '2026-11-23',
  amount: minor(-100),
  text: '',
  payee: 'KINVER',
  rail: null,
  hint: null,
}
