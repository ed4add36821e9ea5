// The ways in which people are named who are paid under several names.
import type { Entry } from './name-entries.ts'
import { bareWords, isPerson } from './name-words.ts'
import type { BookNames, Subject } from './subject.ts'

/** A person with several payee names, by initial and surname: one in people's minds. */
export function peopleEntries(merchants: BookNames['merchants']): Entry[] {
  const people = new Map<string, (typeof merchants)[number][]>()
  for (const merchant of merchants)
    if (isPerson(merchant.name)) {
      const bare = bareWords(merchant.name).join(' ')
      people.set(bare, [...(people.get(bare) ?? []), merchant])
    }
  return [...people].flatMap(([bare, own]) => {
    if (own.length < 2) return []
    const words = bare.split(' ')
    const name = own[0]?.name.split(' ').slice(0, words.length).join(' ') ?? bare
    const subject: Subject = {
      kind: 'merchant',
      ids: own.map(({ id }) => id),
      name,
      names: own.map((each) => each.name),
    }
    return [words, words.slice(1), words.slice(1, 2)].map((some) => ({ words: some, subject }))
  })
}
