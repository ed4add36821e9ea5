// What a business chose for its analysis: from what size on a change counts, and what it states
// about itself.
import { type AnalysisSettings, aboutBusiness } from '@plimsoll/contract/analysis-settings'
import { type AboutBusiness, nothingAbout } from '@plimsoll/domain/commentary/about'
import type { Materiality } from '@plimsoll/domain/commentary/materiality'
import type { TenantTx } from '../../db/tenant.ts'
import { readSettings, saveSettings } from './settings.store.ts'

/** The settings as the rules use them. */
export async function settingsIn(
  tx: TenantTx,
  businessId: string,
): Promise<{ materiality: Materiality; about: AboutBusiness }> {
  const { materiality, about } = await analysisSettings(tx, businessId)
  return {
    materiality,
    about: {
      activity: about.activity,
      busyMonths: about.busy_months,
      quietMonths: about.quiet_months,
      oneOffs: about.one_offs,
    },
  }
}

/** The settings as the page shows them. */
export async function analysisSettings(
  tx: TenantTx,
  businessId: string,
): Promise<AnalysisSettings> {
  const { amount, percent, about } = await readSettings(tx, businessId)
  const stated = aboutBusiness.safeParse(about)
  return { materiality: { amount, percent }, about: stated.success ? stated.data : nothingStated }
}

/** Keeps settings; a month can't be both busy and quiet. */
export async function changeSettings(
  tx: TenantTx,
  businessId: string,
  { materiality, about }: AnalysisSettings,
): Promise<void> {
  await saveSettings(tx, businessId, { ...materiality, about })
}

const nothingStated: AnalysisSettings['about'] = {
  activity: nothingAbout.activity,
  busy_months: [],
  quiet_months: [],
  one_offs: [],
}
