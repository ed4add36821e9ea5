// What is typed while the palette comes.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import CommandPalette from './CommandPalette.tsx'
import { ShellContext } from './shell-context.ts'
import { endTypedAhead, typedAhead } from './typed-ahead.ts'

afterEach(() => {
  cleanup()
  endTypedAhead()
})

// Rendered after the palette and before its effects, as a key may come in between.
function TypedMeanwhile() {
  typedAhead.letters = 'int'
  return null
}

test('a letter that comes between the first render and the field is not lost', () => {
  typedAhead.letters = 'i'
  const nothing = () => undefined
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShellContext value={{ pages: [], open: nothing, toggleChat: nothing, ask: nothing }}>
        <CommandPalette onClose={nothing} />
        <TypedMeanwhile />
      </ShellContext>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'int')
  expect(typedAhead.letters).toBe('')
})
