import { screen, within } from '@testing-library/react'
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
  [unnamed, 'The operator of this site has not added a name and address yet.'],
  [
    { ...unnamed, name: 'Example Press Ltd' },
    'The operator of this site has not added an address yet.',
  ],
])('P9 says what the operator has not added', async (operator, notice) => {
  useFakeApi({ 'site.describe': () => ({ operator, uses }) })
  await openPage('/privacy')
  expect((await main().findByRole('note')).textContent).toBe(notice)
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
      return { operator: unnamed, uses }
    },
  })
  await openPage('/terms')
  const retry = await main().findByRole('button', { name: 'Try again' })
  isDown = false
  retry.click()
  await main().findByRole('note')
})
