import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../testing/render-page.tsx'

test('says honestly that there are no accounts yet, and what works without one', async () => {
  await openPage('/account?mode=signin')
  screen.getByRole('heading', { level: 1, name: 'Accounts are not open on this server yet' })
  expect(screen.getByRole('link', { name: 'Make a link' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('textbox')).toBeNull()
})
