// The words of an entry in MT940: `:86:` is free text, or numbered parts as German and Polish banks
// write it, or named parts between slashes as Dutch ones do.
import { joinWords, presentText } from './bank-words.ts'

/** What `:86:` says of an entry. */
export type MtWords = {
  readonly text: string
  readonly counterparty: string | null
  readonly reference: string | null
  readonly bankType: string | null
}

/** Reads the lines of a `:86:`. */
export function mtWords(raw: string): MtWords {
  const numbered = /^\s*(\d{3})?\s*([?<>~+^|])\d\d/.exec(raw)
  if (numbered) return fromNumbers(raw, numbered[2] ?? '?')
  const slashed = raw.replace(/\n/g, '')
  if (/^\s*\/[A-Z]{3,5}\//.test(slashed)) return fromNames(slashed)
  return { text: joinLines(raw), counterparty: null, reference: null, bankType: null }
}

// Lines are cut at a fixed width, in the middle of words; only a full line runs on into the next,
// unless that begins with a keyword.
function joinLines(raw: string, fullChars = 65): string {
  const lines = raw.split('\n')
  return joinWords([
    lines.reduce((text, line, at) => {
      const full = (lines[at - 1] ?? '').length >= fullChars && !/^[A-Z]{4}\+/.test(line)
      return at === 0 ? line : `${text}${full ? '' : ' '}${line.trimEnd()}`
    }, ''),
  ])
}

const partChars = 27

function fromNumbers(raw: string, mark: string): MtWords {
  const parts = new Map<number, string>()
  for (const part of raw.replace(/\n/g, '').split(mark).slice(1)) {
    const match = /^(\d\d)(.*)$/.exec(part)
    if (match) parts.set(Number(match[1]), match[2] ?? '')
    else {
      const last = [...parts.keys()].at(-1) // the mark stood inside the words
      if (last !== undefined) parts.set(last, `${parts.get(last)}${mark}${part}`)
    }
  }
  const pick = (from: number, to: number) =>
    joinLines(
      [...parts]
        .filter(([number]) => number >= from && number <= to)
        .map(([, part]) => part)
        .join('\n'),
      partChars,
    )
  const counterparty = presentText([parts.get(32), parts.get(33)].join(''))
  const bankType = presentText(parts.get(0))
  const remittance = joinWords([pick(20, 29), pick(60, 63)])
  const sepa = fromKeywords(remittance)
  const remittanceText = sepa.text || remittance
  const text = joinWords([counterparty, remittanceText]) || (bankType ?? '')
  return { text, counterparty, reference: sepa.reference, bankType }
}

// SEPA payments carry their parts under keywords: EREF+ the payer's reference, SVWZ+ the purpose.
function fromKeywords(text: string): { text: string; reference: string | null } {
  if (!/\b(SVWZ|EREF)\+/.test(text)) return { text: '', reference: null }
  const parts = text.split(/\b(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|COAM|OAMT)\+/)
  const part = (name: string) => {
    const at = parts.indexOf(name)
    return at < 0 ? '' : (parts[at + 1] ?? '').trim()
  }
  return { text: part('SVWZ'), reference: presentText(part('EREF')) }
}

const names =
  /\/(TRTP|TRCD|EREF|MARF|CSID|CNTP|REMI|NAME|IBAN|BIC|ID|PURP|ULTC|ULTD|ORDP|BENM|SVCL|ISDT|PREF|RTRN|EXCH|ADDR)\//g

function fromNames(raw: string): MtWords {
  const parts = new Map<string, string>()
  const found = [...raw.matchAll(names)]
  for (const [at, match] of found.entries()) {
    const start = match.index + match[0].length
    const value = raw.slice(start, found[at + 1]?.index ?? raw.length)
    if (!parts.has(match[1] ?? '')) parts.set(match[1] ?? '', value)
  }
  const named = presentText(parts.get('NAME')) ?? presentText(parts.get('CNTP')?.split('/')[2])
  const remittance = (parts.get('REMI') ?? '').replace(/^(USTD|STRD)\/\/|^\w{0,4}\/\//, '')
  const purpose = presentText(remittance.replace(/\/+$/, ''))
  const bankType = presentText(parts.get('TRTP'))
  const reference = parts.get('EREF')?.replace(/\/+$/, '')
  const text = joinWords([named, purpose]) || joinWords([raw.replaceAll('/', ' ')])
  return { text, counterparty: named, reference: presentText(reference), bankType }
}
