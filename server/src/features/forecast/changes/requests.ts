// Which compute each person requested last, so that an overtaken answer is marked as such. Kept in
// this process: an answer that another process overtook is recognised by the client, which compares
// the request id as well.
type Principal = { readonly businessId: string; readonly userId: string }

const keptMax = 10_000
const latest = new Map<string, string>()

/** Records a person's newest request. */
export function noteRequest(principal: Principal, requestId: string): void {
  const key = keyOf(principal)
  latest.delete(key)
  latest.set(key, requestId)
  const [oldest] = latest.keys()
  if (latest.size > keptMax && oldest) latest.delete(oldest)
}

/** A person's newest request. */
export function latestRequest(principal: Principal): string | null {
  return latest.get(keyOf(principal)) ?? null
}

function keyOf({ businessId, userId }: Principal): string {
  return `${businessId} ${userId}`
}
