import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/render-page.tsx'

test('the blog says that it has no article yet, and leads on', async () => {
  await openPage('/blog')
  const page = within(screen.getByRole('main'))
  page.getByRole('heading', { name: 'The shelf is still empty' })
  expect(page.getByRole('link', { name: 'Make a link' }).getAttribute('href')).toBe('/')
  expect(page.getByRole('link', { name: 'About Everyshelf' }).getAttribute('href')).toBe('/about')
})
