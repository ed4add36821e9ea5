// Advertisements named by their brand are of the payee that the books have, or of the category.
import { expect, test } from 'vitest'
import { NameIndex } from '../names.ts'
import { adsOfNoPayee, withPlainAds } from './plain-ads.ts'

const namesOf = (...merchants: string[]) =>
  new NameIndex({
    merchants: merchants.map((name) => ({ id: name, name, aliases: [], codes: [] })),
    subCategories: [],
    accounts: [],
  })

test.each([
  ['stop the Facebook ads', 'stop the Meta Ads'],
  ['stop instagram adverts', 'stop Meta Ads'],
  ['stop Meta Ads', 'stop Meta Ads'],
  ['double the Google ads', 'double the advertising'],
  ['stop radio advertising', 'stop advertising'],
])('“%s” is put as “%s”', (question, plain) => {
  expect(withPlainAds(question, namesOf('Meta Ads', 'Google Workspace'))).toBe(plain)
})

test('only of what has no payee the answer says that it took the category', () => {
  const names = namesOf('Meta Ads', 'Google Ads')
  expect(adsOfNoPayee('stop Facebook ads and Google ads', names)).toEqual([])
  expect(adsOfNoPayee('stop LinkedIn ads and Google ads', names)).toEqual(['LinkedIn ads'])
})
