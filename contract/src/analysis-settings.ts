// What a business chooses for its analysis: from what size on a change counts, and what it states
// about itself.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { amount, month } from './wire.ts'

/** So many exceptional payments can be listed. */
export const knownOneOffsMax = 10

const monthNumber = z.int().check(z.minimum(1), z.maximum(12))
const months = z.array(monthNumber).check(z.maxLength(12))

/** What the business states about itself; the rules of the commentary may use it. */
export const aboutBusiness = z
  .object({
    activity: z.string().check(z.trim(), z.maxLength(300, 'Use at most 300 characters.')),
    busy_months: months,
    quiet_months: months,
    one_offs: z
      .array(
        z.object({
          what: z
            .string()
            .check(
              z.trim(),
              z.minLength(1, 'Enter what the one-off was.'),
              z.maxLength(60, 'Use at most 60 characters.'),
            ),
          month,
        }),
      )
      .check(z.maxLength(knownOneOffsMax, `List at most ${knownOneOffsMax} one-offs.`)),
  })
  .check(
    z.refine(
      ({ busy_months, quiet_months }) => !busy_months.some((each) => quiet_months.includes(each)),
      'A month can be busy or quiet, not both.',
    ),
  )

const settings = z.object({
  materiality: z.object({
    // In pounds; null leaves it to the size of the business.
    amount: z.nullable(
      amount.check(z.refine((pence) => pence >= 0, 'Enter an amount of £0 or more.')),
    ),
    percent: z
      .int('Enter a whole percentage.')
      .check(
        z.minimum(0, 'Enter a percentage between 0 and 100.'),
        z.maximum(100, 'Enter a percentage between 0 and 100.'),
      ),
  }),
  about: aboutBusiness,
})

/** The settings as both sides hold them. */
export type AnalysisSettings = z.infer<typeof settings>

export const readAnalysisSettings = endpoint({
  method: 'GET',
  path: '/v1/analysis/settings',
  access: 'complete',
  summary:
    'The size from which a change is worth a comment, and what the business entered about itself.',
  reply: success(settings),
})

export const saveAnalysisSettings = endpoint({
  method: 'PUT',
  path: '/v1/analysis/settings',
  access: 'complete',
  summary: 'Changes both. Commentary is written again by them.',
  body: settings,
  reply: success(settings),
})
