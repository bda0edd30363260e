import { linkAllowance } from '@everyshelf/domain/plans'
import type { RouterInputs } from '@everyshelf/server/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { createLinkSettingsHandlers, sampleSettings } from '../testing/fake-link-settings.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

type Update = RouterInputs['links']['update']

const LINK = '/links/5f0c9a1be24d77c0a3b61e90'

async function useLinkPage(
  responses: Partial<FakeCalls> = {},
  { isPremium = true, first = sampleSettings() } = {},
) {
  const updates: Update[] = []
  const server = createLinkSettingsHandlers(first)
  const { calls } = useFakeApi({
    'session.get': () =>
      signedInResponse({ isPremium }, linkAllowance(isPremium ? 'premium' : 'free', 1)),
    ...server,
    ...responses,
    'links.update': (input) => {
      updates.push(input)
      return (responses['links.update'] ?? server['links.update'])(input)
    },
  })
  const router = await openPage(LINK)
  await screen.findByRole('heading', { level: 1, name: 'Dune' })
  return { calls, updates, router }
}

beforeEach(() => localStorage.clear())

const press = (name: string) => fireEvent.click(screen.getByText(name))

describe('the book page', () => {
  test('names the book, and has a tab for each subject', async () => {
    await useLinkPage()
    const tabs = within(screen.getByRole('navigation', { name: 'This link' })).getAllByRole('link')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Share', LINK],
      ['Where readers go', '/link-management/5f0c9a1be24d77c0a3b61e90'],
      ['Page', '/universal-links/5f0c9a1be24d77c0a3b61e90'],
      ['Details', `${LINK}/details`],
      ['End of book', `${LINK}/back-matter`],
      ['Clicks', `${LINK}/clicks`],
    ])
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page')
    expect(document.title).toBe('Dune · Share · Everyshelf')
    screen.getByText('Live. Readers go straight to their store.')
  })

  test('opens what a reader in another country gets, without a tag', async () => {
    await useLinkPage({}, { first: sampleSettings({ ownTags: { de: 'ada-21' as never } }) })
    fireEvent.change(screen.getByLabelText('Open as a reader in'), { target: { value: 'DE' } })
    expect(screen.getByRole('link', { name: /^Open \(opens/ }).getAttribute('href')).toBe(
      'https://www.amazon.de/dp/0441172717',
    )
  })

  test('opens the reader page where readers choose their store', async () => {
    await useLinkPage({}, { first: sampleSettings({}, { mode: 'choose' }) })
    fireEvent.change(screen.getByLabelText('Open as a reader in'), { target: { value: 'DE' } })
    expect(screen.getByRole('link', { name: /^Open \(opens/ }).getAttribute('href')).toBe(
      '/book/9780441172719/universal?link=h7kq2mw&country=DE',
    )
  })

  test('says that an admin disabled the link, and why', async () => {
    const { link } = sampleSettings()
    await useLinkPage(
      {},
      { first: { ...sampleSettings(), link: { ...link, disabledReason: 'Spam reports' } } },
    )
    screen.getByText('Disabled by Everyshelf. Reason: Spam reports')
  })
})

describe('the short link', () => {
  const type = (name: string) =>
    fireEvent.change(screen.getByLabelText('Custom short link'), { target: { value: name } })

  test('is checked as it is typed', async () => {
    await useLinkPage()
    type('du')
    expect(screen.queryByRole('alert')).toBeNull()
    type('dune saga')
    screen.getByText('Use 3 to 40 letters and digits, with single hyphens between them.')
    type('Pricing')
    screen.getByText('It could be mistaken for an Everyshelf page. Choose another one.')
    expect(screen.getByRole('button', { name: 'Save short link' })).toHaveProperty('disabled', true)
    type('My-Dune')
    screen.getByText('my-dune')
  })

  test('changes, and the old one is listed as still working', async () => {
    const { updates } = await useLinkPage()
    type('My-Dune')
    press('Save short link')
    await screen.findByText('Your old short link keeps working')
    expect(updates).toEqual([{ id: '5f0c9a1be24d77c0a3b61e90', slug: 'my-dune' }])
    within(screen.getByRole('list', { name: 'Old short links' })).getByText('h7kq2mw')
  })

  test('that is taken shows an error beside the field, and stays in it', async () => {
    await useLinkPage({
      'links.update': () => {
        throw new FakeRefusal('slug-taken', 409)
      },
    })
    type('dune')
    press('Save short link')
    await screen.findByText('Another link uses it or used it before. Choose a different one.')
    expect(screen.getByLabelText('Custom short link')).toHaveProperty('value', 'dune')
  })
})

