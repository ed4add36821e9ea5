// What is handed over behind the #: taken from the address at once, of the known kinds alone, and
// forgotten once reported.
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.resetModules()
  history.replaceState(null, '', '/')
})

async function openedAt(address: string) {
  history.replaceState(null, '', address)
  return import('./returned.ts')
}

test.each(['login', 'add', 'confirm', 'login_error'])(
  'R-035 T-14 #%s=… is read, and stands in the address no more',
  async (kind) => {
    const { readReturned } = await openedAt(`/#${kind}=a-Code_1`)
    expect(readReturned()).toEqual({ kind, value: 'a-Code_1' })
    expect(location.href).toMatch(/\/$/)
  },
)

test.each([
  '/',
  '/#main',
  '/#login=',
  '/#login=a&next=//evil.example',
  '/#token=abc',
  '/#login=<script>',
  `/#login=${'x'.repeat(201)}`,
  '/dashboard#login=abc',
])('%s hands nothing over', async (address) => {
  const { readReturned } = await openedAt(address)
  expect(readReturned()).toBeNull()
})

test('it is there until it has been dealt with', async () => {
  const { readReturned, forgetReturned } = await openedAt('/#login=abc')
  expect(readReturned()).toEqual(readReturned())
  forgetReturned()
  expect(readReturned()).toBeNull()
})
