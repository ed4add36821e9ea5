// Offers an upgrade for features above the business's plan: before something new is begun, and
// whenever the server refuses it. Where no plans are configured nothing is ever above.

import type { TierFeature } from '@plimsoll/contract/tier-features'
import { readPlan } from '@plimsoll/contract/tiers'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call, offerUpgradeBy } from '../../api/call.ts'
import { accountKeys } from './queries.ts'

let wanted: TierFeature | null = null
const listeners = new Set<() => void>()

/** Opens the upgrade dialog for a feature, or closes it. */
export function wantFeature(feature: TierFeature | null): void {
  wanted = feature
  for (const listener of listeners) listener()
}

offerUpgradeBy(wantFeature)

/** The feature for which the dialog is open. */
export function useWantedFeature(): TierFeature | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => wanted,
  )
}

/** The plans on offer and the one in force; null where everything is included. */
export function usePlan() {
  return useQuery({
    queryKey: accountKeys.plan,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call(readPlan, { signal }).then((reply) => reply.data),
  })
}

/** Begins something of a feature, or opens the upgrade dialog where the plan lacks it. */
export function useTierGate(feature: TierFeature): (begin: () => void) => void {
  const plan = usePlan().data
  return (begin) => {
    if (plan && !plan.features.includes(feature)) wantFeature(feature)
    else begin()
  }
}
