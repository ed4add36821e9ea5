// A rule as it is typed, and as it is sent once it is complete. Pure.

import { printMinor } from '@plimsoll/domain/money'
import { amountRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import type { Rule, RuleInput } from './queries.ts'
import { sharePercent } from './rule-words.ts'

type Text = NonNullable<Rule['conditions']['text']>[number]

/** A share of a split as typed, in percent. */
export type TypedShare = {
  readonly key: string
  readonly percent: string
  readonly subCategory: string | null
}

/** The fields of the form. */
export type RuleForm = {
  readonly id: string | null
  readonly name: string
  readonly texts: readonly (Text & { readonly key: string })[]
  readonly merchants: readonly { readonly id: string; readonly name: string }[]
  readonly from: string
  readonly to: string
  readonly account: string
  readonly direction: '' | 'in' | 'out'
  readonly rail: string
  readonly does: 'category' | 'split' | 'exclude' | 'merchant'
  readonly subCategory: string | null
  readonly merchant: string
  readonly shares: readonly TypedShare[]
}

/** Sentences by the part of the form they stand under. */
type RuleErrors = Readonly<Partial<Record<'name' | 'conditions' | 'actions', string>>>

let keys = 0

/** A key for a line that is added. */
export function lineKey(): string {
  keys += 1
  return `line ${keys}`
}

/** An empty rule, with words to look for. */
export function emptyRule(words = ''): RuleForm {
  return {
    id: null,
    name: '',
    texts: [{ key: lineKey(), how: 'contains', words }],
    merchants: [],
    from: '',
    to: '',
    account: '',
    direction: '',
    rail: '',
    does: 'category',
    subCategory: null,
    merchant: '',
    shares: [
      { key: lineKey(), percent: '50', subCategory: null },
      { key: lineKey(), percent: '50', subCategory: null },
    ],
  }
}

/** A kept rule as its form shows it. */
export function formOf(rule: Rule): RuleForm {
  const { conditions, actions } = rule
  const blank = emptyRule()
  return {
    ...blank,
    id: rule.id,
    name: rule.name,
    texts: (conditions.text ?? []).map((each) => ({ ...each, key: lineKey() })),
    merchants: (conditions.merchant_ids ?? []).map((id) => ({ id, name: '' })),
    from: conditions.amount_from === undefined ? '' : printMinor(conditions.amount_from),
    to: conditions.amount_to === undefined ? '' : printMinor(conditions.amount_to),
    account: conditions.account ?? '',
    direction: conditions.direction ?? '',
    rail: conditions.rail ?? '',
    does: doesOf(actions),
    subCategory: actions.sub_category ?? null,
    merchant: actions.merchant ?? '',
    shares:
      actions.split?.map((each) => ({
        key: lineKey(),
        percent: String(sharePercent(each.share)),
        subCategory: each.sub_category,
      })) ?? blank.shares,
  }
}

/** What keeps the rule from being tried. */
export function ruleErrors(form: RuleForm): RuleErrors {
  const conditions = conditionRefusal(form)
  const actions = actionRefusal(form)
  return {
    ...(form.name.trim() ? {} : { name: 'Enter a name for the rule.' }),
    ...(conditions ? { conditions } : {}),
    ...(actions ? { actions } : {}),
  }
}

/**
 * The rule as it is tried and kept. Check `ruleErrors` first; a name may still be missing for a
 * trial.
 */
export function toRuleInput(form: RuleForm): RuleInput {
  const texts = form.texts.filter(({ words }) => words.trim())
  const [from, to] = [form.from, form.to].map((text) => typedAmount(text))
  return {
    ...(form.id ? { id: form.id } : {}),
    name: form.name.trim() || 'New rule',
    conditions: {
      ...(texts.length
        ? { text: texts.map(({ how, words }) => ({ how, words: words.trim() })) }
        : {}),
      ...(form.merchants.length ? { merchant_ids: form.merchants.map(({ id }) => id) } : {}),
      ...(from != null ? { amount_from: from } : {}),
      ...(to != null ? { amount_to: to } : {}),
      ...(form.account ? { account: form.account } : {}),
      ...(form.direction ? { direction: form.direction } : {}),
      ...(form.rail.trim() ? { rail: form.rail.trim() } : {}),
    },
    actions: {
      ...(form.does === 'category' && form.subCategory ? { sub_category: form.subCategory } : {}),
      ...(form.does === 'split' ? { split: form.shares.map(toShare) } : {}),
      ...(form.does === 'exclude' ? { exclude: true as const } : {}),
      ...(form.merchant.trim() && form.does !== 'exclude'
        ? { merchant: form.merchant.trim() }
        : {}),
    },
  }
}

/**
 * What the shares leave of the whole, in hundredths of a percent; what cannot be read counts as
 * nothing yet.
 */
export function shareLeft(shares: readonly TypedShare[]): number {
  return wholeShare - shares.reduce((sum, one) => sum + (shareOf(one.percent) ?? 0), 0)
}

const wholeShare = 10_000

/** `12.5` is 1,250; more than two decimals are no share. */
function shareOf(percent: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(percent.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

function toShare(typedShare: TypedShare) {
  return { share: shareOf(typedShare.percent) ?? 0, sub_category: typedShare.subCategory ?? '' }
}

function doesOf(actions: Rule['actions']): RuleForm['does'] {
  if (actions.split) return 'split'
  if (actions.exclude) return 'exclude'
  return actions.sub_category ? 'category' : 'merchant'
}

function conditionRefusal(form: RuleForm): string | null {
  const amounts = [form.from, form.to].map((text) => (text.trim() ? typedAmount(text) : undefined))
  const wrong = amounts.indexOf(null)
  if (wrong >= 0) return amountRefusal(wrong === 0 ? form.from : form.to)
  if (amounts.some((amount) => (amount ?? 0) < 0)) return 'Enter amounts without a minus sign.'
  const [from, to] = amounts
  if (from != null && to != null && from > to) return 'The minimum amount is above the maximum.'
  const { conditions } = toRuleInput(form)
  if (Object.keys(conditions).length === 0) return 'Add at least one condition.'
  const isOnlyLacking =
    Object.keys(conditions).join() === 'text' &&
    (conditions.text ?? []).every(({ how }) => how === 'lacks')
  return isOnlyLacking
    ? 'Add a condition that transactions must match, not only one they mustn’t.'
    : null
}

function actionRefusal(form: RuleForm): string | null {
  if (form.does === 'category') return form.subCategory ? null : 'Choose a category.'
  if (form.does === 'merchant') return form.merchant.trim() ? null : 'Enter a merchant.'
  if (form.does === 'exclude') return null
  if (form.shares.length < 2) return 'A split needs at least two parts.'
  if (form.shares.some((share) => !shareOf(share.percent)))
    return 'Enter a share for every part, for example 50 or 12.5.'
  if (form.shares.some((share) => !share.subCategory)) return 'Choose a category for every part.'
  return shareLeft(form.shares) === 0 ? null : 'The shares must add up to 100%.'
}
