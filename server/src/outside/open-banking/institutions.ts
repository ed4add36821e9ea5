// The banks that can be connected, kept for a few minutes: the list is long and the same for
// everybody.
import * as z from 'zod/mini'
import { fetchOne } from './ask.ts'
import type { ProviderInstitution } from './bank-provider.ts'
import type { Client } from './client.ts'
import { type InstitutionWire, institutionWire } from './wire.ts'
import { wordsOf } from './wire-values.ts'

const keptMs = 5 * 60_000

/** A list that is fetched once in a while; a failure isn't kept. */
export function keepInstitutions(client: Client): () => Promise<ProviderInstitution[]> {
  let kept: { list: Promise<ProviderInstitution[]>; until: number } | null = null
  return () => {
    if (kept && kept.until > Date.now()) return kept.list
    const pending = { list: listInstitutions(client), until: Date.now() + keptMs }
    kept = pending
    pending.list.catch(() => {
      if (kept === pending) kept = null
    })
    return pending.list
  }
}

async function listInstitutions(client: Client): Promise<ProviderInstitution[]> {
  const url = new URL(`${client.settings.identityUrl}/oidc/.well-known/api-connections`)
  const rows = await fetchOne(client, { call: 'The list of banks', url }, z.array(z.unknown()))
  return rows.flatMap((row) => {
    const parsed = institutionWire.safeParse(row)
    return parsed.success && isBritish(parsed.data) ? [institutionOf(parsed.data)] : []
  })
}

const isBritish = ({ country }: InstitutionWire) => !country || country === 'GB' || country === 'UK'

function institutionOf({
  id,
  name,
  type,
  userTypes,
  status,
}: InstitutionWire): ProviderInstitution {
  return {
    id,
    name: wordsOf(name) ?? id,
    business: userTypes?.includes('business') ?? false,
    personal: userTypes?.includes('personal') ?? false,
    availability: availabilityOf([status?.auth, status?.sync]),
    sandbox: type === 'test',
  }
}

/** The worse of the two: a bank that can be signed in to and not read is of no use yet. */
function availabilityOf(
  texts: readonly (string | null | undefined)[],
): ProviderInstitution['availability'] {
  if (texts.some((word) => word?.endsWith('UNAVAILABLE'))) return 'down'
  return texts.includes('PARTIALLY_AVAILABLE') ? 'partial' : 'available'
}
