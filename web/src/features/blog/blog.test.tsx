import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/render-page.tsx'

const main = () => within(screen.getByRole('main'))

test('the blog lists eleven articles with description and reading time', async () => {
  await openPage('/blog')
  const items = main().getAllByRole('heading', { level: 3 })
  expect(items).toHaveLength(11)
  expect(main().getAllByText(/^\d min read$/)).toHaveLength(11)
  const feed = main().getByRole('link', { name: /RSS/ })
  expect(feed.getAttribute('href')).toBe('/blog/feed.xml')
})

test('an article opens from the list, with contents, sources and related articles', async () => {
  await openPage('/blog')
  fireEvent.click(main().getByRole('link', { name: /^Global book links/ }))
  await screen.findByRole('heading', { level: 1, name: /^Global book links/ })
  expect(document.title).toMatch(/^Global book links.* · Everyshelf$/)
  const contents = within(main().getByRole('navigation', { name: 'Contents' }))
  for (const link of contents.getAllByRole('link')) {
    const id = link.getAttribute('href')?.slice(1) ?? ''
    expect(document.getElementById(id)?.tagName, id).toBe('H2')
  }
  for (const link of main().getAllByRole('link', { name: /^Source \d+: / })) {
    expect(document.querySelector(link.getAttribute('href') ?? ''), link.outerHTML).not.toBeNull()
  }
  main().getByRole('heading', { name: 'Related articles' })
  main().getByRole('img', { name: /^One link leads a reader in Ireland/ })
})

test('a missing article shows the not-found page', async () => {
  await openPage('/blog/no-such-article')
  screen.getByRole('heading', { level: 1, name: 'Page not found' })
})
