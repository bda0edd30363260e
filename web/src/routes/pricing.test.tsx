import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../testing/render-page.tsx'

test('says what each plan has, what it costs, and that nothing can be bought here yet', async () => {
  await openPage('/pricing')
  const free = within(screen.getByRole('region', { name: 'Free' }))
  free.getByText('5 saved links')
  expect(free.getByRole('link', { name: 'Open a free account' }).getAttribute('href')).toBe(
    '/account?mode=signup',
  )
  const premium = within(screen.getByRole('region', { name: 'Premium' }))
  premium.getByText('Unlimited saved links')
  premium.getByText('Launch price. Cancel anytime, 30-day money-back guarantee.')
  expect(screen.getByRole('region', { name: 'Premium' }).textContent).toContain('$3.99/month')
  const button = premium.getByRole<HTMLButtonElement>('button', { name: 'Upgrade to Premium' })
  expect(button.disabled).toBe(true)
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toContain('Payment is not set up on this server yet')
})
