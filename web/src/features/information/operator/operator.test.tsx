import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/render-page.tsx'

const main = () => within(screen.getByRole('main'))
const unnamed = { name: null, address: null, email: null }
const uses = { stripe: true, google: false, mail: true }

test.each(['/about', '/privacy', '/terms'])(
  'P9 %s names the operator of the server',
  async (address) => {
    useFakeApi({
      'site.describe': () => ({
        operator: {
          name: 'Example Press Ltd',
          address: '1 Example Street, Example Town',
          email: 'hello@example.org',
        },
        uses,
      }),
    })
    await openPage(address)
    await main().findByText('Example Press Ltd')
    main().getByText('1 Example Street, Example Town')
    expect(main().getByRole('link', { name: 'hello@example.org' }).getAttribute('href')).toBe(
      'mailto:hello@example.org',
    )
    expect(main().queryByText(/has not added/)).toBeNull()
  },
)

test.each([
  ['/about', unnamed],
  ['/privacy', unnamed],
  ['/terms', { ...unnamed, name: 'Example Press Ltd' }],
])('P9 %s says nothing about what the operator has not added', async (address, operator) => {
  const api = useFakeApi({ 'site.describe': () => ({ operator, uses }) })
  await openPage(address)
  await waitFor(() => expect(api.calls).toContain('site.describe'))
  await waitFor(() => expect(main().queryByText(/Loading the operator/)).toBeNull())
  expect(main().queryByText(/has not added/)).toBeNull()
  expect(main().queryByRole('note')).toBeNull()
  expect(main().getAllByRole('button', { name: 'contact form' }).length).toBeGreaterThan(0)
})

test('P9 says which companies this server uses', async () => {
  useFakeApi({ 'site.describe': () => ({ operator: unnamed, uses }) })
  await openPage('/privacy')
  await main().findByText('(not used here)', { exact: false })
  const items = main()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
  expect(items.some((item) => item.startsWith('Stripe (used here)'))).toBe(true)
  expect(items.some((item) => item.startsWith('Google (not used here)'))).toBe(true)
  expect(items.some((item) => item.startsWith('An email provider (used here)'))).toBe(true)
})

test('shows an error when the details cannot be loaded, and tries again', async () => {
  let isDown = true
  useFakeApi({
    'site.describe': () => {
      if (isDown) throw new TypeError('away')
      return { operator: { ...unnamed, name: 'Example Press Ltd' }, uses }
    },
  })
  await openPage('/terms')
  const retry = await main().findByRole('button', { name: 'Try again' })
  isDown = false
  retry.click()
  await main().findByText('Example Press Ltd')
})
