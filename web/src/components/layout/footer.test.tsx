import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/render-page.tsx'

const footer = () => within(screen.getByRole('contentinfo'))
const group = (name: string) => within(footer().getByRole('navigation', { name }))

test('the footer has its groups, the tagline and the affiliate notice', async () => {
  await openPage('/')
  expect(
    group('Navigation')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'About', 'Blog', 'Demo', 'Contact Us', 'Share Feedback'])
  expect(
    group('Legal')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Privacy Policy', 'Terms of Service', 'Affiliate consent'])
  footer().getByText('Connecting readers worldwide with the perfect book links')
  expect(screen.getByRole('contentinfo').textContent).toContain(
    'As an Amazon Associate I earn from qualifying purchases.',
  )
})

test('the footer links to four comparisons', async () => {
  await openPage('/')
  const links = group('Why Us').getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Books2Read',
    'BookLinker',
    'Geniuslink',
    'Bitly',
  ])
})

test('P9 every footer link leads to an existing page', async () => {
  await openPage('/')
  const addresses = footer()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
  expect(addresses).toEqual([
    '/',
    '/about',
    '/blog',
    '/demo/universal-book-page',
    '/blog/everyshelf-vs-books2read',
    '/blog/everyshelf-vs-booklinker',
    '/blog/everyshelf-vs-geniuslink',
    '/blog/everyshelf-vs-bitly',
    '/privacy-policy',
    '/terms-of-service',
    '/tools/epub-check',
    '/developers',
    '/status',
    '/report',
  ])
  // The server renders the last page; the crawler story opens it.
  for (const address of addresses.slice(0, -1)) {
    cleanup()
    await openPage(address)
    expect(screen.queryByText('Page not found'), address).toBeNull()
  }
})

test.each([
  ['/privacy-policy', '/privacy', 'Privacy'],
  ['/terms-of-service', '/terms', 'Terms of Service'],
])('P9 %s redirects to %s', async (oldPath, path, title) => {
  const router = await openPage(oldPath)
  await screen.findByRole('heading', { level: 1, name: title })
  expect(router.state.location.pathname).toBe(path)
})

test('P9 the privacy page names purposes, legal bases, recipients and a contact form', async () => {
  await openPage('/privacy')
  const text = screen.getByRole('main').textContent ?? ''
  for (const term of ['Purpose', 'Legal basis', 'Who else receives data', 'Stripe', 'How long']) {
    expect(text).toContain(term)
  }
  fireEvent.click(within(screen.getByRole('main')).getAllByText('contact form')[0] as HTMLElement)
  await waitFor(() => screen.getByRole('dialog', { name: 'Contact Us' }))
})
