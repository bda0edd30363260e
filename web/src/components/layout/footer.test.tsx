import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/render-page.tsx'

const footer = () => within(screen.getByRole('contentinfo'))
const group = (name: string) => within(footer().getByRole('navigation', { name }))

test('the footer has its groups, the tagline, and who earns', async () => {
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

test('the footer names four services that this one is compared with', async () => {
  await openPage('/')
  const links = group('Why Us').getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Books2Read',
    'Booklinker',
    'Geniuslink',
    'Bitly',
  ])
})

test('P9 every link of the footer leads to a page that is there', async () => {
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
    '/status',
    '/report',
  ])
  // The last is a page of the server's, which the crawler's story opens.
  for (const address of addresses.slice(0, -1)) {
    cleanup()
    await openPage(address)
    expect(screen.queryByText('This shelf has a gap'), address).toBeNull()
  }
})

test.each([
  ['/privacy-policy', '/privacy', 'Privacy'],
  ['/terms-of-service', '/terms', 'Terms of Service'],
])('P9 %s leads to %s', async (asked, address, title) => {
  const router = await openPage(asked)
  await screen.findByRole('heading', { level: 1, name: title })
  expect(router.state.location.pathname).toBe(address)
})

test('P9 the privacy page names purposes, legal bases, recipients and a way to write', async () => {
  await openPage('/privacy')
  const text = screen.getByRole('main').textContent ?? ''
  for (const words of ['Purpose', 'Legal basis', 'Who else receives data', 'Stripe', 'How long']) {
    expect(text).toContain(words)
  }
  fireEvent.click(within(screen.getByRole('main')).getAllByText('contact form')[0] as HTMLElement)
  await waitFor(() => screen.getByRole('dialog', { name: 'Contact Us' }))
})
