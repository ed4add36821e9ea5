// The draft on the forecast page: changes go into it, are reviewed, saved or taken back.
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { hasCreatedForecast } from '../../features/forecast/created-flag.ts'
import { calls, latestToast, path, rent, server, show } from './testing/forecast-page.tsx'

configure({ asyncUtilTimeout: 8000 })

describe('the draft', () => {
  const addRule = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add rule' }))
    const sheet = await screen.findByRole('dialog', { name: 'Add rule' })
    const amount = within(sheet).getByLabelText('Amount')
    await userEvent.clear(amount)
    await userEvent.type(amount, '950')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add to draft' }))
  }

  test('a suggestion fills the amount; one that is not known is not offered', async () => {
    show(rent)
    await userEvent.click(await screen.findByRole('button', { name: 'Add rule' }))
    const sheet = await screen.findByRole('dialog', { name: 'Add rule' })
    await userEvent.click(within(sheet).getByRole('button', { name: /^Average of the last 3/ }))
    expect(within(sheet).getByLabelText<HTMLInputElement>('Amount').value).toBe('880')
    expect(within(sheet).queryByRole('button', { name: /last year/ })).toBeNull()
  })

  test('R-121 a change opens the draft, and its effect is computed with a request id', async () => {
    show(rent)
    await addRule()
    const bar = await screen.findByRole('region', { name: 'Draft' })
    await waitFor(() => expect(bar.textContent).toContain('Lowest point'))
    const [computed] = calls('POST', 'compute')
    expect(computed?.body).toMatchObject({
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      selectedMerchants: ['s-rent'],
      customConfigurations: [{ line_id: 's-rent', rules: [{ amount: '950.00' }] }],
    })
    expect(await screen.findByText('Effect of your changes')).toBeTruthy()
  })

  test('R-176 when the effect cannot be computed, the first error of the reply is the toast, once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const sentence = 'This rule ends before it starts.'
    server.answers[`POST ${path}/compute`] = () =>
      Response.json(
        {
          status: 'failure',
          code: 'invalid',
          message: 'This request is not valid.',
          errors: [{ message: sentence }],
          details: [],
        },
        { status: 422 },
      )
    show(rent)
    await addRule()
    await waitFor(() => expect(latestToast()).toBe(sentence))
    expect(screen.getAllByText(sentence)).toHaveLength(1)
    expect(log.mock.calls.map(([line]) => line)).toEqual([
      `Forecast impact failed with status 422: ${sentence}`,
    ])
    log.mockRestore()
  })

  test('R-122 R-123 R-125 the review saves configurations with rules that start on a first, and the flag is kept', async () => {
    show(rent)
    await addRule()
    await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
    const review = await screen.findByRole('dialog', { name: 'Review your changes' })
    expect(
      within(review).getByText('Now £950.00 out, every month on the 1st, from December 2026'),
    ).toBeTruthy()
    expect(hasCreatedForecast()).toBe(false)
    await userEvent.type(within(review).getByLabelText(/^Reason/), 'New lease')
    await userEvent.click(within(review).getByRole('button', { name: 'Save forecast' }))
    await waitFor(() => expect(latestToast()).toBe('Forecast saved.'))
    expect(calls('POST', 'config/save')[0]?.body).toMatchObject({
      configurations: [{ line_id: 's-rent', rules: [{ start_date: '2026-12-01' }] }],
      why: 'New lease',
    })
    expect(hasCreatedForecast()).toBe(true)
    expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull()
    expect(calls('GET', 'merchants').length).toBeGreaterThan(1)
  })

  test('when saving fails the sentence is shown and the draft stays', async () => {
    server.answers[`POST ${path}/config/save`] = () =>
      Response.json(
        {
          status: 'failure',
          code: 'invalid',
          message: 'Choose a category that exists.',
          errors: [{ message: 'Choose a category that exists.' }],
          details: [],
        },
        { status: 422 },
      )
    show(rent)
    await addRule()
    await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save forecast' }))
    expect(await screen.findByText('Choose a category that exists.')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Draft', hidden: true })).toBeTruthy()
    expect(hasCreatedForecast()).toBe(false)
  })

  test('each change can be taken back in the review; without any it closes', async () => {
    show(rent)
    await addRule()
    await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Bright Offices' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull()
  })

  test('it outlives the page', async () => {
    show(rent)
    await userEvent.click(await screen.findByRole('button', { name: 'Preview without it' }))
    cleanup()
    show('/cash-flow/forecast')
    expect((await screen.findByRole('region', { name: 'Draft' })).textContent).toContain('1 change')
  })

  test('a new line needs a name, an amount and a category, and goes into the draft', async () => {
    show('/cash-flow/forecast?add=line')
    const sheet = await screen.findByRole('dialog', { name: 'Add line' })
    await within(sheet).findByRole('option', { name: 'Rent' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add to draft' }))
    expect(within(sheet).getByText('Enter an amount, for example £1,250.00 or £2K.')).toBeTruthy()
    await userEvent.type(within(sheet).getByLabelText('Amount'), '300')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add to draft' }))
    expect(within(sheet).getByText('Enter a name for the line.')).toBeTruthy()
    await userEvent.type(within(sheet).getByLabelText('Name'), 'Second unit')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add to draft' }))
    await waitFor(() =>
      expect(calls('POST', 'compute')[0]?.body).toMatchObject({
        customConfigurations: [
          { name: 'Second unit', sub_category: 'rent', rules: [{ amount: '300.00' }] },
        ],
      }),
    )
  })

  test('a one-off payment is a day, an amount with its side, and what it is', async () => {
    show('/cash-flow/forecast?add=line')
    const sheet = await screen.findByRole('dialog', { name: 'Add line' })
    await within(sheet).findByRole('option', { name: 'Rent' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'One-off' }))
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add to draft' }))
    expect(within(sheet).getByText('Enter a description.')).toBeTruthy()
    await userEvent.type(within(sheet).getByLabelText('Description'), 'Van deposit')
    await userEvent.type(within(sheet).getByLabelText('Amount'), '5,000')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add to draft' }))
    await waitFor(() =>
      expect(calls('POST', 'compute')[0]?.body).toMatchObject({
        one_offs: [{ note: 'Van deposit', amount: '-5000.00', day: '2026-11-21' }],
      }),
    )
  })
})
