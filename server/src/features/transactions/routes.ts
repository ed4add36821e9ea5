// HTTP for transactions and the categories they stand in.
import { listCategories, listTransactions } from '@plimsoll/contract/transactions'
import { categoryLabelOf, subCategories } from '@plimsoll/domain/taxonomy'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { readTransactions } from './service.ts'

const categories = subCategories.map((row) => ({
  category: row.category,
  category_label: categoryLabelOf(row.category),
  sub_category: row.subCategory,
  subcategory_label: row.label,
  direction: row.direction,
  activity: row.activity,
  vat: row.vat,
  core: row.core,
}))

/** GET data/transactions/list and GET data/categories. */
export function registerTransactions(app: FastifyInstance, context: Context): void {
  serve(app, context, listTransactions, async ({ query, asker }) => ({
    status: 'success' as const,
    ...(await readTransactions(context.db, asker.businessId, query)),
  }))
  serve(app, context, listCategories, async () => ({
    status: 'success' as const,
    data: categories,
  }))
}
