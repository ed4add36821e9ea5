// Scans one XML part inside a workbook's zip.
import { scanXml, type XmlListener } from './xml.ts'
import { inflate, type Zip } from './zip.ts'

/** Scans one part of a workbook; does nothing and says so when the part is not there. */
export async function scanPart(
  zip: Zip,
  path: string | undefined,
  listener: Partial<XmlListener>,
): Promise<boolean> {
  const entry = path === undefined ? undefined : zip.entries.get(path.toLowerCase())
  if (!entry) return false
  const nothing = () => undefined
  await scanXml(inflate(zip, entry), { open: nothing, close: nothing, text: nothing, ...listener })
  return true
}