describe('where the author will use the link', () => {
  const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const write = (value: string) =>
    fireEvent.change(screen.getByLabelText('Text 1'), { target: { value } })
  const openRules = () => fireEvent.click(screen.getByText('Why no tag here?'))

  test('is a website at first, with two texts that the author can change', async () => {
    const written: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      written.push(text)
    })
    await useLinkPage({}, { first: sampleSettings({ ownTags: { us: 'ada-20' as never } }) })
    expect(screen.getByRole('button', { name: 'Website' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    screen.getByText(/This link uses your tag in 1 Amazon store/)
    expect(screen.getAllByDisplayValue('https://everyshelf.example/go/h7kq2mw')).toHaveLength(1)
    expect(screen.queryByText('https://everyshelf.example/go/h7kq2mw')).toBeNull()
    const own = 'Sand: https://everyshelf.example/go/h7kq2mw'
    write(own)
    screen.getByText('This link can earn a commission. Add “(paid link)” or “#ad”.')
    write(`#ad ${own}`)
    expect(screen.queryByText(/^This link can earn a commission/)).toBeNull()
    press('Copy text 1')
    await waitFor(() => expect(written).toEqual([`#ad ${own}`]))
  })

  test('remembers the texts for every channel, until the author starts over', async () => {
    await useLinkPage()
    write('Sand: https://everyshelf.example/go/h7kq2mw')
    choose('Newsletter')
    await screen.findByDisplayValue('Sand: https://everyshelf.example/go/mail22')
    press('Start over')
    screen.getByDisplayValue(/^Looking for your next read\? .*go\/mail22$/)
  })

  test('gives a card and a button for the website, without Premium too', async () => {
    await useLinkPage({}, { isPremium: false })
    const section = within(screen.getByRole('region', { name: 'Add this book to your website' }))
    const choose = (format: string) =>
      fireEvent.change(section.getByLabelText('Format'), { target: { value: format } })
    const previewPath = () => section.getByTitle('Preview of your card').getAttribute('src')
    expect(previewPath()).toBe('/embed/h7kq2mw?size=medium&theme=auto')
    choose('small')
    expect(previewPath()).toBe('/embed/h7kq2mw?size=small&theme=auto')
    section.getByText(
      /^<iframe src="https:\/\/everyshelf\.example\/embed\/h7kq2mw\?size=small&amp;theme=auto" title="Dune"/,
    )
    section.getByText(
      'https://everyshelf.example/oembed?url=https%3A%2F%2Feveryshelf.example%2Fgo%2Fh7kq2mw',
    )
    choose('button')
    expect(section.getByText('Get it on Amazon').tagName).toBe('A')
    section.getByText(
      /^<a href="https:\/\/everyshelf\.example\/go\/h7kq2mw" style="[^"]+">Get it on /,
    )
  })

  test('gets its own link on first use, and the same one afterward', async () => {
    const { calls, router } = await useLinkPage()
    choose('Newsletter')
    await screen.findByDisplayValue('https://everyshelf.example/go/mail22')
    expect(router.state.location.search).toBe('?for=mail')
    screen.getByText(/For emails to readers who signed up for them\./)
    screen.getByRole('textbox', { name: 'Newsletter link' })
    expect(screen.getAllByDisplayValue(/everyshelf\.example\/go\/mail22$/)).toHaveLength(3)
    choose('Website')
    screen.getByDisplayValue('https://everyshelf.example/go/h7kq2mw')
    choose('Newsletter')
    screen.getByDisplayValue('https://everyshelf.example/go/mail22')
    expect(calls.filter((call) => call === 'links.createChannel')).toHaveLength(1)
  })

  test('explains why there is no tag, and what the author can do', async () => {
    const first = sampleSettings({ ownTags: { us: 'ada-20' as never } })
    await useLinkPage({}, { first })
    choose('Newsletter')
    await screen.findByText(/This link has no affiliate tags, so it needs no disclosure/)
    openRules()
    expect(
      screen.getByRole('link', { name: 'Confirm your mailing list' }).getAttribute('href'),
    ).toBe('/profile/tags?view=programs#tag-channels')
    screen.getByText('Amazon in India')
    screen.getByText(/The program forbids affiliate tags in newsletters\./)
    screen.getByText('Amazon in other countries')
  })

  test('carries the tag in emails once the mailing list is confirmed', async () => {
    await useLinkPage(
      {},
      {
        first: sampleSettings({
          ownTags: { us: 'ada-20' as never, in: 'ada-in-21' as never },
          tagChannels: { networks: [], isListOptIn: true },
        }),
      },
    )
    choose('Newsletter')
    await screen.findByText(/This link uses your tag in 1 Amazon store/)
    openRules()
    expect(screen.queryByText('Confirm your mailing list')).toBeNull()
    // Its QR code has the tag too, but a link without tags needs no warning.
    await screen.findByDisplayValue('https://everyshelf.example/go/mail22')
    fireEvent.click(screen.getByRole('button', { name: 'QR code' }))
    await screen.findByText(/^For screens only\. In print, use your print link\./)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    choose('Ebook')
    await screen.findByDisplayValue('https://everyshelf.example/go/ebook22')
    fireEvent.click(screen.getByRole('button', { name: 'QR code' }))
    await screen.findByRole('img', { name: /^QR code for .*ebook22$/ })
    expect(screen.queryByText(/^For screens only/)).toBeNull()
  })

  test('names the networks where a link with a tag may be used', async () => {
    await useLinkPage(
      {},
      {
        first: sampleSettings({
          ownTags: { us: 'ada-20' as never },
          tagChannels: { networks: ['x', 'youtube'], isListOptIn: false },
        }),
      },
    )
    choose('Social media')
    await screen.findByText(/Use it only on the networks you confirmed: X and YouTube\./)
    choose('Newsletter')
    await screen.findByDisplayValue('https://everyshelf.example/go/mail22')
    expect(screen.queryByText(/Use it only on/)).toBeNull()
  })

  test('shows codes for print, and the way to back matter for ebooks', async () => {
    await useLinkPage()
    choose('Print')
    await screen.findByRole('img', {
      name: 'QR code for https://everyshelf.example/book/9780441172719/universal?link=print22',
    })
    press('Your short link')
    screen.getByRole('img', { name: 'QR code for https://everyshelf.example/go/print22' })
    expect(screen.queryByRole('button', { name: 'QR code' })).toBeNull()
    choose('Ebook')
    await screen.findByDisplayValue('https://everyshelf.example/go/ebook22')
    expect(screen.getByText('Create end-of-book pages').getAttribute('href')).toBe(
      `${LINK}/back-matter`,
    )
    expect(screen.queryByLabelText('Text 1')).toBeNull()
  })

  test('takes Attribution tags for ads, and only valid ones', async () => {
    const { updates } = await useLinkPage()
    choose('Paid ad')
    const field = await screen.findByLabelText('Attribution tag')
    const enter = (value: string) => fireEvent.change(field, { target: { value } })
    fireEvent.change(screen.getByLabelText('Amazon store'), { target: { value: 'de' } })
    enter('https://www.amazon.de/dp/0441172717?tag=ada-21')
    press('Add tag')
    expect(screen.getByRole('alert').textContent).toContain('Attribution')
    expect(updates).toEqual([])
    enter('https://www.amazon.de/dp/0441172717?maas=maas_adg_1&ref_=aa_maas&tag=maas')
    press('Add tag')
    const list = within(await screen.findByRole('list', { name: 'Your Attribution tags' }))
    list.getByText('Amazon Germany')
    const attribution = { de: 'maas=maas_adg_1&ref_=aa_maas&tag=maas' }
    expect(updates).toEqual([{ id: '5f0c9a1be24d77c0a3b61e90', settings: { attribution } }])
    fireEvent.click(list.getByText('Remove'))
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Your Attribution tags' })).toBeNull(),
    )
  })

  test('has a campaign for each link, and one from the address if the author wants that', async () => {
    const { updates } = await useLinkPage()
    choose('Social media')
    await screen.findByDisplayValue('https://everyshelf.example/go/social22')
    fireEvent.change(screen.getByLabelText('Campaign name'), { target: { value: ' Launch ' } })
    press('Save campaign')
    await waitFor(() =>
      expect(screen.getByLabelText('Campaign name')).toHaveProperty('value', 'Launch'),
    )
    choose('Website')
    expect(screen.getByLabelText('Campaign name')).toHaveProperty('value', '')
    fireEvent.click(screen.getByRole('switch', { name: 'Use utm_ parameters as the campaign' }))
    await waitFor(() =>
      expect(updates).toEqual([{ id: '5f0c9a1be24d77c0a3b61e90', settings: { recordUtm: true } }]),
    )
  })

  test('offers to create the link that the page’s address names, and after a failure', async () => {
    let isBroken = true
    await useLinkPage({
      'links.createChannel': ({ channel }) => {
        if (isBroken) throw new FakeRefusal('rate-limited', 429)
        const url = 'https://everyshelf.example/go/chat22'
        return { channel, slug: 'chat22' as never, url, campaign: null, isCurrent: true }
      },
    })
    choose('Messages')
    const create = await screen.findByRole('button', { name: 'Create short link' })
    isBroken = false
    fireEvent.click(create)
    await screen.findByDisplayValue('https://everyshelf.example/go/chat22')
  })
})

test('a free user shares the link, and sees that a custom short link needs Premium', async () => {
  await useLinkPage({}, { isPremium: false })
  screen.getByDisplayValue('https://everyshelf.example/go/h7kq2mw')
  expect(screen.queryByLabelText('Custom short link')).toBeNull()
  expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/pricing')
})
