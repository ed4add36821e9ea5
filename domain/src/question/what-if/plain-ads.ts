// "The Facebook ads" are what one payee takes where the books have it; else all of advertising,
// which the answer then has to say.
import type { NameIndex } from '../names.ts'

const ads =
  /\b(?:(google|facebook|fb|instagram|insta|meta|linkedin|tiktok|bing|microsoft|yell)|online|paid|radio|local|newspaper) (?:ads|adverts|advertising|advertisements|ad spend|ad campaigns?)\b/gi

// Whom the owner of a brand bills by, where the bank shows another name.
const owners: Readonly<Record<string, string>> = {
  facebook: 'meta',
  fb: 'meta',
  instagram: 'meta',
  insta: 'meta',
}

// The one payee that sells advertising under a brand: Google Workspace is no Google ads.
function sellerOf(brand: string | undefined, names: NameIndex): string | null {
  if (!brand) return null
  const word = brand.toLowerCase()
  const owner = owners[word]
  const holding = [word, ...(owner ? [owner] : [])].flatMap((each) => names.holding(each))
  const sellers = holding.filter(({ name }) => /\b(?:ads?|adverts?|advertising)\b/i.test(name))
  const sellsOnlyAds = /^(?:meta|facebook|fb|instagram|insta|tiktok)$/.test(word)
  const found = sellers.length > 0 || !sellsOnlyAds ? sellers : holding
  const [only] = [...new Set(found.map(({ name }) => name))]
  return only ?? null
}

/** A question with advertisements under the name of their payee, or as advertising. */
export function withPlainAds(question: string, names: NameIndex): string {
  return question.replace(
    ads,
    (_, brand: string | undefined) => sellerOf(brand, names) ?? 'advertising',
  )
}

/** The advertisements that a question names and the books know only as advertising. */
export function adsOfNoPayee(question: string, names: NameIndex): string[] {
  return [...question.matchAll(ads)].flatMap(([phrase, brand]) =>
    sellerOf(brand, names) === null ? [phrase] : [],
  )
}
