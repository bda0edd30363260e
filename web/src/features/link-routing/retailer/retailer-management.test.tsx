import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, press, typedIn } from '../../../testing/account-page.ts'
import { sampleProfile } from '../../../testing/fake-account-calls.ts'
import { FakeRefusal } from '../../../testing/fake-api.ts'
import { sampleSettings } from '../../../testing/fake-link-settings.ts'
import { findToast } from '../../../testing/home-page.ts'
import { itemsOf, MANAGEMENT, useManagementPage } from '../../../testing/management-page.ts'

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const cells = () => screen.getAllByRole('row').map((row) => row.textContent)

describe('the path of a store', () => {
  test('of Books-A-Million is its own name', async () => {
    const { router } = await useManagementPage({ subpath: '/bam' })
    await heading('Books-A-Million')
    expect(router.state.location.pathname).toBe(`${MANAGEMENT}/booksamillion`)
  })

  test('that is unknown links back to all stores', async () => {
    await useManagementPage({ subpath: '/nowhere' })
    await heading('Store not found')
    const back = screen.getByRole('link', { name: 'See all stores for this link' })
    expect(back.getAttribute('href')).toBe(MANAGEMENT)
  })
})

describe('the custom page at a store', () => {
  test('is read at once, saved without what people paste with it, and taken away', async () => {
    const { updates } = await useManagementPage({ subpath: '/kobo' })
    await heading('Rakuten Kobo')
    expect(cells()[1]).toContain('United States')
    expect(cells()[1]).toContain('Search by ISBN')
    fill('Book page at Rakuten Kobo', 'https://www.kobo.com/us/en/ebook/dune?utm_source=x')
    screen.getByText('Readers will go to https://www.kobo.com/us/en/ebook/dune')
    press('Save the page')
    await waitFor(() =>
      expect(updates[0]?.settings).toEqual({
        retailers: { pages: { kobo: 'https://www.kobo.com/us/en/ebook/dune' } },
      }),
    )
    await waitFor(() =>
      expect(typedIn('Book page at Rakuten Kobo')).toBe('https://www.kobo.com/us/en/ebook/dune'),
    )
    expect(cells()).toHaveLength(2)
    expect(cells()[1]).toContain('Your custom page')
    press('Remove this page')
    await waitFor(() => expect(updates[1]?.settings).toEqual({ retailers: { pages: {} } }))
  })

  test('of another store is refused with a reason, and cannot be saved', async () => {
    await useManagementPage({ subpath: '/kobo' })
    await heading('Rakuten Kobo')
    fill('Book page at Rakuten Kobo', 'https://www.waterstones.com/book/9780441172719')
    expect(screen.getByRole('alert').textContent).toContain('This page belongs to another store.')
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save the page' })
    expect(save.disabled).toBe(true)
  })

  test.each([
    ['invalid-retailer-page', 'Paste the link to the book’s page at this store, or an ISBN.'],
    ['link-update-failed', 'Error updating link'],
  ] as const)('that the server refuses for %s stays in the field', async (reason, words) => {
    await useManagementPage({
      subpath: '/kobo',
      responses: {
        'links.update': () => {
          throw new FakeRefusal(reason, 400)
        },
      },
    })
    await heading('Rakuten Kobo')
    fill('Book page at Rakuten Kobo', '9780441172719')
    press('Save the page')
    expect(await findToast()).toContain(words)
    expect(typedIn('Book page at Rakuten Kobo')).toBe('9780441172719')
  })
})

describe('affiliate IDs', () => {
  test('have the program’s names for their fields, and are used on all links', async () => {
    const sent: unknown[] = []
    let programIds = {}
    await useManagementPage({
      subpath: '/booksamillion',
      responses: {
        'links.settings': () => sampleSettings({ programIds }),
        'profile.update': (input) => {
          sent.push(input)
          programIds = { ...input.programIds }
          return { ...sampleProfile, programIds }
        },
      },
    })
    await heading('Books-A-Million')
    screen.getByText('Your links carry your IDs where the program allows it.')
    expect(cells()[1]).toContain('No affiliate ID')
    fill('Publisher ID', '7654321')
    press('Save the affiliate IDs')
    expect((await screen.findByRole('alert')).textContent).toBe('Fill in every field.')
    fill('Ad ID', '107/47')
    await screen.findByText(/letters, digits, dots, and hyphens/)
    fill('Ad ID', '10747236')
    press('Save the affiliate IDs')
    expect(await findToast()).toContain('Affiliate IDs saved')
    expect(sent).toEqual([{ programIds: { bam: { publisherId: '7654321', adId: '10747236' } } }])
    await waitFor(() => expect(cells()[1]).toContain('You earn'))
    press('Remove IDs')
    await waitFor(() => expect(sent[1]).toEqual({ programIds: { bam: null } }))
  })

  test.each([
    ['invalid-program-id', 'An ID can have up to 64 letters, digits'],
    ['premium-required', 'Premium required'],
    ['unexpected', 'Error updating profile'],
  ] as const)('that are refused for %s stay in their fields', async (reason, words) => {
    await useManagementPage({
      subpath: '/bookshop-us',
      responses: {
        'profile.update': () => {
          throw new FakeRefusal(reason, 400)
        },
      },
    })
    await heading('Bookshop.org')
    fill('Affiliate ID', '4711')
    press('Save the affiliate IDs')
    expect(await findToast()).toContain(words)
    expect(typedIn('Affiliate ID')).toBe('4711')
  })

  test('have no fields where they would build no link', async () => {
    await useManagementPage({ subpath: '/ebay' })
    await heading('eBay')
    screen.getByText(/We can’t build affiliate links for .* yet/)
    expect(screen.queryByRole('button', { name: 'Save the affiliate IDs' })).toBeNull()
  })
})

test('what is known of the book there comes from people, with its day', async () => {
  const confirmed: string[] = []
  await useManagementPage({
    subpath: '/kobo',
    responses: {
      'links.health': () => ({
        createdAt: '2026-11-01T09:00:00.000Z',
        sellers: [
          {
            seller: 'kobo',
            confirmedAt: null,
            reports: [{ country: 'SE', reports: 2 }],
            lastReportOn: '2026-11-05',
          },
        ],
      }),
      'links.confirmSeller': ({ seller }) => {
        confirmed.push(seller)
        return { confirmedAt: '2026-11-21T09:30:00.000Z' }
      },
    },
  })
  await screen.findByText(
    'You haven’t confirmed availability here yet. You saved the link on Nov 1, 2026.',
  )
  expect(itemsOf('Reports for Rakuten Kobo')).toEqual(['Sweden: 2'])
  press('Confirm the book is here at Rakuten Kobo')
  await screen.findByText('You last confirmed availability here on Nov 21, 2026.')
  expect(confirmed).toEqual(['kobo'])
})
