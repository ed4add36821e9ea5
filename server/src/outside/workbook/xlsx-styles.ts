// Which cell styles of a workbook show numbers as dates. Nothing else of a style is read.
import { scanPart } from './xlsx-part.ts'
import { attribute } from './xml.ts'
import type { Zip } from './zip.ts'

/** By style number: whether its numbers are dates. */
export async function readDateStyles(zip: Zip, path: string | undefined): Promise<boolean[]> {
  const custom = new Map<number, boolean>()
  const styles: boolean[] = []
  let inCellStyles = false
  await scanPart(zip, path, {
    open: (name, attributes) => {
      if (name === 'numFmt') {
        const id = Number(attribute(attributes, 'numFmtId'))
        custom.set(id, isDateFormat(attribute(attributes, 'formatCode') ?? ''))
      } else if (name === 'cellXfs') inCellStyles = true
      else if (name === 'xf' && inCellStyles) {
        const id = Number(attribute(attributes, 'numFmtId'))
        styles.push(custom.get(id) ?? isBuiltInDate(id))
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCellStyles = false
    },
  })
  return styles
}

// 14-22 are the dates and times of every language; 27-36 and 50-58 those of East Asian ones; 45-47 are times.
function isBuiltInDate(id: number): boolean {
  return (
    (id >= 14 && id <= 22) ||
    (id >= 27 && id <= 36) ||
    (id >= 45 && id <= 47) ||
    (id >= 50 && id <= 58)
  )
}

/** Whether a number format shows dates: letters of dates are left once colours, quoted words and escaped letters are taken out. */
export function isDateFormat(format: string): boolean {
  const bare = format
    .replace(/"[^"]*"/g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/\\./g, '')
    .replace(/_./g, '')
    .split(';')[0]
  return bare !== undefined && /[ymdhs]/i.test(bare) && !/general/i.test(bare)
}
