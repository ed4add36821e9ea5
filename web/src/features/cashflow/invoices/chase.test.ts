// Reminders, in full: a mail with a wrong sum or day is worse than none.
import { minor } from '@plimsoll/domain/money'
import { expect, test } from 'vitest'
import { type Owed, remindersOf } from './chase.ts'

const owed = (more: Partial<Owed> = {}): Owed => ({
  party: 'Brightwater',
  number: '1042',
  due: '2026-11-06',
  open: minor(120_000),
  email: null,
  ...more,
})
const from = { today: '2026-11-20', sender: 'Marsh Joinery' }

test('one invoice that is late', () => {
  expect(remindersOf([owed({ email: 'pay@brightwater.example' })], from)).toEqual([
    {
      party: 'Brightwater',
      email: 'pay@brightwater.example',
      subject: 'Payment of invoice 1042, £1,200.00',
      text: [
        'Dear Brightwater,',
        'Invoice 1042 of £1,200.00 was due on 6 November 2026 and is still unpaid.',
        'Please let us know when we can expect your payment. If it’s on its way, thank you.',
        'Kind regards,\nMarsh Joinery',
      ].join('\n\n'),
    },
  ])
})

test('several of one customer in one mail, oldest first, firmer after a month', () => {
  const [mail] = remindersOf(
    [owed(), owed({ number: null, due: '2026-10-01', open: minor(8_050) })],
    from,
  )
  expect(mail?.subject).toBe('Payment of 2 invoices, £1,280.50')
  expect(mail?.text).toContain(
    '- Invoice, due 1 October 2026: £80.50\n- Invoice 1042, due 6 November 2026: £1,200.00',
  )
  expect(mail?.text).toContain('Please pay within seven days')
})

test('each customer has its own, and what is not due yet is a reminder', () => {
  const mails = remindersOf([owed(), owed({ party: 'Harrop', due: '2026-12-01' })], from)
  expect(mails.map(({ party }) => party)).toEqual(['Brightwater', 'Harrop'])
  expect(mails[1]?.text).toContain('Invoice 1042 of £1,200.00 is due on 1 December 2026.')
})
