// What clients of sales projects are due to pay, where payers are asked about: "Thornhill School"
// of a project pays as "Thornhill School Stage 1" and "Thornhill School Stage 2".
import { nameWords } from '@plimsoll/domain/question/name-words'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { Due } from '../../forecast/service.ts'

type Items = readonly Due['items'][number][]

/** Payments due, with a client's under the payer that is asked about and begins with its name. */
export function withClients(
  { items, clients }: Pick<Due, 'items' | 'clients'>,
  subjects: readonly Subject[] = [],
): Items {
  const payers = subjects.flatMap((each) => (each.kind === 'merchant' ? [each] : []))
  if (clients.size === 0 || payers.length === 0) return items
  return items.map((item) => {
    const client = item.side === 'in' ? clients.get(item.line_id) : undefined
    const payer = client && payers.find(({ names }) => names.some(beginningWith(client)))
    return payer ? { ...item, merchant_id: payer.ids[0] ?? null } : item
  })
}

function beginningWith(client: string): (name: string) => boolean {
  const words = nameWords(client)
  return (name) => {
    const own = nameWords(name)
    return words.length > 0 && words.every((word, at) => own[at] === word)
  }
}
