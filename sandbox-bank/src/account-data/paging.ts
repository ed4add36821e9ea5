// One page of a list, with the links that lead to the others.
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { State } from '../state.ts'

const limits = { usual: 100, max: 1_000 }

type Page<T> = {
  data: T[]
  links: { self: string; next?: string; prev?: string }
  meta: object
}

/** Cuts the page out that the query asks for. */
export function pageOf<T>(state: State, request: FastifyRequest, rows: readonly T[]): Page<T> {
  const url = new URL(request.originalUrl, state.origin)
  const limit = Math.min(numberOf(url, 'limit', limits.usual), limits.max)
  const offset = numberOf(url, 'offset', 0)
  const linkTo = (at: number) => {
    const other = new URL(url)
    other.searchParams.set('limit', String(limit))
    other.searchParams.set('offset', String(at))
    return other.href
  }
  return {
    data: rows.slice(offset, offset + limit),
    links: {
      self: linkTo(offset),
      ...(offset + limit < rows.length && { next: linkTo(offset + limit) }),
      ...(offset > 0 && { prev: linkTo(Math.max(0, offset - limit)) }),
    },
    meta: { count: rows.length },
  }
}

/** A single thing in the same envelope. */
export const single = <T>(state: State, request: FastifyRequest, data: T) => ({
  data,
  links: { self: new URL(request.originalUrl, state.origin).href },
  meta: {},
})

function numberOf(url: URL, name: string, usual: number): number {
  const text = url.searchParams.get(name)
  if (text === null) return usual
  const number = Number(text)
  if (!Number.isInteger(number) || number < (name === 'limit' ? 1 : 0))
    throw new Refusal(400, 'BAD_REQUEST', `${name} must be a whole number`)
  return number
}
