// Which compute each person asked for last, so that an answer that was overtaken says so. Kept in this process: an answer that
// another process overtook is told apart by the client, which compares the request id as well.
type Principal = { readonly businessId: string; readonly userId: string }

const keptMax = 10_000
const latest = new Map<string, string>()

/** Notes that a person asked for something new. */
export function noteRequest(principal: Principal, requestId: string): void {
  const key = keyOf(principal)
  latest.delete(key)
  latest.set(key, requestId)
  const [oldest] = latest.keys()
  if (latest.size > keptMax && oldest) latest.delete(oldest)
}

/** What a person asked for last. */
export function latestRequest(principal: Principal): string | null {
  return latest.get(keyOf(principal)) ?? null
}

function keyOf({ businessId, userId }: Principal): string {
  return `${businessId} ${userId}`
}
