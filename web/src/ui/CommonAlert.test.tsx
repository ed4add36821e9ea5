import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CommonAlert } from './CommonAlert.tsx'

afterEach(cleanup)

function show() {
  const onOk = vi.fn()
  const onCancel = vi.fn()
  render(
    <CommonAlert
      heading="Delete all data?"
      message="This cannot be undone."
      okLabel="Delete data"
      border="danger"
      onOk={onOk}
      onCancel={onCancel}
    />,
  )
  return { onOk, onCancel }
}

test('R-192 has a heading, a message, ok and cancel, a border and an icon, and is an alert to screen readers', () => {
  show()
  const alert = screen.getByRole('alertdialog', { hidden: true })
  expect(alert.textContent).toContain('Delete all data?')
  expect(alert.textContent).toContain('This cannot be undone.')
  expect(alert.querySelector('.common-alert-danger svg')).not.toBeNull()
  expect([...alert.querySelectorAll('button')].map((button) => button.textContent)).toEqual(
    expect.arrayContaining(['Cancel', 'Delete data']),
  )
})

test('R-192 cancelling does nothing, ok does it', async () => {
  const { onOk, onCancel } = show()
  await userEvent.click(screen.getByText('Cancel'))
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onOk).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('Delete data'))
  expect(onOk).toHaveBeenCalledOnce()
})
