// Puts facts into templates. Every reference must be known and every figure of a sentence comes
// from a fact; a sentence that breaks this is not sent.
import type { Day } from '@plimsoll/domain/calendar'
import { dayLabel } from '@plimsoll/domain/question/period'
import type { Fact } from './facts.ts'

const reference = /\{\{(\w+)\}\}/g
const receivedAs = /\b(received(?: \{\{\w+\}\}| nothing)?) as (?=\{\{categories)/g

/**
 * The sentence with its figures. Throws where a reference has no fact, or the template holds a
 * figure of its own.
 */
export function renderTemplate(template: string, facts: readonly Fact[]): string {
  if (/\d/.test(template.replace(reference, '')))
    throw new Error('A template may hold no figure of its own.')
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const textOf = (id: string) => {
    const fact = byId.get(id)
    if (!fact) throw new Error(`No fact is called ${id}.`)
    return renderFact(fact)
  }
  return (
    template
      // Money is received in sales income, where it's kept as that.
      .replace(receivedAs, '$1 in ')
      .replace(stretch, (whole, lead: string, from: string, joint: string, to: string) => {
        const [first, last] = [byId.get(from), byId.get(to)]
        const isOneDay = first?.unit === 'date' && first.value === last?.value
        if (isOneDay) return `on ${textOf(to)}`
        return first?.unit === 'date' && last?.unit === 'date'
          ? `${lead} ${withoutYear(String(first.value), String(last.value))} ${joint} ${textOf(to)}`
          : whole
      })
      .replace(period, (_, capital: string, id: string) =>
        withPreposition(textOf(id), capital === 'I'),
      )
      .replace(reference, (_, id: string) => textOf(id))
      // What came in came in during October.
      .replace(/\b([Ii])n in (?=\S)/g, '$1n during ')
  )
}

const stretch = /\b(from|between) \{\{(\w+)\}\} (to|and) \{\{(\w+)\}\}/g

// "From 28 November to 24 December 2026": the year is named once.
function withoutYear(from: Day, to: Day): string {
  const label = dayLabel(from)
  if (from.slice(0, 7) === to.slice(0, 7) && from !== to) return label.replace(/ .*$/, '')
  return from.slice(0, 4) === to.slice(0, 4) ? label.replace(/ \d{4}$/, '') : label
}

const period = /\b([iI])n \{\{(period|against)\}\}/g

// "In October 2026", "on 19 November 2026", "from 1 to 20 November 2026", "from January to June".
function withPreposition(label: string, isCapital: boolean): string {
  const word = /^\d{1,2} \p{L}+ \d{4}$/u.test(label)
    ? 'on'
    : /^(\d{1,2} )?(\p{L}+ )?(\d{4} )?to /u.test(label)
      ? 'from'
      : 'in'
  return `${isCapital ? word[0]?.toUpperCase() + word.slice(1) : word} ${label}`
}

/** A fact as it stands in a sentence. */
export function renderFact(fact: Fact): string {
  if (fact.unit === 'money') return renderMoney(fact.minor ?? '0')
  if (fact.unit === 'pct') return `${fact.value}%`
  if (fact.unit === 'date') return dayLabel(String(fact.value))
  if (fact.unit === 'count') return Number(fact.value).toLocaleString('en-GB')
  if (fact.unit === 'days') return `${fact.value} ${fact.value === 1 ? 'day' : 'days'}`
  if (fact.unit === 'months') return `${fact.value} ${fact.value === 1 ? 'month' : 'months'}`
  return String(fact.value)
}

/** Pence as "£1,234.56", below zero with a minus before the sign. */
export function renderMoney(minor: string): string {
  const isNegative = minor.startsWith('-')
  const digits = minor.replace('-', '').padStart(3, '0')
  const pounds = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${isNegative ? '−' : ''}£${pounds}.${digits.slice(-2)}`
}
