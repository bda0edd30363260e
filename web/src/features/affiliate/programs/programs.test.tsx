import type { ConfirmedChannels } from '@everyshelf/domain/affiliate'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { press } from '../../../testing/account-page.ts'
import { sampleProfile } from '../../../testing/fake-account-calls.ts'
import { FakeRefusal } from '../../../testing/fake-api.ts'
import { useFakeAuth } from '../../../testing/fake-auth.ts'
import { signedInResponse } from '../../../testing/fake-session.ts'
import { findToast } from '../../../testing/home-page.ts'
import { openPage } from '../../../testing/render-page.tsx'
import { shownToasts } from '../../../testing/toasts.ts'

type Profile = typeof sampleProfile

interface Options {
  readonly isPremium?: boolean
  readonly stored?: Partial<Profile>
  readonly refusal?: FakeRefusal
}

/** The Programs page of an account, and the changes that the server received. */
async function useProgramsPage({ isPremium = true, stored = {}, refusal }: Options = {}) {
  let profile: Profile = { ...sampleProfile, isPremium, ...stored }
  const changes: object[] = []
  useFakeAuth({
    session: signedInResponse({ isPremium }),
    calls: {
      'profile.get': () => profile,
      'profile.update': ({ tagChannels, programIds }) => {
        if (refusal) throw refusal
        changes.push(tagChannels ?? programIds ?? {})
        profile = {
          ...profile,
          ...(tagChannels && { tagChannels: tagChannels as ConfirmedChannels }),
          ...(programIds && { programIds: programIds as Profile['programIds'] }),
        }
        return profile
      },
    },
  })
  await openPage('/profile/tags?view=programs')
  await screen.findByText('Your programs', { selector: 'h2' })
  return { changes }
}

// By text, because looking up 32 rows by their accessible names takes seconds.
function rowOf(name: string): HTMLElement {
  const row = screen.getByText(name, { selector: 'th *' }).closest('tr')
  if (!row) throw new Error(`no row of ${name}`)
  return row
}

const cellsOf = (name: string) =>
  [...rowOf(name).querySelectorAll('td')].map((cell) => cell.textContent)

