// Names cut into words: as questions are cut, without plurals, without what people leave away.

// Endings that people leave away, and openings that are not part of a name.
const endings = new Set([
  'ltd',
  'limited',
  'plc',
  'llp',
  'co',
  'company',
  'inc',
  'uk',
  'group',
  'services',
  'com',
  'wages',
  'salary',
  'rent',
  'retainer',
  'dividend',
  'drawings',
  'freelance',
  'directors',
  'payments',
  'payment',
])

/** A word without the ending of its plural. */
export function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?<!s)s$/, '') : word
}

/** Cuts a name as questions are cut. */
export function nameWords(name: string): string[] {
  return (
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{Mn}+/gu, '')
      .replace(/['’]/g, '')
      .replaceAll('&', ' and ')
      .match(/[\p{L}\d]+/gu) ?? []
  )
}

/** The words of a name without its legal ending. */
export function bareWords(name: string): string[] {
  const bare = nameWords(name)
  while (bare.length > 1 && endings.has(bare.at(-1) ?? '')) bare.pop()
  return bare
}

/** A name in lower case without the form of its company: "groomers" of "groomers ltd". */
export function withoutLegalEnding(name: string): string {
  return name.replace(/ (?:ltd|limited|plc|llp)$/, '')
}

/** Whether a name is written as one word with a dot in it, as E.ON is; J.Smith is a person. */
export function isDotted(name: string): boolean {
  return /^\p{Lu}\.\p{Lu}{2}/u.test(name)
}

/** Whether a name is a person's: an initial and a surname; A-Dec is a firm. */
export function isPerson(name: string): boolean {
  return (
    !isDotted(name) &&
    !/^\p{L}-\p{L}/u.test(name) &&
    nameWords(name)[0]?.length === 1 &&
    bareWords(name).length >= 2
  )
}
