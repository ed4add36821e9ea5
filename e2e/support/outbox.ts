// The mails that the server has kept: the journeys run without a mail server, so each lies as a
// file in the data folder.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/**
 * Waits for the mail to an address that has a link to a page, and gives the link's path with its
 * query.
 */
export async function linkFromMail(
  email: string,
  page: string,
  dataDir = process.env.E2E_DATA_DIR ?? '',
): Promise<string> {
  const links: string[] = []
  await expect
    .poll(async () => links.push(...(await linksTo(email, page, dataDir))), {
      message: `a mail to ${email} with a link to ${page}`,
    })
    .toBeGreaterThan(0)
  return links[0] ?? ''
}

async function linksTo(email: string, page: string, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const mails = names.filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(mails.map((name) => readFile(join(folder, name), 'utf8')))
  return texts
    .filter((text) => text.includes(email))
    .map(plain)
    .flatMap((text) => new RegExp(`${startOf(page)}[\\w.-]+`).exec(text)?.[0] ?? [])
}

/** The token is in the page's query, unless the page itself ends where the token starts. */
function startOf(page: string): string {
  return page.endsWith('=') ? page : `${page}\\?token=`
}

/** Undoes quoted-printable as far as links need it. */
function plain(text: string): string {
  return text.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
}
