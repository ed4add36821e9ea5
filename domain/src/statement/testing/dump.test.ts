import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { printMinor } from '../../money.ts'
import { readStatement } from '../read-statement.ts'
import { banks } from './banks.ts'
import { ledgers } from './ledgers.ts'
import { sellers } from './sellers.ts'
import { answerOf, gridOf } from './story.ts'
import { workbooks } from './workbooks.ts'

test('dump', () => {
  const out: string[] = []
  const sums: any = {}
  for (const [world, list] of Object.entries({ ledgers, sellers, workbooks, banks }))
    for (const e of list) {
      const r = readStatement(gridOf(e), { answers: {}, today: '2026-11-20' })
      const s = (sums[world] ??= { exact: 0, wrong: 0, proved: 0, ask: 0, cur: 0 })
      if (r.kind === 'refused') {
        s.ask++
        out.push(
          `REF   ${world}/${e.name} [${e.verdict}]: ${r.code} ${r.message.slice(0, 90)} q=${r.questions.map((q) => q.code)}`,
        )
        continue
      }
      const got = r.transactions.map((t) => `${t.day} ${printMinor(t.amount)}`).sort(),
        want = answerOf(e)
      if (JSON.stringify(got) === JSON.stringify(want)) {
        const c = [...new Set(r.transactions.map((t) => t.currency))].join()
        s.exact++
        if (c !== (e.currency ?? 'GBP')) out.push(`CUR   ${world}/${e.name}: ${c}`)
        continue
      }
      s.wrong++
      out.push(
        `WRONG ${world}/${e.name} [${e.verdict}] proof=${r.proof.kind} layout=${r.layout}: cols=${r.columns
          .filter((c) => c.role)
          .map((c) => `${c.header}:${c.role}`)
          .join(
            ' ',
          )} got ${got.slice(0, 3)} want ${want.slice(0, 3)} (${got.length}/${want.length})`,
      )
    }
  writeFileSync('/tmp/dump.txt', out.join('\n') + '\n' + JSON.stringify(sums) + '\n')
})
