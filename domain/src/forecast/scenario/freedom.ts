// How free a business is to pay later: its own money at any time, suppliers with their consent, and
// people, HMRC, landlords and lenders only at a price that has to be read first.

/**
 * `free`: its own to decide. `agreed`: with the payee's consent. `locked`: only once somebody has
 * read what it means.
 */
export type Freedom = 'free' | 'agreed' | 'locked'

const free: ReadonlySet<string> = new Set([
  'dividends_drawings',
  'directors_loan_out',
  'transfer_out',
  'stock_materials',
  'packaging',
  'equipment',
])

const lockedReasons: Readonly<Record<string, string>> = {
  wages:
    'Wages must be paid on the day that was agreed. Paying late breaks the contract, and your staff may claim for it.',
  hmrc: 'HMRC charges interest from the first day, and penalties soon after. Ask HMRC for a Time to Pay arrangement before you pay late.',
  rent: 'Your lease sets the day. A landlord may charge interest, or end the lease.',
  loans:
    'A missed repayment is a default: the lender may charge fees, report it, or ask for the whole loan.',
  pensions:
    'Contributions taken from wages must reach the scheme by the 22nd of the next month. Paying late is reported to The Pensions Regulator.',
}

const lockedKinds: Readonly<Record<string, keyof typeof lockedReasons>> = {
  net_wages: 'wages',
  directors_salary: 'wages',
  direct_labour: 'wages',
  paye_ni: 'hmrc',
  vat_payment: 'hmrc',
  corporation_tax: 'hmrc',
  self_assessment: 'hmrc',
  cis_payment: 'hmrc',
  other_tax: 'hmrc',
  rent: 'rent',
  business_rates: 'hmrc',
  loan_repayment: 'loans',
  loan_interest: 'loans',
  vehicle_lease: 'loans',
  pension: 'pensions',
}
const councilReason =
  'Your council may ask for the whole year at once, and take you to court for it. Ask for a payment plan first.'

/** How free a payment out of a sub-category is to wait. */
export function freedomOf(subCategory: string): Freedom {
  if (subCategory in lockedKinds) return 'locked'
  return free.has(subCategory) ? 'free' : 'agreed'
}

/** What paying a locked payment late means; `null` for those that are not locked. */
export function lockedReason(subCategory: string): string | null {
  if (subCategory === 'business_rates') return councilReason
  const kind = lockedKinds[subCategory]
  return kind ? (lockedReasons[kind] ?? null) : null
}
