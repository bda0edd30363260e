import type { AffiliateTag } from '@everyshelf/domain/affiliate'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, press, typedIn } from '../../../testing/account-page.ts'
import { sampleSettings } from '../../../testing/fake-link-settings.ts'
import { useManagementPage } from '../../../testing/management-page.ts'

async function useMarketplaceRow(name: string, options = {}) {
  const page = await useManagementPage({
    subpath: '/amazon',
    first: sampleSettings({
      ownTags: { de: 'ada-21' as AffiliateTag },
      serviceTags: { us: 'shelf-20' as AffiliateTag },
    }),
    ...options,
  })
  await screen.findByRole('heading', { level: 2, name: 'Amazon' })
  const list = screen.getByRole('list', { name: 'Stores' })
  const row = (name: string): HTMLElement => {
    const found = [...list.children].find((item) => item.textContent.includes(name))
    if (!(found instanceof HTMLElement)) throw new Error(`no row of ${name}`)
    return found
  }
  const details = row(name).querySelector('details')
  if (!details) throw new Error(`${name} cannot be opened`)
  details.open = true
  fireEvent(details, new Event('toggle'))
  await within(row(name)).findByText('Active tag')
  return { ...page, list, row }
}

test('each of the 23 stores shows which readers it gets and whose tag is active', async () => {
  const { list, row } = await useMarketplaceRow('Amazon Germany')
  expect(list.children).toHaveLength(23)
  expect(row('Amazon Germany').textContent).toContain('Readers in Germany, Albania')
  expect(row('Amazon Germany').textContent).toContain('ada-21 (yours). You earn the commission.')
  expect(row('Amazon United States').textContent).toContain('shelf-20 (Everyshelf’s)')
  expect(row('Amazon Australia').textContent).toContain('shelf-20 (Everyshelf’s, might not earn)')
  expect(row('Amazon Japan').textContent).toContain('Readers in Japanno tag')
  expect(screen.getByRole('link', { name: 'Change your tags' }).getAttribute('href')).toBe(
    '/profile/tags',
  )
})

test('an excluded store names the one that replaces it', async () => {
  const { row, updates } = await useMarketplaceRow('Amazon Ireland')
  expect(row('Amazon Ireland').textContent).toContain(
    'If you exclude this store, its readers go to Amazon Germany.',
  )
  fireEvent.click(screen.getByRole('switch', { name: 'Exclude Amazon Ireland' }))
  await waitFor(() =>
    expect(row('Amazon Ireland').textContent).toContain('No readers are sent here'),
  )
  expect(row('Amazon Ireland').textContent).toContain('Excluded. Its readers go to Amazon Germany.')
  await waitFor(() => expect(updates[0]?.settings).toEqual({ excluded: ['ie'] }))
})

test('a store has another edition, and the usual one again', async () => {
  const { row, updates } = await useMarketplaceRow('Amazon Japan')
  const label = 'Different edition for Amazon Japan'
  fill(label, '978-0-441-17271-8')
  press('Save for Amazon Japan')
  expect((await screen.findByRole('alert')).textContent).toContain('probably mistyped')
  expect(typedIn(label)).toBe('978-0-441-17271-8')
  fill(label, 'https://www.amazon.co.jp/dp/B00B7NPRY8')
  press('Save for Amazon Japan')
  await waitFor(() => expect(updates[0]?.settings).toEqual({ overrides: { jp: 'B00B7NPRY8' } }))
  await waitFor(() => expect(row('Amazon Japan').textContent).toContain('Readers get B00B7NPRY8'))
  const look = screen.getByRole('link', { name: /^Preview as a reader in Japan, without a tag/ })
  expect(look.getAttribute('href')).toBe('https://www.amazon.co.jp/dp/B00B7NPRY8')
  press('Use the default edition at Amazon Japan')
  await waitFor(() => expect(updates[1]?.settings).toEqual({ overrides: {} }))
})

test('a short link is followed by the server', async () => {
  await useMarketplaceRow('Amazon Japan', {
    responses: { 'links.resolveShort': () => ({ asin: 'B00B7NPRY8' }) },
  })
  fill('Different edition for Amazon Japan', 'https://amzn.to/47XQoin')
  press('Save for Amazon Japan')
  await screen.findByText('B00B7NPRY8', { selector: 'p span span' })
})

test('a place is confirmed under the name of its store', async () => {
  const confirmed: string[] = []
  await useMarketplaceRow('Amazon Japan', {
    responses: {
      'links.confirmSeller': ({ seller }: { seller: string }) => {
        confirmed.push(seller)
        return { confirmedAt: '2026-11-21T09:30:00.000Z' }
      },
    },
  })
  press('Confirm the book is here at Amazon Japan')
  await screen.findByText('You last confirmed availability here on Nov 21, 2026.')
  expect(confirmed).toEqual(['amazon-jp'])
})
