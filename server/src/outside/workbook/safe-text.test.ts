// What a spreadsheet could run is made harmless; everything else stays as it is.
import { expect, test } from 'vitest'
import { safeText } from './safe-text.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+44 20 7946 0000', "'+44 20 7946 0000"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  [' =1+1', "' =1+1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a;=1+1', "a;'=1+1"],
  ['a; "=1+1', 'a; "\'=1+1'],
  ['a;＝1;@x', "a;'＝1;'@x"],
  ['a\n=1', "a\n'=1"],
])('%j becomes %j', (text, safe) => expect(safeText(text)).toBe(safe))

test.each(['Harbour & Finch', 'A-1; B-2', 'x=1', 'Invoice 7; paid', 'a+b@example.co.uk', ''])(
  '%j stays as it is',
  (text) => expect(safeText(text)).toBe(text),
)
