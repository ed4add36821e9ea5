// `npm run check:advisories`: the known advisories of the packages in package-lock.json, by npm's own audit. Ends with 0 when
// there are none, 1 when there are some, and 2 when no registry answers. Never part of the test run: it needs the network.
// @ts-check
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @typedef {{ name: string, severity: string, range: string, titles: string[] }} Finding */

/**
 * What npm's audit found; null when the registry gave no answer to it.
 * @param {string} output npm's JSON
 * @returns {Finding[] | null}
 */
export function findingsOf(output) {
  /** @type {{ vulnerabilities?: Record<string, any>, error?: unknown }} */
  let report
  try {
    report = JSON.parse(output)
  } catch {
    return null
  }
  if (!report.vulnerabilities || report.error) return null
  return Object.values(report.vulnerabilities).map((found) => ({
    name: found.name,
    severity: found.severity,
    range: found.range,
    titles: found.via.flatMap((/** @type {any} */ via) =>
      typeof via === 'string' ? [] : [`${via.title} (${via.url})`],
    ),
  }))
}

/** @param {string | undefined} registry another registry than npm's setting */
function audit(registry) {
  const more = registry ? [`--registry=${registry}`] : []
  const { stdout } = spawnSync(
    'npm',
    ['audit', '--json', '--package-lock-only', '--audit=true', ...more],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    },
  )
  return findingsOf(stdout ?? '')
}

function main() {
  const findings = audit(process.env.ADVISORIES_REGISTRY || undefined)
  if (findings === null) {
    process.stderr.write(
      'The advisories could not be checked: the registry gave no answer. Set ADVISORIES_REGISTRY to one that does.\n',
    )
    return 2
  }
  for (const { name, severity, range, titles } of findings) {
    process.stdout.write(`${severity}: ${name} ${range}\n`)
    for (const title of titles) process.stdout.write(`  ${title}\n`)
  }
  process.stdout.write(
    findings.length === 0
      ? 'No known advisories for the packages in package-lock.json.\n'
      : `${findings.length} packages have known advisories.\n`,
  )
  return findings.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main()
