import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, press, typedIn } from '../../../testing/account-page.ts'
import { sampleProfile } from '../../../testing/fake-account-calls.ts'
import { FakeRefusal } from '../../../testing/fake-api.ts'
import { sampleSettings } from '../../../testing/fake-link-settings.ts'
import { findToast } from '../../../testing/home-page.ts'
import { itemsOf, MANAGEMENT, useManagementPage } from '../../../testing/management-page.ts'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const cells = () => screen.getAllByRole('row').map((row) => row.textContent)

describe('the address of a shop', () => {
  test('of Books-A-Million is its own name', async () => {
    const { router } = await useManagementPage({ place: '/bam' })
    await heading('Books-A-Million')
    expect(router.state.location.pathname).toBe(`${MANAGEMENT}/booksamillion`)
  })

  test('that nobody knows leads back to all retailers', async () => {
    await useManagementPage({ place: '/nowhere' })
    await heading('There is no such shop here')
    const back = screen.getByRole('link', { name: 'See all retailers of the link' })
    expect(back.getAttribute('href')).toBe(MANAGEMENT)
  })
})

describe('the own page at a shop', () => {
  test('is read at once, saved without what people paste with it, and taken away', async () => {
    const { updates } = await useManagementPage({ place: '/kobo' })
    await heading('Rakuten Kobo')
    expect(cells()[1]).toContain('United States')
    expect(cells()[1]).toContain('the search for the ISBN')
    fill('Your page at Rakuten Kobo', 'https://www.kobo.com/us/en/ebook/dune?utm_source=x')
    screen.getByText('Readers will get https://www.kobo.com/us/en/ebook/dune')
    press('Save the page')
    await waitFor(() =>
      expect(updates[0]?.settings).toEqual({
        shops: { pages: { kobo: 'https://www.kobo.com/us/en/ebook/dune' } },
      }),
    )
    await waitFor(() =>
      expect(typedIn('Your page at Rakuten Kobo')).toBe('https://www.kobo.com/us/en/ebook/dune'),
    )
    expect(cells()).toHaveLength(2)
    expect(cells()[1]).toContain('the page that you chose')
    press('Take this page away')
    await waitFor(() => expect(updates[1]?.settings).toEqual({ shops: { pages: {} } }))
  })

  test('of another shop is refused in words, and cannot be saved', async () => {
    await useManagementPage({ place: '/kobo' })
    await heading('Rakuten Kobo')
    fill('Your page at Rakuten Kobo', 'https://www.waterstones.com/book/9780441172719')
    expect(screen.getByRole('alert').textContent).toContain('This is a page of another shop.')
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save the page' })
    expect(save.disabled).toBe(true)
  })

  test.each([
    ['invalid-shop-page', "Please paste the address of the book's page at this shop, or an ISBN."],
    ['link-update-failed', 'Error updating link'],
  ] as const)('that the server refuses for %s stays in the field', async (reason, words) => {
    await useManagementPage({
      place: '/kobo',
      answers: {
        'links.update': () => {
          throw new FakeRefusal(reason, 400)
        },
      },
    })
    await heading('Rakuten Kobo')
    fill('Your page at Rakuten Kobo', '9780441172719')
    press('Save the page')
    expect(await findToast()).toContain(words)
    expect(typedIn('Your page at Rakuten Kobo')).toBe('9780441172719')
  })
})

describe('affiliate numbers', () => {
  test('are asked for as the programme names them, and are used on all links', async () => {
    const sent: unknown[] = []
    let programmeIds = {}
    await useManagementPage({
      place: '/booksamillion',
      answers: {
        'links.settings': () => sampleSettings({ programmeIds }),
        'profile.update': (input) => {
          sent.push(input)
          programmeIds = { ...input.programmeIds }
          return { ...sampleProfile, programmeIds }
        },
      },
    })
    await heading('Books-A-Million')
    screen.getByText('Yours alone, and used on all your links.')
    expect(cells()[1]).toContain('nobody earns')
    fill('Publisher ID', '7654321')
    press('Save the numbers')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This programme needs every one of its numbers.',
    )
    fill('Ad ID', '107/47')
    await screen.findByText(/letters, digits, dots and hyphens/)
    fill('Ad ID', '10747236')
    press('Save the numbers')
    expect(await findToast()).toContain('Numbers saved')
    expect(sent).toEqual([{ programmeIds: { bam: { publisherId: '7654321', adId: '10747236' } } }])
    await waitFor(() => expect(cells()[1]).toContain('you earn'))
    press('Take them away')
    await waitFor(() => expect(sent[1]).toEqual({ programmeIds: { bam: null } }))
  })

  test.each([
    ['invalid-programme-id', 'The numbers of a programme have letters, digits'],
    ['premium-required', 'Premium required'],
    ['unexpected', 'Error updating profile'],
  ] as const)('that are refused for %s stay in their fields', async (reason, words) => {
    await useManagementPage({
      place: '/bookshop-us',
      answers: {
        'profile.update': () => {
          throw new FakeRefusal(reason, 400)
        },
      },
    })
    await heading('Bookshop.org')
    fill('Affiliate ID', '4711')
    press('Save the numbers')
    expect(await findToast()).toContain(words)
    expect(typedIn('Affiliate ID')).toBe('4711')
  })

  test('are not asked for where they would build no link', async () => {
    await useManagementPage({ place: '/kobo' })
    await heading('Rakuten Kobo')
    screen.getByText(/How to build its links from your numbers is not known to us/)
    expect(screen.queryByRole('button', { name: 'Save the numbers' })).toBeNull()
  })
})

test('what is known of the book there comes from people, with its day', async () => {
  const confirmed: string[] = []
  await useManagementPage({
    place: '/kobo',
    answers: {
      'links.health': () => ({
        createdAt: '2026-11-01T09:00:00.000Z',
        shops: [
          {
            shop: 'kobo',
            confirmedAt: null,
            reports: [{ country: 'SE', reports: 2 }],
            lastReportOn: '2026-11-05',
          },
        ],
      }),
      'links.confirmShop': ({ shop }) => {
        confirmed.push(shop)
        return { confirmedAt: '2026-11-21T09:30:00.000Z' }
      },
    },
  })
  await screen.findByText('You have not confirmed it yet; the link is from Nov 1, 2026.')
  expect(itemsOf('Reports for Rakuten Kobo')).toEqual(['Sweden: 2'])
  press('I looked: it is there at Rakuten Kobo')
  await screen.findByText('You saw it there on Nov 21, 2026.')
  expect(confirmed).toEqual(['kobo'])
})
