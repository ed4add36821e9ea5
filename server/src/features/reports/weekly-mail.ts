// The weekly report as an email on Mondays, for those who turned it on: the headline, what changed,
// what to do, and a link to the rest.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { money } from '@plimsoll/domain/amount-words'
import { addDays, type Day, daysBetween } from '@plimsoll/domain/calendar'
import { staleDaysMax } from '@plimsoll/domain/cashflow/as-of'
import { type Sentence, textOf } from '@plimsoll/domain/commentary/sentence'
import { dayAndMonth } from '@plimsoll/domain/date-words'
import { isoWeekOf } from '@plimsoll/domain/reports/iso-week'
import { periodWords } from '@plimsoll/domain/variance/period-words'
import type { Context } from '../../context.ts'
import { asTenant } from '../../db/tenant.ts'
import type { MailWords } from '../../mail/layout.ts'
import type { Posted } from '../../mail/outbox.store.ts'
import { greet, mailOf } from '../../mail/words.ts'
import type { Mail } from '../../outside/mail.ts'
import { findPerson } from '../account/service.ts'
import { unsubscribeToken } from '../alerts/service.ts'
import { weeklyReportOn } from './weekly.ts'
import { isSubscribed, listSubscribers } from './weekly-email.store.ts'

/** The template's name in the outbox. */
export const weeklyTemplate = 'weekly-report'

const weekDays = 7

type WeeklyMail = { businessId: string; week: Day }

/** Puts last week's report into the outbox for everyone who wants it; once a week for each. */
export async function postWeekly(context: Context, businessId: string, today: Day): Promise<void> {
  const week = addDays(isoWeekOf(today).from, -7)
  const readers = await asTenant(context.db, businessId, (tx) => listSubscribers(tx, businessId))
  for (const userId of readers) {
    const person = await findPerson(context.db, userId)
    if (!person) continue
    await asTenant(context.db, businessId, (tx) =>
      context.outbox.post(context, tx, {
        dedupeKey: `${weeklyTemplate} ${businessId} ${userId} ${week}`,
        template: weeklyTemplate,
        recipient: person.email,
        userId,
        data: { businessId, week },
      }),
    )
  }
}

/**
 * Writes the mail; nothing once the person has turned it off, where the address was never
 * confirmed, or about books that ended long ago.
 */
export async function writeWeeklyMail(context: Context, posted: Posted): Promise<Mail | null> {
  const { businessId, week } = posted.data as WeeklyMail
  const person = posted.userId ? await findPerson(context.db, posted.userId) : null
  if (!person || (context.mailer.confirms && !person.confirmed)) return null
  const reader = { businessId, userId: person.id }
  if (!(await asTenant(context.db, businessId, (tx) => isSubscribed(tx, reader)))) return null
  const today = context.today()
  const report = await weeklyReportOn(context, businessId, { date: week, today })
  if (hasEndedLongAgo(report.ended ?? null, today)) return null
  const token = await unsubscribeToken(context, { ...reader, kind: 'weekly_report' })
  return mailOf(wordsOf(report, { person, week, origin: context.origin(), token }))
}

/**
 * Whether books ended so long ago that their owner has been written to about it: a mail on every
 * Monday from then on would be no news.
 */
export function hasEndedLongAgo(ended: Day | null, today: Day): boolean {
  return ended !== null && daysBetween(ended, today) > staleDaysMax + weekDays
}

function wordsOf(
  report: WeeklyReport,
  to: { person: { email: string; name: string }; week: Day; origin: string; token: string },
): MailWords {
  const stop = `${to.origin}/unsubscribe?token=${to.token}`
  const page = `${to.origin}/reports/weekly?date=${to.week}`
  return {
    to: to.person.email,
    greeting: greet(to.person.name),
    ...(report.headline ? contentOf(report, report.headline) : missing(report, to.week)),
    action: { label: 'Read the whole report', link: page },
    foot: {
      text: 'You get the weekly report on Mondays because you turned it on in Plimsoll.',
      links: [
        { label: 'Stop these emails', link: stop },
        { label: 'Weekly report', link: `${to.origin}/reports/weekly` },
      ],
    },
    unsubscribe: stop,
  }
}

type Content = Pick<MailWords, 'subject' | 'preheader' | 'lines' | 'points' | 'close'>

function contentOf(report: WeeklyReport, headline: Sentence): Content {
  const { ahead, bridge, comparison, variances, unusual, actions, forecast_check } = report
  const low = ahead?.low ? `${ahead.low.words} ${ahead.low.chance}` : null
  return {
    subject: textOf(headline).replace(/\.$/, ''),
    preheader: ahead?.low?.words ?? '',
    lines: [textOf(headline), ...(low ? [low] : []), ...(comparison ? [textOf(comparison)] : [])],
    points: [
      ...(bridge ? [bridgeWords(bridge)] : []),
      ...variances.map(textOf),
      ...(ahead?.late ?? []).map(
        ({ merchant, amount, day }) =>
          `Late: ${merchant}, ${money(amount)}, expected on ${dayAndMonth(day)}.`,
      ),
      ...unusual.map(({ name, sentence }) => `Unusual: ${name}. ${sentence}`),
      ...projectWords(report),
      ...actions.map((action) => `To do: ${textOf(action)}`),
    ],
    close: forecast_check
      ? `How good the forecast was: ${forecast_check.verdict}`
      : 'There was no forecast of this week to compare with.',
  }
}

/** The sales projects, a line for each kind of news. */
function projectWords({ projects }: WeeklyReport): string[] {
  if (!projects) return []
  const { received, changed, expected, slipped } = projects
  return [
    ...received.map(
      ({ project, label, amount }) => `Project ${project}: ${money(amount)} received, ${label}.`,
    ),
    ...changed.map(
      ({ project, status, day }) => `Project ${project}: ${status} since ${dayAndMonth(day)}.`,
    ),
    ...slipped.map(
      ({ project, label, amount, planned_on }) =>
        `Project ${project}: ${label}, ${money(amount)}, slipped from ${dayAndMonth(planned_on)}.`,
    ),
    ...expected.map(
      ({ project, label, amount, day }) =>
        `Project ${project}: ${label}, ${money(amount)}, expected on ${dayAndMonth(day)}.`,
    ),
  ]
}

function bridgeWords(bridge: NonNullable<WeeklyReport['bridge']>): string {
  const { opening, out, other, closing } = bridge
  const rest = other === 0 ? '' : `, ${money(other)} in transfers and transactions left out`
  return `${money(opening)} at the start, ${money(bridge.in)} in, ${money(out)} out${rest}: ${money(closing)} at the end.`
}

/** Books that don't reach the week have no report, and their owner hears why. */
function missing(report: WeeklyReport, week: Day): Content {
  const label = periodWords({ from: week, to: addDays(week, 6) })
  return {
    subject: `Your weekly report needs newer data`,
    preheader: `There are no transactions for ${label} yet.`,
    lines: [`There are no transactions for ${label} yet, so there is no report.`, ...report.notes],
    close: 'Once the data is there, the report is on its page.',
  }
}
