// HTTP for the forecast's lines: what there is, what is known of each, drafts and what is saved.
import {
  forecastState,
  hideForecastMerchant,
  hideForecastMerchants,
  listForecastMerchants,
} from '@plimsoll/contract/forecast'
import {
  changesetForecast,
  computeForecast,
  decideOccurrence,
  saveForecastConfig,
} from '@plimsoll/contract/forecast-changes'
import { categoryForecast } from '@plimsoll/contract/forecast-levels'
import {
  detectedHistoricalStats,
  detectedSettings,
  forecastSettings,
  historicalStats,
  savedTransactions,
} from '@plimsoll/contract/forecast-line-facts'
import { confirmRecurring, listLeftOut, listRecurring } from '@plimsoll/contract/forecast-recurring'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import { serve } from '../../http/serve.ts'
import { registerAccuracy } from './accuracy/routes.ts'
import { tryChanges } from './changes/draft.ts'
import { hideLines } from './changes/hide.ts'
import { latestRequest, noteRequest } from './changes/requests.ts'
import { saveChanges } from './changes/save.ts'
import { registerInvoices } from './invoices/routes.ts'
import { handleForecasts } from './jobs.ts'
import { registerLeaks } from './leaks/routes.ts'
import { leftOutOf } from './lines/left-out.ts'
import { levelOf } from './lines/level.ts'
import { savedOf, settingsOf, statsOf } from './lines/line-facts.ts'
import { forecastLines } from './lines/lines.ts'
import { keepRecurring, readRecurring } from './lines/recurring.ts'
import { stateOf } from './outlook/state.ts'
import { registerProjects } from './projects/routes.ts'
import { readKnownSeries } from './run/series.store.ts'
import { registerScenarios } from './scenarios/routes.ts'
import { readView, viewFor } from './standing/view.ts'

const success = 'success' as const

/** The calls of the forecast, and its jobs. */
export function registerForecast(app: FastifyInstance, context: Context): void {
  handleForecasts(context)
  serve(app, context, listForecastMerchants, async ({ principal, query }) => {
    const { businessId } = principal
    const data = await asTenant(context.db, businessId, async (tx) => {
      const view = await readView(tx, businessId, {
        today: context.today(),
        scenario: query.scenario,
      })
      return view
        ? { as_of: view.standing.asOf, ...forecastLines(view) }
        : { as_of: null, months: [], lines: [] }
    })
    return { status: success, data }
  })
  serve(app, context, hideForecastMerchant, async ({ principal, params, query }) =>
    hideLines(context, principal, { ids: [params.seriesId], hide: query.hide === 'true' }),
  )
  serve(app, context, hideForecastMerchants, async ({ principal, body }) =>
    hideLines(context, principal, { ids: [body.seriesId].flat(), hide: body.hide }),
  )
  serve(app, context, categoryForecast, async ({ principal, query }) => ({
    status: success,
    data: await viewFor(context, { ...principal, scenario: query.scenario }, (view) =>
      levelOf(view, query),
    ),
  }))
  registerFacts(app, context)
  registerChanges(app, context)
  registerConfirmation(app, context)
  registerScenarios(app, context)
  registerAccuracy(app, context)
  registerLeaks(app, context)
  registerProjects(app, context)
  registerInvoices(app, context)
}

function registerFacts(app: FastifyInstance, context: Context): void {
  for (const endpoint of [forecastSettings, detectedSettings] as const)
    serve(app, context, endpoint as typeof forecastSettings, async ({ principal, query }) => ({
      status: success,
      data: await viewFor(context, principal, (view) => settingsOf(view, query.series_id)),
    }))
  for (const endpoint of [historicalStats, detectedHistoricalStats])
    serve(app, context, endpoint, async ({ principal, query }) => ({
      status: success,
      data: await viewFor(context, principal, (view) => statsOf(view, query.series_id)),
    }))
  serve(app, context, savedTransactions, async ({ principal, query }) => ({
    status: success,
    data: await viewFor(context, principal, (view, tx) =>
      savedOf(tx, principal.businessId, { view, id: query.series_id }),
    ),
  }))
  serve(app, context, forecastState, async ({ principal }) => ({
    status: success,
    data: await asTenant(context.db, principal.businessId, (tx) =>
      stateOf(tx, principal.businessId, {
        today: context.today(),
        requestId: latestRequest(principal),
      }),
    ),
  }))
}

function registerChanges(app: FastifyInstance, context: Context): void {
  serve(app, context, changesetForecast, async ({ principal, body }) => ({
    status: success,
    data: await tryChanges(context, principal, body),
  }))
  serve(app, context, computeForecast, async ({ principal, body }) => {
    const { request_id, ...draft } = body
    noteRequest(principal, request_id)
    const impact = await tryChanges(context, principal, draft)
    const stale = latestRequest(principal) !== request_id
    return { status: success, data: { ...impact, request_id, stale } }
  })
  serve(app, context, saveForecastConfig, async ({ principal, body }) => {
    const { configurations, ...rest } = body
    const data = await saveChanges(context, principal, {
      ...rest,
      customConfigurations: configurations,
    })
    return { status: success, data }
  })
  serve(app, context, decideOccurrence, async ({ principal, body }) => {
    const { impact } = await saveChanges(context, principal, { decisions: [body] })
    return { status: success, data: { impact } }
  })
}

function registerConfirmation(app: FastifyInstance, context: Context): void {
  serve(app, context, listRecurring, async ({ principal }) => ({
    status: success,
    data: await asTenant(context.db, principal.businessId, (tx) =>
      readRecurring(tx, principal.businessId, { today: context.today() }),
    ),
  }))
  serve(app, context, listLeftOut, async ({ principal }) => ({
    status: success,
    data: await asTenant(context.db, principal.businessId, async (tx) => {
      const view = await readView(tx, principal.businessId, { today: context.today() })
      return view ? leftOutOf(view, await readKnownSeries(tx, principal.businessId)) : []
    }),
  }))
  serve(app, context, confirmRecurring, async ({ principal, body }) => ({
    status: success,
    data: await keepRecurring(context, principal, body.verdicts),
  }))
}
