// An error report keeps the type and the place of an error, and nothing that a payment could be
// read from.
import { expect, test } from 'vitest'
import { tracesOf } from './error-trace.ts'

test('a report holds types and places, and no message, value or query', () => {
  const report = {
    message: 'Rent £1,250.00 to J Woods',
    user: { email: 'rowan@example.co.uk' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'cannot read £1,250.00 of J Woods',
          stacktrace: {
            frames: [
              {
                filename: '/assets/page.js?q=J+Woods',
                function: 'toRow',
                lineno: 12,
                colno: 3,
                vars: { payee: 'J Woods' },
                context_line: 'pay("J Woods", 125000)',
              },
            ],
          },
        },
      ],
    },
  }
  expect(tracesOf(report)).toEqual([
    {
      type: 'TypeError',
      stacktrace: {
        frames: [{ filename: '/assets/page.js', function: 'toRow', lineno: 12, colno: 3 }],
      },
    },
  ])
  expect(tracesOf({})).toEqual([])
})