describe('the table of programs', () => {
  test('names for each what is set, where tags work, and who says so', async () => {
    await useProgramsPage({
      stored: {
        affiliateTags: { de: 'ada-21' as never },
        programIds: { 'bookshop-us': { affiliateId: '4711' } },
      },
    })
    expect(cellsOf('Amazon Germany')).toEqual([
      'Tag set',
      'Website: Allowed',
      'Social media: Confirm where you use your tags',
      'Newsletter: Confirm where you use your tags',
      'Ebook: Not allowed',
      'Print: Not allowed',
      'Paid ad: Not allowed',
      'Messages: No known rule, so no tag',
      'Oct 15, 2025, source for Amazon.de (opens in a new tab)',
    ])
    expect(cellsOf('Amazon France')[0]).toBe('Not set')
    expect(cellsOf('Bookshop.org').slice(0, 4)).toEqual([
      'IDs setChange your IDs at Bookshop.org',
      'Website: Allowed',
      'Social media: Allowed',
      'Newsletter: Allowed',
    ])
    const source = within(rowOf('Waterstones')).getByRole('link', { name: /source/ })
    expect(source.getAttribute('href')).toBe(
      'https://www.redbrain.com/en/driving-huge-growth-at-waterstones/',
    )
    expect(cellsOf('Waterstones').at(-1)).toContain('secondhand')
  })

  test('shows the 12 main stores of Amazon, those with a tag, and the others on request', async () => {
    await useProgramsPage({ stored: { affiliateTags: { nl: 'ada-21' as never } } })
    const table = rowOf('Amazon Germany').closest('table')
    expect(table?.querySelectorAll('tbody th')).toHaveLength(13 + 19)
    rowOf('Amazon Netherlands')
    fireEvent.click(screen.getByText('Show 10 more Amazon stores'))
    expect(table?.querySelectorAll('tbody th')).toHaveLength(23 + 19)
  })

  test('saves the IDs of a program, with the merchant ID where we do not know it', async () => {
    const { changes } = await useProgramsPage()
    fireEvent.click(within(rowOf('Rakuten Kobo')).getByText(/^Set/))
    const dialog = within(screen.getByRole('dialog', { name: 'Your IDs at Rakuten Kobo' }))
    const fill = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    dialog.getByText('The number after “mid=” in the same link.')
    fill('Publisher ID', 'AbCdEf12345')
    fill('Merchant ID', '37217')
    fireEvent.click(dialog.getByRole('button', { name: 'Save the affiliate IDs' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(changes).toEqual([{ kobo: { publisherId: 'AbCdEf12345', merchantId: '37217' } }])
    expect(cellsOf('Rakuten Kobo')[0]).toContain('IDs set')
  })

  test('is a list on a phone, where each program is one line that opens', async () => {
    const match = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(new EventTarget(), { matches: query.includes('width <') } as MediaQueryList),
      )
    onTestFinished(() => match.mockRestore())
    await useProgramsPage({ stored: { affiliateTags: { nl: 'ada-21' as never } } })
    const list = screen.getByRole('list', { name: 'Your affiliate programs' })
    expect(screen.queryByRole('table')).toBeNull()
    const lines = [...list.querySelectorAll('summary')]
    expect(lines).toHaveLength(13 + 19)
    const kobo = lines.find(({ textContent }) => textContent?.endsWith('Rakuten KoboNot set'))
    const details = kobo?.closest('details')
    expect(details?.open).toBe(false)
    expect(details?.querySelector('dl')?.textContent).toContain(
      'WebsiteAllowedSocial mediaAllowedNewsletterAllowed',
    )
    fireEvent.click(within(list).getByText('Show 10 more Amazon stores'))
    expect(list.querySelectorAll('summary')).toHaveLength(23 + 19)
  })

  test('lists what each source says', async () => {
    await useProgramsPage()
    fireEvent.click(screen.getByText('What each source says'))
    screen.getByText('Newsletter (India): no.')
    screen.getAllByText('Website, Social media, Newsletter: yes.')
    screen.getByText(
      'Since April 14, 2026, purchases after any paid ad or boosted post do not count.',
    )
  })
})

describe('where the author uses their tags', () => {
  test('a network and the list are saved at once, and the table follows', async () => {
    const { changes } = await useProgramsPage()
    fireEvent.click(screen.getByLabelText('YouTube'))
    expect(cellsOf('Amazon Germany')[2]).toContain('Confirm')
    await waitFor(() => expect(cellsOf('Amazon Germany')[2]).toBe('Social media: Allowed'))
    fireEvent.click(screen.getByLabelText('Everyone on my mailing list signed up for it'))
    await screen.findByText('Saved. Your changes are live.')
    await waitFor(() => expect(cellsOf('Amazon Germany')[3]).toBe('Newsletter: Allowed'))
    expect(cellsOf('Amazon India')[3]).toBe('Newsletter: Not allowed')
    expect(changes).toEqual([
      { networks: ['youtube'], isListOptIn: false },
      { networks: ['youtube'], isListOptIn: true },
    ])
  })

  test.each([
    ['premium-required', 'Premium subscription required to set affiliate tag'],
    ['unexpected', 'Error updating profile'],
  ] as const)(
    'a refusal for %s shows its error and takes the change back',
    async (reason, words) => {
      await useProgramsPage({ refusal: new FakeRefusal(reason, 403) })
      const box = screen.getByLabelText<HTMLInputElement>('YouTube')
      fireEvent.click(box)
      expect(box.checked).toBe(true)
      expect(await findToast()).toContain(words)
      await waitFor(() => expect(box.checked).toBe(false))
    },
  )

  test('without Premium nothing can be changed, and tags are inactive', async () => {
    await useProgramsPage({
      isPremium: false,
      stored: { affiliateTags: { us: 'ada-20' as never } },
    })
    expect(screen.getByLabelText('YouTube').closest('fieldset')?.disabled).toBe(true)
    expect(cellsOf('Amazon United States')[0]).toBe('Inactive')
    expect(within(rowOf('Rakuten Kobo')).queryByRole('button')).toBeNull()
    screen.getByText('See Premium')
  })
})

describe('the rules', () => {
  const openRules = async () => {
    useFakeAuth({ session: signedInResponse({ isPremium: true }) })
    await openPage('/profile/tags?view=rules')
    await screen.findByRole('heading', { name: 'Amazon’s rules' })
  }

  test('each has a source with its date', async () => {
    await openRules()
    const section = screen.getByRole('region', { name: 'Amazon’s rules' })
    const rules = within(section).getAllByRole('definition')
    expect(rules).toHaveLength(9)
    for (const rule of rules) {
      expect(within(rule).getAllByRole('link').length).toBeGreaterThan(0)
      expect(rule.textContent).toMatch(/ · [A-Z][a-z]{2} \d{1,2}, 20\d\d/)
    }
    expect(section.textContent).toContain('89 days')
  })

  test('A3 asks for the author’s own sites, and says what is open about ours', async () => {
    await openRules()
    const section = screen.getByRole('region', { name: 'Sites to enter in your Amazon account' })
    expect(section.textContent).toContain('Amazon accepts a website only if you own it.')
    expect(section.textContent).toContain('Should you enter localhost:3000 too?')
    expect(section.textContent).toContain('Geniuslink')
    expect(within(section).queryByRole('button')).toBeNull()
  })

  test('A1 has the statement to copy in the language of each store', async () => {
    await openRules()
    const written: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    })
    press('Copy the statement: Als Amazon-Partner verdiene ich an qualifizierten Verkäufen.')
    await waitFor(() => expect(shownToasts()[0]?.text).toBe('Text copied to clipboard'))
    expect(written).toEqual(['Als Amazon-Partner verdiene ich an qualifizierten Verkäufen.'])
    const section = screen.getByRole('region', { name: 'Disclosures for your links' })
    expect(within(section).getAllByRole('button', { name: /^Copy the statement/ })).toHaveLength(10)
    // For stores in English, and in Poland and Sweden.
    const english = 'As an Amazon Associate I earn from qualifying purchases.'
    expect(within(section).getAllByText(english)).toHaveLength(3)
    screen.getByText('We don’t know Amazon’s statement in Polish, so use English.')
  })
})
