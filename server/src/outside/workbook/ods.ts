// Reads OpenDocument spreadsheets: zipped (ods) and in one piece (fods). Formulas are never
// evaluated, and what is repeated is repeated only as far as the caps allow.
import type { Grid } from '@plimsoll/domain/statement/statement'
import { odsScan } from './ods-scan.ts'
import { damaged, Refusal } from './refusal.ts'
import { scanPart } from './xlsx-part.ts'
import { scanXml } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

/** The grid of an ods file. Refuses one that its manifest calls encrypted. */
export async function readOds(bytes: Buffer): Promise<Grid> {
  const zip = openZip(bytes)
  await refuseEncrypted(zip)
  const { listener, sheets } = odsScan()
  if (!(await scanPart(zip, 'content.xml', listener))) throw damaged()
  return { format: 'ods', sheets: sheets() }
}

/** The grid of an OpenDocument spreadsheet in a single XML file. */
export async function readFods(pieces: AsyncIterable<Buffer>): Promise<Grid> {
  const { listener, sheets } = odsScan()
  await scanXml(pieces, listener)
  return { format: 'fods', sheets: sheets() }
}

async function refuseEncrypted(zip: Zip): Promise<void> {
  await scanPart(zip, 'meta-inf/manifest.xml', {
    open: (name) => {
      if (name !== 'encryption-data') return
      throw new Refusal(
        'encrypted',
        'This file is protected with a password. Remove the password and upload it again.',
      )
    },
  })
}
