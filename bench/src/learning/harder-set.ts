// A made-up business that is hard to label: brands of the dictionary under noisy bank texts, new
// payees all the time, payees that mean two things, people nobody knows, and an owner who errs. The
// classifier is not shown the dictionary that the truth comes from.
import { addDays } from '@plimsoll/domain/calendar'
import { type Stream, streamOf } from '@plimsoll/domain/demo/random'
import { entries } from '@plimsoll/domain/dictionary/entries'
import type { Example } from '@plimsoll/domain/learning/seen'
import { normaliseMerchant } from '@plimsoll/domain/merchant/normalise-merchant'
import { minor } from '@plimsoll/domain/money'

type Payee = { name: string; label: string; second: string | null; pence: number; rail: string }

const towns = ['LEEDS', 'LONDON GB', 'BRISTOL', 'MANCHESTER', 'YORK', 'CARDIFF GBR', 'NORWICH']
const rails = ['CARD', 'CARD', 'CARD', 'DD', 'FPS']
const people = [
  'A KHAN',
  'J PRITCHARD',
  'M OYELARAN',
  'S DUFFY',
  'T WESTCOTT',
  'R BANERJEE',
  'L MCCALL',
  'P NOWAK',
]
const peopleLabels = ['subcontractors', 'net_wages', 'stock_materials', 'legal']
const errorShare = 0.03
const yearDays = 730

/** So many payments over two years, oldest first. The same number makes the same set. */
export function harderSet(count: number): Example[] {
  const random = streamOf('harder set')
  const payees = payeesOf(random)
  const labels = [...new Set(payees.map(({ label }) => label))]
  return Array.from({ length: count }, (_, i) => {
    // Payees become known one by one, and those known for long are paid most often.
    const metSoFar = Math.min(payees.length, 15 + Math.floor((i / count) * payees.length * 0.6))
    const at = Math.floor(metSoFar * (random.between(0, 999) / 1000) ** 2.2)
    const payee = payees[at] as Payee
    const truth = payee.second !== null && random.chance(0.3) ? payee.second : payee.label
    const label = random.chance(errorShare) ? random.pick(labels as [string, ...string[]]) : truth
    const pence = Math.round(payee.pence * (0.6 + random.between(0, 800) / 1000))
    const text = noisy(payee.name, random)
    const { key } = normaliseMerchant({ text })
    const day = addDays('2024-01-01', Math.floor((i / count) * yearDays))
    return { day, amount: minor(-pence), text, payee: key, rail: payee.rail, hint: null, label }
  })
}

function payeesOf(random: Stream): Payee[] {
  const brands = entries.flatMap(([patterns, , meaning]) => {
    const label = typeof meaning === 'string' ? meaning : meaning.out
    const names = patterns.split('|').map((pattern) => pattern.replaceAll('*', '').trim())
    return label ? names.filter((name) => name.length > 3).map((name) => ({ name, label })) : []
  })
  const all = [
    ...brands,
    ...people.map((name, i) => ({ name, label: peopleLabels[i % 4] as string })),
  ]
  for (let i = all.length - 1; i > 0; i--) {
    const j = random.between(0, i)
    const kept = all[i] as (typeof all)[number]
    all[i] = all[j] as (typeof all)[number]
    all[j] = kept
  }
  const labels = [...new Set(all.map(({ label }) => label))] as [string, ...string[]]
  return all.map((payee) => ({
    ...payee,
    second: random.chance(0.15) ? random.pick(labels) : null,
    pence: 10 ** (random.between(280, 520) / 100),
    rail: random.pick(rails as [string, ...string[]]),
  }))
}

function noisy(name: string, random: Stream): string {
  const start = random.chance(0.3)
    ? random.pick(['CARD PAYMENT TO ', 'POS ', 'SUMUP *', 'DD '])
    : ''
  const end = random.chance(0.6) ? ` ${random.between(100, 99999)}` : ''
  const town = random.chance(0.4) ? ` ${random.pick(towns as [string, ...string[]])}` : ''
  const whole = `${start}${name}${end}${town}`
  return random.chance(0.2) ? whole.slice(0, 18) : whole
}
