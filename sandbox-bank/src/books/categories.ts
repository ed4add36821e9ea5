// The provider's categories, as far as the invented firm uses them.
import { idOf } from './chance.ts'

const groups = ['income', 'premises', 'people', 'taxes', 'running-costs', 'transfers'] as const
type Group = (typeof groups)[number]

const keys: Record<string, Group> = {
  sales: 'income',
  interest: 'income',
  rent: 'premises',
  rates: 'premises',
  utilities: 'premises',
  repairs: 'premises',
  wages: 'people',
  pensions: 'people',
  paye: 'taxes',
  vat: 'taxes',
  'bank-fees': 'running-costs',
  insurance: 'running-costs',
  postage: 'running-costs',
  software: 'running-costs',
  stock: 'running-costs',
  supplies: 'running-costs',
  telephone: 'running-costs',
  travel: 'running-costs',
  transfers: 'transfers',
}

export const categoryIdOf = (key: string) => `std:${idOf('category', key)}`
export const categoryGroups = groups.map((key) => ({ id: `group:${key}`, key }))
export const categories = Object.entries(keys).map(([key, group]) => ({
  categoryId: categoryIdOf(key),
  key,
  name: key.replace('-', ' '),
  group: `group:${group}`,
}))
