// The tree of lines: what stands where, that sums are those of their parts, and how it is searched
// and walked.
import { sum } from '@plimsoll/domain/money'
import { describe, expect, test } from 'vitest'
import { tabOf } from './line-words.ts'
import { lines } from './testing/lines.ts'
import { findLines, idsAbove, shownNodes, type TreeNode, treeOf } from './tree.ts'
import { treeMove } from './tree-keys.ts'

const active = lines.filter((line) => tabOf(line) === 'active')
const tree = treeOf({ lines: active, all: lines, month: '2026-12' })
const every = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => [node, ...every(node.children)])
const labels = (nodes: readonly TreeNode[]) => nodes.map(({ label }) => label)

describe('the tree', () => {
  test('R-109 has everything first, then sides, categories and merchants, largest first', () => {
    expect(labels(tree)).toEqual(['Everything', 'Cash in', 'Cash out'])
    const [, , out] = tree
    expect(labels(out?.children ?? [])).toEqual(['People', 'Premises'])
    expect(labels(out?.children[1]?.children ?? [])).toEqual([
      'Bright Offices',
      'North / South 50% Power?',
    ])
  })

  test('a merchant with one line is that line, with several it opens to them', () => {
    const [, , out] = tree
    const [wages] = out?.children[0]?.children ?? []
    expect(wages?.line).toBeNull()
    expect(labels(wages?.children ?? [])).toEqual([
      '£2,000.00 on the last working day',
      '£1,500.00 every two weeks',
    ])
    expect(out?.children[1]?.children[0]?.line?.seriesId).toBe('s-rent')
  })

  test('every amount is the sum of the amounts below it', () => {
    for (const { children, amount } of every(tree).filter((node) => node.children.length))
      expect(sum(children.map((child) => child.amount))).toBe(amount)
    expect(tree[0]?.amount).toBe(sum(tree.slice(1).map(({ amount }) => amount)))
  })

  test('overdue payments are counted up to their side', () => {
    expect(tree[2]?.overdue).toBe(1)
    expect(tree[1]?.overdue).toBe(0)
  })

  test('what holds a row is known, outermost first', () => {
    const rent = every(tree).find(({ line }) => line?.seriesId === 's-rent')?.id ?? ''
    expect(idsAbove(tree, rent)).toEqual([
      '/cash-flow/forecast/out',
      '/cash-flow/forecast/out.premises',
    ])
  })

  test('a search finds the beginnings of words of merchant, label and category', () => {
    const found = (typed: string) => findLines(active, typed).map(({ seriesId }) => seriesId)
    expect(found('bright off')).toEqual(['s-rent'])
    expect(found('PREM')).toEqual(['s-rent', 's-power'])
    expect(found('right')).toEqual([])
    expect(found('')).toHaveLength(active.length)
  })
})

describe('the keys', () => {
  const open = new Set(['/cash-flow/forecast/out', '/cash-flow/forecast/out.premises'])
  const shown = shownNodes(tree, open)
  const ids = shown.map(({ node }) => node.id)
  const press = (key: string, at: string, typed = '') => treeMove(key, at, { shown, open, typed })

  test('arrows move over what is shown, Right opens or goes in, Left closes or goes out', () => {
    expect(press('ArrowDown', ids[0] ?? '')).toEqual({ to: ids[1] })
    expect(press('ArrowUp', ids[0] ?? '')).toEqual({ to: ids[0] })
    expect(press('End', ids[0] ?? '')).toEqual({ to: ids.at(-1) })
    expect(press('ArrowRight', '/cash-flow/forecast/in')).toEqual({
      toggle: '/cash-flow/forecast/in',
    })
    expect(press('ArrowLeft', '/cash-flow/forecast/out')).toEqual({
      toggle: '/cash-flow/forecast/out',
    })
    expect(press('ArrowLeft', '/cash-flow/forecast/out.people')).toEqual({
      to: '/cash-flow/forecast/out',
    })
  })

  test('typed letters lead to the next row that begins with them', () => {
    const rent = shown.find(({ node }) => node.label === 'Bright Offices')?.node.id
    expect(press('b', ids[0] ?? '', 'b')).toEqual({ to: rent })
    expect(press('o', '/cash-flow/forecast/in', 'cash o')).toEqual({
      to: '/cash-flow/forecast/out',
    })
    expect(press('x', ids[0] ?? '', 'x')).toEqual({})
    expect(press('Tab', ids[0] ?? '')).toBeUndefined()
  })
})
