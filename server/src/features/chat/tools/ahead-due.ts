// Tools for payments to come and late ones.
import { addDays, daysBetween, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, minor, sum } from '@plimsoll/domain/money'
import { isWithoutForecast } from '@plimsoll/domain/outlook/outlook'
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowSide, ToolCall } from '@plimsoll/domain/question/tool-call'
import { dueDays, readKeptDue } from '../../forecast/service.ts'
import { count, date, type Fact, money, named, type ToolResult } from '../facts.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'
import { forecastTotal } from './ahead-forecast.ts'
import { untilPayment } from './ahead-sequence.ts'
import { itemsShown, onCashManagement, tooFar, withoutForecast } from './ahead-words.ts'
import { sameDayBeside, soonAfter } from './due-beside.ts'
import { withLeft } from './due-leaves.ts'
import {
  dueTable,
  firstDue,
  isOfSubjects,
  largestDue,
  namesDue,
  nothingAfter,
  occasionsOf,
  onlyDue,
  undatedBeside,
  withPaye,
} from './due-lists.ts'
import { withClients } from './due-of-clients.ts'
import { dueInForecast, lastListed, nextAfter } from './due-reach.ts'
import { forecastSoon, movedLately } from './due-without-day.ts'
import { aboutWords, limitWords } from './flow-words.ts'
import { withWhom } from './sentence-names.ts'

// What comes without a known day is still expected: of whole months the forecast holds it.
async function expectedWithoutDay(
  context: ToolContext,
  { side, period, subjects, next }: DueQuery,
): Promise<ToolResult | null> {
  const isWhole = period.from.endsWith('-01') && period.to === lastDayOf(monthOf(period.to))
  if (!side || !subjects?.length || next || !isWhole) return null
  const result = await forecastTotal(context, { measure: side, period, subjects })
  const [total] = result.facts
  return total?.minor !== undefined && total.minor !== '0' ? result : null
}

type DueQuery = Omit<Extract<ToolCall, { tool: 'upcoming' }>['args'], 'untilPaid' | 'leaves'>

/** Payments that are due: a total and a list, or only the next one; also up to another payment. */
export async function upcoming(
  context: ToolContext,
  { untilPaid, leaves, ...args }: Extract<ToolCall, { tool: 'upcoming' }>['args'],
): Promise<ToolResult> {
  if (leaves) return withLeft(context, await dueIn(context, args), leaves)
  if (!untilPaid) return dueIn(context, args)
  const paid = await untilPayment(context, untilPaid)
  if ('missing' in paid) return paid.missing
  const period = spanPeriod(args.period.from, paid.until)
  const found = await dueIn(context, { ...args, period })
  return {
    ...found,
    template: `${found.template}${paid.words}`,
    facts: [...found.facts, ...paid.facts],
  }
}

