// The plans of a Plimsoll that is run for others: one file, read and checked at the start. Without
// it every business has every feature.
import { readFileSync } from 'node:fs'
import { type TierFeature, tierFeatures } from '@plimsoll/contract/tier-features'
import type { Plan } from '@plimsoll/contract/tiers'
import { amount } from '@plimsoll/contract/wire'
import * as z from 'zod/mini'
import { StartRefusal } from './db/embedded/refusal.ts'

const features = tierFeatures.join(', ')
const text = (what: string, most: number) =>
  z.string(`needs ${what}`).check(z.trim(), z.minLength(1, `needs ${what}`), z.maxLength(most))
const price = amount.check(z.refine((pence) => pence >= 0, 'is below zero'))

const tier = z.strictObject({
  name: text('a “name”', 40),
  words: text('“words”: one sentence on whom it is for', 160),
  monthly: price,
  yearly: price,
  adds: z.array(z.enum(tierFeatures, `can only add these features: ${features}`)),
})
const file = z.strictObject({
  tiers: z.array(tier, 'needs a list of “tiers”').check(z.minLength(1, 'needs at least one tier')),
  everyone: text('“everyone”: the tier of a business without one of its own', 40),
  businesses: z.optional(z.record(z.string(), text('a tier', 40))),
})
type TiersFile = z.output<typeof file>

/** The plans on offer. */
export type Tiers = {
  /** Whether a business's plan includes a feature. */
  includes(businessId: string, feature: TierFeature): boolean
  /** The name of the smallest plan with a feature. */
  firstWith(feature: TierFeature): string
  /** The plans, and the one that a business has. */
  planFor(businessId: string): Plan
}

/** Reads the plans; null without a file. Refuses a file that can't be used, in one line. */
export function readTiers(path: string | undefined): Tiers | null {
  if (!path) return null
  const refuse = (problem: string): never => {
    throw new StartRefusal(
      `The tiers file ${path} can’t be used: ${problem.replace(/\.$/, '')}. See the README.`,
    )
  }
  const read = z.safeDecode(file, parsed(path, refuse) as never)
  if (!read.success) {
    const [issue] = read.error.issues
    return refuse(`${issue?.path.join('.') || 'it'} ${issue?.message}`)
  }
  const problem = contradictionIn(read.data)
  return problem ? refuse(problem) : tiersOf(read.data)
}

function parsed(path: string, refuse: (problem: string) => never): unknown {
  let content: string
  try {
    content = readFileSync(path, 'utf8')
  } catch (error) {
    return refuse(`it can’t be read (${(error as NodeJS.ErrnoException).code})`)
  }
  try {
    return JSON.parse(content)
  } catch {
    return refuse('it is no JSON')
  }
}

function contradictionIn({ tiers, everyone, businesses = {} }: TiersFile): string | null {
  const names = tiers.map(({ name }) => name)
  const added = tiers.flatMap(({ adds }) => adds)
  const twice = (values: readonly string[]) =>
    values.find((value, at) => values.indexOf(value) < at)
  const sameName = twice(names)
  if (sameName) return `two tiers are called “${sameName}”`
  const sameFeature = twice(added)
  if (sameFeature) return `“${sameFeature}” is added by two tiers; each includes those before it`
  const missing = tierFeatures.find((feature) => !added.includes(feature))
  if (missing) return `no tier adds “${missing}”, so nobody could use it`
  const stranger = Object.keys(businesses).find((id) => !z.safeParse(z.uuid(), id).success)
  if (stranger) return `“${stranger}” is no id of a business`
  const unknown = [everyone, ...Object.values(businesses)].find((name) => !names.includes(name))
  return unknown ? `there is no tier “${unknown}”` : null
}

function tiersOf({ tiers, everyone, businesses = {} }: TiersFile): Tiers {
  const plans = tiers.map(({ adds, ...tier }, at) => ({
    ...tier,
    features: tiers.slice(0, at + 1).flatMap((before) => before.adds),
  }))
  const own = new Map(Object.entries(businesses))
  const tierOf = (businessId: string) => own.get(businessId) ?? everyone
  const featuresOf = (businessId: string) =>
    plans.find(({ name }) => name === tierOf(businessId))?.features ?? []
  return {
    includes: (businessId, feature) => featuresOf(businessId).includes(feature),
    firstWith: (feature) => plans.find((plan) => plan.features.includes(feature))?.name ?? '',
    planFor: (businessId) => ({
      business_id: businessId,
      tier: tierOf(businessId),
      features: featuresOf(businessId),
      tiers: plans,
    }),
  }
}
