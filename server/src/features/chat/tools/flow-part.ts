// The tool for what part of a whole something was, and whether it was more or less than before.
import { minor } from '@plimsoll/domain/money'
import type { Period } from '@plimsoll/domain/question/period'
import type { ShareMark } from '@plimsoll/domain/question/share-mark'
import { keyOf, type Subject } from '@plimsoll/domain/question/subject'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { money, named, percent, span, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { aboutWords, nothing, transfersLeftOut } from './flow-words.ts'
import { nameInSentence } from './sentence-names.ts'

type Args = Extract<ToolCall, { tool: 'share' }>['args']

/** What part of all money in or out something was. */
export async function share(context: ToolContext, args: Args): Promise<ToolResult> {
  if (args.against) return shareThen(context, { ...args, against: args.against })
  const { subjects: _, against: __, whole: wholeSubjects, mark, ...others } = args
  const { wholeSide = args.side, ...rest } = others
  const whole = {
    ...rest,
    side: wholeSide,
    ...(wholeSubjects ? { subjects: wholeSubjects } : {}),
  }
  // A part of a whole is in both: Google Ads within marketing.
  const part = wholeSubjects ? { ...args, any: false } : args
  const [own] = await sumFlows(context.tx, context.businessId, queryOf(context, part), null)
  const [all] = await sumFlows(context.tx, context.businessId, queryOf(context, whole), null)
  const [amount, total] = [own?.amount ?? minor(0), all?.amount ?? minor(0)]
  // The whole is named by itself: "to Shell", and not "to Shell on Fuel".
  const isAgainst = wholeSide !== args.side
  const isOwn = (each: Subject) =>
    isAgainst || !wholeSubjects?.some((whole) => keyOf(whole) === keyOf(each))
  const about = aboutWords({ ...args, subjects: (args.subjects ?? []).filter(isOwn) })
  // Money goes on wages, however it is paid in them.
  const onWhat = about.words.replace(/^ in /, ' on ')
  if (total <= 0) return nothing(whole)
  // PAYE is no part of the wages that it is set against.
  const isApart = wholeSubjects?.every((other) =>
    args.subjects?.every((own) => own.kind === other.kind && keyOf(own) !== keyOf(other)),
  )
  const sentence =
    isAgainst || isApart
      ? `{{part}} went out${onWhat} in {{period}}, {{share}} of ${wholeSubjects ? '{{whole}}' : 'money in'} ({{total}})`
      : `{{share}} of ${wholeSubjects ? '{{whole}}' : `money ${args.side}`} ${args.side === 'in' ? 'came' : 'went'}${onWhat} in {{period}}: {{part}} of {{total}}`
  return {
    template: mark
      ? `${holds(mark, (amount / total) * 100) ? 'Yes' : 'No'}: ${sentence}. ${besideMark(mark, (amount / total) * 100)}`
      : `${sentence}.`,
    facts: [
      ...(mark ? [percent('mark', mark.percent, 'Mark')] : []),
      percent('share', (amount / total) * 100, 'Share'),
      money('part', amount, 'Part'),
      money('total', total, wholeSide === 'in' ? 'All money in' : 'All money out'),
      ...(wholeSubjects ? [named('whole', nameOfWhole(wholeSubjects))] : []),
      span('period', args.period.label),
      ...about.facts,
    ],
    citations: [...cite('part', part, own?.count ?? 0), ...cite('total', whole, all?.count ?? 0)],
    rowCount: own?.count ?? 0,
    truncated: false,
    basis: [transfersLeftOut],
    warnings: [],
  }
}

// What customers paid is sales, with or without a category.
function nameOfWhole(subjects: readonly Subject[]): string {
  const isOfSales = subjects.some(
    (each) => each.kind === 'category' && each.code === 'sales_income',
  )
  return isOfSales ? 'sales' : listed(subjects.map(nameInSentence))
}

/** Whether a share is where a mark has it. */
export function holds({ relation, percent: at }: ShareMark, share: number): boolean {
  if (relation === 'over') return share > at
  if (relation === 'under') return share < at
  return relation === 'at_least' ? share >= at : share <= at
}

/** On which side of the mark it lies, whatever was asked. */
export function besideMark({ percent: at }: ShareMark, share: number): string {
  if (share === at) return 'That is exactly {{mark}}.'
  return `That is ${share > at ? 'more' : 'less'} than {{mark}}.`
}

/** The share of some days beside that of others. */
async function shareThen(
  context: ToolContext,
  { against, ...args }: Args & { against: Period },
): Promise<ToolResult> {
  const [now, then] = [
    await share(context, args),
    await share(context, { ...args, period: against }),
  ]
  const factsOf = ({ facts }: ToolResult, suffix: string) =>
    facts
      .filter(({ id }) => /^(share|part|total)$/.test(id))
      .map((fact) => ({ ...fact, id: `${fact.id}${suffix}` }))
  // Nothing spent is a share of nothing; only nothing to take a share of is none.
  const isNone = now.rowCount + then.rowCount === 0
  const lacksWhole = [now, then].some(({ facts }) => !facts.some(({ id }) => id === 'share'))
  if (isNone || lacksWhole)
    return nothing({ ...args, period: now.rowCount === 0 ? args.period : against })
  const shareOf = ({ facts }: ToolResult) => Number(facts.find(({ id }) => id === 'share')?.value)
  const isMore = shareOf(now) > shareOf(then)
  const holds = args.asks === 'more' ? isMore : shareOf(now) < shareOf(then)
  const opening = args.asks ? (holds ? 'Yes: ' : 'No: ') : ''
  const whole = args.whole ? '{{whole}}' : `money ${args.wholeSide ?? args.side}`
  const partOf = (suffix: string) => `({{part${suffix}}} of {{total${suffix}}})`
  return {
    ...now,
    template: `${opening}{{name}} came to {{share}} of ${whole} in {{period}} ${partOf('')}, and to {{share_then}} in {{against}} ${partOf('_then')}.`,
    facts: [
      ...factsOf(now, ''),
      ...factsOf(then, '_then'),
      ...now.facts.filter(({ id }) => id === 'whole'),
      named('name', (args.subjects ?? []).map(({ name }) => name).join(' and ')),
      span('period', args.period.label),
      span('against', against.label),
    ],
    citations: [
      ...now.citations,
      ...then.citations.map((each) => ({ ...each, ref: `${each.ref}_then` })),
    ],
    rowCount: now.rowCount + then.rowCount,
  }
}
