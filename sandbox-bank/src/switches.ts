// Everything that can go wrong with a bank, each on a switch; and the check of what somebody sets
// them to.

export type Switches = {
  consent: 'ask' | 'approve' | 'cancel' | 'bank-down'
  sync: 'success' | 'partial' | 'error' | 'mfa-required' | 'credentials-error'
  syncTakesMs: number
  syncEverySeconds: number
  historyMonthsAtFirst: number
  historyMonthsMax: number
  historyRestAfterMs: number
  windowDaysMax: number
  newIdWhenPosted: 'as-the-bank-does' | 'always' | 'never'
  newAccountIdsOnRenewal: boolean
  insertBetweenPages: boolean
  duplicateWebhooks: boolean
  fault: 'none' | 'rate-limited' | 'bad-gateway' | 'malformed' | 'unauthorized' | 'slow'
  faultPath: string
  faultTimes: number
  retryAfterSeconds: number
}

export const switchesOff: Switches = {
  consent: 'ask',
  sync: 'success',
  syncTakesMs: 0,
  syncEverySeconds: 1_800,
  historyMonthsAtFirst: 3,
  historyMonthsMax: 36,
  historyRestAfterMs: 0,
  windowDaysMax: 0,
  newIdWhenPosted: 'as-the-bank-does',
  newAccountIdsOnRenewal: false,
  insertBetweenPages: false,
  duplicateWebhooks: false,
  fault: 'none',
  faultPath: '/',
  faultTimes: 1,
  retryAfterSeconds: 1,
}

/** What each switch does, in a sentence for the control page. */
export const switchWords: Record<keyof Switches, string> = {
  consent: 'What the consent page answers: ask a person, or answer by itself.',
  sync: 'How the next updates end.',
  syncTakesMs: 'Milliseconds until an update has ended.',
  syncEverySeconds: 'An update sooner than this after the last is refused with 429.',
  historyMonthsAtFirst: 'Months that are there at once after connecting.',
  historyMonthsMax: 'Months that ever arrive, if the bank has them.',
  historyRestAfterMs: 'Milliseconds until the months before the first ones arrive.',
  windowDaysMax: 'Transactions from more days ago are refused with 400; 0 refuses none.',
  newIdWhenPosted: 'Whether a posted transaction gets another id than its pending one.',
  newAccountIdsOnRenewal: 'Accounts and transactions bear new ids after a renewal.',
  insertBetweenPages: 'A new transaction appears after the first page has been read, once.',
  duplicateWebhooks: 'Every webhook is sent twice.',
  fault: 'How calls of users and data fail.',
  faultPath: 'Only calls whose path begins so fail.',
  faultTimes: 'How many calls fail; 0 means all.',
  retryAfterSeconds: 'What Retry-After says in a 429.',
}

/** The values of the switches that are words. */
export const switchChoices: { [K in keyof Switches]?: readonly Switches[K][] } = {
  consent: ['ask', 'approve', 'cancel', 'bank-down'],
  sync: ['success', 'partial', 'error', 'mfa-required', 'credentials-error'],
  newIdWhenPosted: ['as-the-bank-does', 'always', 'never'],
  fault: ['none', 'rate-limited', 'bad-gateway', 'malformed', 'unauthorized', 'slow'],
}

/** Sets switches from what came over the wire; returns what is wrong with it, or nothing. */
export function setSwitches(switches: Switches, wanted: Record<string, unknown>): string[] {
  const problems = Object.entries(wanted).flatMap(([name, value]) => problemOf(name, value))
  if (problems.length === 0) Object.assign(switches, wanted)
  return problems
}

function problemOf(name: string, value: unknown): string[] {
  if (!Object.hasOwn(switchesOff, name)) return [`There is no switch ${name}.`]
  const key = name as keyof Switches
  const choices: readonly unknown[] | undefined = switchChoices[key]
  if (choices && !choices.includes(value)) return [`${name} is one of ${choices.join(', ')}.`]
  if (typeof value !== typeof switchesOff[key]) return [`${name} is a ${typeof switchesOff[key]}.`]
  if (typeof value === 'number' && !(Number.isInteger(value) && value >= 0 && value <= 86_400_000))
    return [`${name} is a whole number from 0 to 86400000.`]
  return []
}