async function dueIn(context: ToolContext, called: DueQuery): Promise<ToolResult> {
  const args = called.subjects ? { ...called, subjects: withPaye(called.subjects) } : called
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  const isEntered = due !== null && isWithoutForecast(due.outlook)
  const listed = due && (isEntered ? addDays(due.asOf, dueDays) : lastListed(due))
  const isFar = listed !== null && args.period.from > listed
  if (!due || !listed || (isEntered && isFar)) return withoutForecast(context)
  // After the thirteen weeks of the list the forecast's own payments are due.
  const isLater = isFar || (args.period.to > listed && args.subjects !== undefined)
  const wide = isEntered ? null : await dueInForecast(context)
  const lastDay = isLater && wide ? wide.end : listed
  if (args.period.from > lastDay) return tooFar({ day: args.period.from, end: lastDay })
  const query = queryOf(context, { ...args, side: args.side ?? null })
  const near = withClients(due, args.subjects)
  const all = wide ? withClients(wide.due, args.subjects) : near
  const items = (isLater ? all : near).filter(
    (item) =>
      item.day >= args.period.from &&
      item.day <= args.period.to &&
      (!args.side || item.side === args.side) &&
      (!args.regularOnly || item.source === 'series') &&
      (args.amountFrom === undefined || magnitude(item.open) >= args.amountFrom) &&
      (args.amountTo === undefined || magnitude(item.open) <= args.amountTo) &&
      isOfSubjects(query, item),
  )
  if (isEntered && items.length === 0) return withoutForecast(context)
  const about = aboutDue(args)
  const rest = {
    citations: onCashManagement('total', items.length),
    rowCount: items.length,
    truncated: items.length > itemsShown,
    basis: [
      'Only payments with a known day are listed; everyday spending comes on top.',
      ...(args.period.to > lastDay
        ? [
            isLater
              ? 'Payments due are known as far as the forecast goes.'
              : 'The list of payments due reaches thirteen weeks ahead.',
          ]
        : []),
    ],
    warnings: [],
  }
  const skip = args.skip ?? 0
  // Of a payer the forecast's totals leave out what a project's client of that name is due to pay.
  const hasProject = items.some(({ line_id }) => due.clients.has(line_id)) && args.subjects
  if (args.period.to > listed && !hasProject) {
    const beyond = await expectedWithoutDay(context, args)
    if (beyond) return beyond
  }
  if (args.first && items.length > skip)
    return {
      ...rest,
      ...firstDue(items.slice(skip, skip + args.first), skip),
      truncated: false,
    }
  if (args.largest && items.length > skip) return { ...rest, ...largestDue(items, args) }
  const occasions = occasionsOf(items, args)
  const [first, last] = [occasions[skip], occasions.at(-1)]
  if (!first && last) return { ...rest, ...nothingAfter(last, { about, until: args.period.to }) }
  if (!first) {
    const undated = await expectedWithoutDay(context, args)
    if (undated) return undated
    const { side, ...both } = args
    // A lender's money came in once and goes out every month.
    const mayTurn = side && args.subjects?.length && !(await movedLately(context, args))
    const other = mayTurn ? await dueIn(context, both) : null
    if (other && !other.empty) return other
    const forecast = args.next || args.subjects?.length ? await forecastSoon(context, args) : null
    const later = args.subjects?.length ? nextAfter(all, query, args) : null
    const beside = side && !args.next ? undatedBeside(due, { ...args, side }) : null
    return {
      ...rest,
      template: `Nothing${about.words} with a known date is due ${args.period.from === args.period.to ? 'on {{from}}' : 'from {{from}} to {{to}}'}.${beside?.words ?? ''}${later?.words ?? forecast?.words ?? ''}`,
      facts: [
        ...(later ? [] : (forecast?.facts ?? [])),
        ...(beside?.facts ?? []),
        count('count', 0, 'Payments due'),
        date('from', args.period.from, 'From'),
        date('to', args.period.to, 'To'),
        ...about.facts,
        ...(later?.facts ?? []),
      ],
      empty: beside === null && !forecast,
    }
  }
  if (args.next) {
    const sameDay = args.subjects?.length
      ? items.filter(({ day, side }) => day === first.day && side === first.side)
      : [first]
    const isOne = sameDay.length === 1
    const isLate = isOne && first.source === 'invoice' && first.due < context.today
    const isNamed = args.side && args.subjects?.some(({ name }) => name === first.merchant)
    const beside =
      isOne && !args.subjects?.length && !args.skip
        ? sameDayBeside(items, first)
        : args.side && args.subjects?.every(({ kind }) => kind !== 'merchant')
          ? soonAfter(items, first)
          : null
    return {
      ...rest,
      template: isOne
        ? `${args.skip ? 'The payment after that' : 'The next payment'} ${first.side}${about.words} is {{total}}${isNamed ? '' : ` ${withWhom(first).joint} {{merchant}}`}, expected on {{day}}, {{days}} from now.${beside?.words ?? ''}${isLate ? ' It was due on {{was_due}}.' : ''}`
        : `${args.skip ? 'After that, ' : ''}{{total}} is expected ${first.side === 'in' ? 'in' : 'to go out'}${about.words} on {{day}}, {{days}} from now, in {{count}} payments.${beside?.words ?? ''}`,
      facts: [
        date('day', first.day, 'Date'),
        {
          id: 'days',
          unit: 'days',
          value: daysBetween(context.today, first.day),
          label: 'Days to go',
        },
        money(
          'total',
          magnitude(sum(sameDay.map(({ open }) => open))),
          isOne ? first.merchant : 'Due next',
        ),
        ...(isOne
          ? [named('merchant', withWhom(first).name)]
          : [count('count', sameDay.length, 'Payments')]),
        ...about.facts,
        ...(beside?.facts ?? []),
        ...(isLate ? [date('was_due', first.due, 'Due')] : []),
      ],
    }
  }
  // Payments after the last that are listed are still to come.
  const isCut = args.period.to > lastDay
  const later = isEntered
    ? ' There’s no forecast yet, so only what you entered is listed.'
    : isCut
      ? ' Payments after that aren’t listed yet.'
      : ''
  const totalOf = (side: FlowSide) =>
    magnitude(sum(items.filter((item) => item.side === side).map(({ open }) => open)))
  const table = dueTable(items.slice(0, itemsShown))
  const facts = [
    count('count', items.length, 'Payments due'),
    date('from', args.period.from, 'From'),
    date('to', isCut ? lastDay : args.period.to, 'To'),
    ...about.facts,
  ]
  const days = args.period.from === args.period.to ? 'on {{from}}' : 'from {{from}} to {{to}}'
  const gap = totalOf('in') - totalOf('out')
  if (!args.side)
    return {
      ...rest,
      template: `{{out}} is due out and {{in}} is due in${about.words} ${days}, {{count}} payments in all${gap === 0 ? '' : `: {{net}} more ${gap > 0 ? 'in than out' : 'out than in'}`}.${later}`,
      facts: [
        money('out', totalOf('out'), 'Due out'),
        money('in', totalOf('in'), 'Due in'),
        ...(gap === 0 ? [] : [money('net', minor(Math.abs(gap)), 'Difference')]),
        ...facts,
      ],
      table,
    }
  const total = totalOf(args.side)
  const undated = undatedBeside(due, { ...args, side: args.side }, total)
  const names = namesDue(items, args)
  const only = items.length === 1 ? items[0] : null
  // Beyond the list the forecast has the whole of it, day by day.
  if (isCut && undated)
    return {
      ...rest,
      template: `The forecast expects {{expected}} to ${args.side === 'in' ? 'come in' : 'go out'} from {{from}} to {{end}}. Of that {{total}} is listed up to {{to}}, in {{count}} payments${names.words}`,
      facts: [
        ...undated.facts,
        date('end', args.period.to, 'To'),
        money('total', total, args.side === 'in' ? 'Due in' : 'Due out'),
        ...facts,
        ...names.facts,
      ],
      table,
    }
  return {
    ...rest,
    template: `${only ? onlyDue(only, { ...args, side: args.side }, about.words) : `{{total}} is due ${args.side}${about.words} ${days}, in {{count}} payments${names.words || '.'}`}${undated?.words ?? ''}${later}`,
    facts: [
      money('total', total, args.side === 'in' ? 'Due in' : 'Due out'),
      ...facts,
      ...names.facts,
      ...(undated?.facts ?? []),
    ],
    table,
  }
}

// Whom and what it is about, with the limits that it is narrowed to.
function aboutDue({
  side,
  subjects,
  except,
  amountFrom,
  amountTo,
  suppliersOnly,
  regularOnly,
}: {
  side?: FlowSide
  subjects?: readonly Subject[]
  except?: readonly Subject[]
  suppliersOnly?: boolean
  regularOnly?: boolean
  amountFrom?: Minor
  amountTo?: Minor
}): { words: string; facts: readonly Fact[] } {
  const limits = limitWords({
    ...(amountFrom === undefined ? {} : { amountFrom }),
    ...(amountTo === undefined ? {} : { amountTo }),
  })
  const about = suppliersOnly
    ? { words: ' to suppliers', facts: [] }
    : side
      ? aboutWords({ side, ...(subjects ? { subjects } : {}), ...(except ? { except } : {}) })
      : { words: '', facts: [] }
  const regular = regularOnly ? ' as regular payments' : ''
  return {
    words: `${regular}${about.words}${limits.words}`,
    facts: [...about.facts, ...limits.facts],
  }
}
