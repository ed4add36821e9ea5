// Which cell styles of a workbook show numbers as dates, and which with two decimals. Nothing else
// of a style is read.
import { currencyOf } from '@plimsoll/domain/statement/amount-text'
import { scanPart } from './xlsx-part.ts'
import { attribute } from './xml.ts'
import type { Zip } from './zip.ts'

/**
 * How a cell style shows numbers: as dates, rounded to two decimals, those with a currency, or in a
 * way that changes nothing.
 */
export type NumberStyle = 'date' | 'two_decimals' | { readonly currency: string } | null

/** By style number: how its numbers are shown. */
export async function readNumberStyles(zip: Zip, path: string | undefined): Promise<NumberStyle[]> {
  const custom = new Map<number, NumberStyle>()
  const styles: NumberStyle[] = []
  let inCellStyles = false
  await scanPart(zip, path, {
    open: (name, attributes) => {
      if (name === 'numFmt') {
        const id = Number(attribute(attributes, 'numFmtId'))
        custom.set(id, styleOfFormat(attribute(attributes, 'formatCode') ?? ''))
      } else if (name === 'cellXfs') inCellStyles = true
      else if (name === 'xf' && inCellStyles) {
        const id = Number(attribute(attributes, 'numFmtId'))
        styles.push(custom.has(id) ? (custom.get(id) ?? null) : builtIn(id))
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCellStyles = false
    },
  })
  return styles
}

function styleOfFormat(format: string): NumberStyle {
  if (isDateFormat(format)) return 'date'
  if (!/[0#]\.00(?![0#?%])/.test(format) || format.includes('%')) return null
  const sign = /\[\$([^\]-]+)/.exec(format)?.[1] ?? /€|(?<!\[)\$/.exec(format)?.[0]
  const currency = sign ? currencyOf(sign) : null
  // Pounds go without saying.
  return currency && currency !== 'GBP' ? { currency } : 'two_decimals'
}

// 2, 4, 7, 8, 39, 40, 43 and 44 are numbers and amounts with two decimals.
function builtIn(id: number): NumberStyle {
  if (isBuiltInDate(id)) return 'date'
  return [2, 4, 7, 8, 39, 40, 43, 44].includes(id) ? 'two_decimals' : null
}

// 14-22 are the dates and times of every language; 27-36 and 50-58 those of East Asian ones; 45-47
// are times.
function isBuiltInDate(id: number): boolean {
  return (
    (id >= 14 && id <= 22) ||
    (id >= 27 && id <= 36) ||
    (id >= 45 && id <= 47) ||
    (id >= 50 && id <= 58)
  )
}

/**
 * Whether a number format shows dates: letters of dates are left once colours, quoted words and
 * escaped letters are taken out.
 */
export function isDateFormat(format: string): boolean {
  const bare = format
    .replace(/"[^"]*"/g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/\\./g, '')
    .replace(/_./g, '')
    .split(';')[0]
  return bare !== undefined && /[ymdhs]/i.test(bare) && !/general/i.test(bare)
}
