// The person and the business behind an account, and onboarding. Signing in has a file of its own,
// sign-in.ts: few pages need that.
import { isDay } from '@plimsoll/domain/calendar'
import * as z from 'zod/mini'
import { done, endpoint, success } from './endpoint.ts'
import { amount, givenName, id } from './wire.ts'

/** A person's or a business's name, on one line. */
export const name = givenName.check(z.regex(/^[^\p{Cc}]*$/u, 'Write the name on one line.'))

/** What a business is. */
export const businessKind = z.enum(['limited_company', 'sole_trader', 'partnership', 'other'])
/** Whose bank holidays it keeps. */
export const nation = z.enum(['england_and_wales', 'scotland', 'northern_ireland'])
/** VAT quarters end in March, June … (1), April, July … (2), May, August … (3), or every month. */
export const vatStagger = z.enum(['1', '2', '3', 'monthly'])

/** The business as entered in onboarding. Year ends are written `MM-DD`. */
export const business = z.object({
  name,
  kind: z.nullable(businessKind),
  nation: nation,
  year_end: z.nullable(
    z.string().check(
      // Asked of a leap year, so that 29 February is a day.
      z.refine((text) => isDay(`2028-${text}`), 'Write the end of the year as MM-DD, like 03-31.'),
    ),
  ),
  vat_registered: z.nullable(z.boolean()),
  vat_stagger: z.nullable(vatStagger),
  cash_buffer: amount.check(z.refine((pence) => pence >= 0, 'A cash buffer is 0.00 or more.')),
})

/**
 * What a business chooses about its screens: how many whole months the outlook covers, and whether
 * single pay is hidden.
 */
export const businessSettings = z.extend(business, {
  outlook_months: z.union([z.literal(3), z.literal(6), z.literal(12)]),
  hide_pay: z.boolean(),
})

/** How far onboarding has come. */
export const onboardingStatus = z.enum(['not_started', 'business', 'data', 'complete'])

const profile = z.object({
  id,
  name: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  onboarding_status: onboardingStatus,
  business: businessSettings,
})

export const readAccount = endpoint({
  method: 'GET',
  path: '/user/account',
  access: 'onboarding',
  summary: 'The signed-in person and the business.',
  reply: success(profile),
})

export const updateAccount = endpoint({
  method: 'PATCH',
  path: '/user/account',
  access: 'onboarding',
  summary: 'Changes the name of the person or any part of the business.',
  body: z.object({
    name: z.optional(name),
    business: z.optional(z.partial(businessSettings)),
  }),
  reply: success(profile),
})

export const onboard = endpoint({
  method: 'POST',
  path: '/user/onboarding',
  access: 'onboarding',
  summary: 'Stores a step of onboarding. The status is at the top of the reply.',
  body: z.object({
    business: z.optional(z.partial(business)),
    onboarding_status: z.optional(onboardingStatus),
  }),
  reply: z.object({
    status: z.literal('success'),
    onboarding_status: onboardingStatus,
    data: z.object({ business }),
  }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'onboarding',
  summary: 'Ends this session.',
  reply: done,
})
