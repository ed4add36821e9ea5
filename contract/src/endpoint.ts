// One endpoint, written once: the server makes a route of it, the web a call, and OpenAPI a page.
import * as z from 'zod/mini'
import type { TierFeature } from './tier-features.ts'

/**
 * Who may call. `public`: no token needed. `onboarding`: a token, also before onboarding is
 * complete. `complete`: a token and completed onboarding (else 302).
 */
export type Access = 'public' | 'onboarding' | 'complete'

/** Any zod schema. */
export type Shape = z.ZodMiniType

/**
 * The method, the path below `/api` (`:name` marks a parameter), and the shapes of request
 * and reply.
 */
export type Endpoint<P extends Shape, Q extends Shape, B extends Shape, R extends Shape> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly reply: R
  readonly status: number
  /** What must be in the business's plan, where plans are configured. */
  readonly feature: TierFeature | null
}

/** Any endpoint at all, for lists of them. */
export type AnyEndpoint = Endpoint<Shape, Shape, Shape, Shape>

const none = z.object({})
type None = typeof none

/**
 * Writes an endpoint down; params, query and body default to nothing, the status of success to 200.
 */
export function endpoint<
  R extends Shape,
  P extends Shape = None,
  Q extends Shape = None,
  B extends Shape = None,
>(spec: {
  method: Endpoint<P, Q, B, R>['method']
  path: string
  access: Access
  summary: string
  reply: R
  params?: P
  query?: Q
  body?: B
  status?: number
  feature?: TierFeature
}): Endpoint<P, Q, B, R> {
  const blank = none as unknown
  return {
    params: blank as P,
    query: blank as Q,
    body: blank as B,
    status: 200,
    feature: null,
    ...spec,
  }
}

/** The usual envelope of a reply: `{ status: 'success', data }`. */
export function success<D extends Shape>(data: D) {
  return z.object({ status: z.literal('success'), data })
}

/** The reply of a command with nothing to return. */
export const done = z.object({ status: z.literal('success') })
