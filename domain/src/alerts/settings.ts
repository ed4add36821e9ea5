// The preferences for alerts that everyone starts with.
import type { AlertKind, AlertSetting, AlertSettings } from './alert.ts'

/** How far ahead may be looked, in days. */
export const daysAheadMin = 1
export const daysAheadMax = 91

const defaults: AlertSetting = { inApp: true, byMail: true, amount: null, days: 30 }

/** The settings of a person who has changed none: every kind, in the app and by email. */
export const usualSettings: AlertSettings = {
  low_ahead: defaults,
  balance_low: defaults,
  missed_receipt: defaults,
  large_outflow: defaults,
  consent: defaults,
}

/** Whether a kind is notified at all. */
export function isNotified(settings: AlertSettings, kind: AlertKind): boolean {
  return settings[kind].inApp || settings[kind].byMail
}
