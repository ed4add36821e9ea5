// The bodies that are accepted: JSON and nothing else (uploads aside), not nested absurdly deep. An
// empty body is no error.
import { Problem } from '@plimsoll/domain/problem'
import type { FastifyInstance } from 'fastify'

const depthMax = 64

/** Replaces Fastify's own parsers: plain text is refused, an empty body is accepted. */
export function acceptJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined)
      else if (isDeeperThan(body, depthMax)) done(tooDeep())
      else parse(request, body, done)
    },
  )
}

/**
 * Whether brackets outside of strings nest deeper. Looked at in the text, because reading it would
 * itself go that deep.
 */
function isDeeperThan(json: string, max: number): boolean {
  let depth = 0
  let isString = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (isString) {
      if (sign === '\\') at++
      else if (sign === '"') isString = false
    } else if (sign === '"') isString = true
    else if (sign === '{' || sign === '[') {
      depth++
      if (depth > max) return true
    } else if (sign === '}' || sign === ']') depth--
  }
  return false
}

function tooDeep(): Problem {
  return new Problem('invalid', `This JSON is nested more than ${depthMax} levels deep.`)
}
