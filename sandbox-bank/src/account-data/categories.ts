// Categories and their groups; and the parties that the provider knows of everywhere.
import type { Bank } from '../bank.ts'
import { categories, categoryGroups } from '../books/categories.ts'
import { userIdOf } from '../oauth/bearer.ts'
import { required } from '../refusal.ts'
import { single } from './paging.ts'

export function categoryRoutes({ app, state }: Bank) {
  const lists = { categories, 'category-groups': categoryGroups }
  for (const [name, list] of Object.entries(lists)) {
    app.get(`/standard-${name}`, (request) => single(state, request, list))
    app.get(`/${name}`, (request) => {
      userIdOf(state, request, 'categories:read')
      return single(state, request, list)
    })
  }
  app.get<{ Params: { id: string } }>('/categories/:id', (request) => {
    userIdOf(state, request, 'categories:read')
    const category = categories.find(({ categoryId }) => categoryId === request.params.id)
    return single(state, request, required(category, 'Category'))
  })
  app.get('/global-counterparties', (request) =>
    single(state, request, [
      {
        id: 'global:tfl',
        label: 'TfL',
        companyName: 'TRANSPORT FOR LONDON',
        logo: '',
        website: 'tfl.gov.uk',
      },
    ]),
  )
}
