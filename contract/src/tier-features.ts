// What a plan may include or not: listed once, for endpoints and for plans.

/**
 * What a plan may include or not. Reading, changing and exporting what exists is never one of them.
 */
export const tierFeatures = [
  'sales_projects',
  'scenarios',
  'shared_links',
  'assistant_access',
] as const

/** A feature of a plan. */
export type TierFeature = (typeof tierFeatures)[number]
