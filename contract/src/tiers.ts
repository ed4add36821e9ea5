// The plans that whoever runs Plimsoll for others may offer. Where none are configured every
// feature is included, and nothing here is ever shown.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { tierFeatures } from './tier-features.ts'
import { amount, id } from './wire.ts'

/** The code of a refusal because of the plan; the feature is the `path` of its detail. */
export const aboveTier = 'above_tier'

const feature = z.enum(tierFeatures)

const tier = z.object({
  name: z.string(),
  words: z.string(), // whom it is for, one sentence
  monthly: amount,
  yearly: amount,
  features: z.array(feature), // with those of the plans before it
})

export const readPlan = endpoint({
  method: 'GET',
  path: '/user/plan',
  access: 'complete',
  summary: 'The plans on offer and the one in force; null where every feature is included.',
  reply: success(
    z.nullable(
      z.object({
        business_id: id,
        tier: z.string(), // the name of the plan in force
        features: z.array(feature), // what it includes
        tiers: z.array(tier), // the smallest first
      }),
    ),
  ),
})

/** The plans as both sides hold them. */
export type Plan = NonNullable<z.infer<typeof readPlan.reply>['data']>
