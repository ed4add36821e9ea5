// A figure with a sign stays on one line, or the sign would end the line before it.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FactSentence } from './FactSentence.tsx'

afterEach(cleanup)

test('a sign stays with its figure, and longer words may wrap', () => {
  const fact = (id: string, text: string) => ({ id, text, exact: null, href: '/analysis' })
  const facts = [fact('net', '−£23,242.70'), fact('change', '£412 more than September 2026')]
  render(<FactSentence sentence={{ template: 'Net was {{net}}, {{change}}.', facts }} />)
  const classes = screen.getAllByRole('link').map(({ className }) => className)
  expect(classes).toEqual(['fact one-line', 'fact'])
})
