import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFakeApi } from '../../../testing/fake-api.ts'
import { openPage } from '../../../testing/render-page.tsx'

const main = () => within(screen.getByRole('main'))
const unnamed = { name: null, address: null, email: null }
const uses = { stripe: true, google: false, mail: true }

test.each(['/about', '/privacy', '/terms'])(
  'P9 %s names whoever runs the server, as they say it',
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
    expect(main().queryByText(/has not given/)).toBeNull()
  },
)

test.each([
  [unnamed, 'The operator of this site has not given name and address yet.'],
  [
    { ...unnamed, name: 'Example Press Ltd' },
    'The operator of this site has not given an address yet.',
  ],
])('P9 says what the operator has left out', async (operator, notice) => {
  useFakeApi({ 'site.describe': () => ({ operator, uses }) })
  await openPage('/privacy')
  expect((await main().findByRole('note')).textContent).toBe(notice)
})

test('P9 says which companies this server uses', async () => {
  useFakeApi({ 'site.describe': () => ({ operator: unnamed, uses }) })
  await openPage('/privacy')
  await main().findByText('(not in use here)', { exact: false })
  const items = main()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
  expect(items.some((item) => item.startsWith('Stripe (in use here)'))).toBe(true)
  expect(items.some((item) => item.startsWith('Google (not in use here)'))).toBe(true)
  expect(items.some((item) => item.startsWith('A mail provider (in use here)'))).toBe(true)
})

test('says when the server could not be asked, and asks again', async () => {
  let isAway = true
  useFakeApi({
    'site.describe': () => {
      if (isAway) throw new TypeError('away')
      return { operator: unnamed, uses }
    },
  })
  await openPage('/terms')
  const retry = await main().findByRole('button', { name: 'Try again' })
  isAway = false
  retry.click()
  await main().findByRole('note')
})
