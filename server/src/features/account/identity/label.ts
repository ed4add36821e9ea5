// What a provider is called.
import type { Context } from '../../../context.ts'
import { findProvider } from './begin-sign-in.ts'

/** Its label; of one that is no longer configured, its id. */
export function labelOf(context: Context, providerId: string): string {
  return findProvider(context, providerId)?.label ?? providerId
}
