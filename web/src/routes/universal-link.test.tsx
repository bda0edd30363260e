import type { LinkSettings } from '@everyshelf/domain/links'
import { linkAllowance } from '@everyshelf/domain/plans'
import type { RouterInputs } from '@everyshelf/server/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { createLinkSettingsHandlers, sampleSettings } from '../testing/fake-link-settings.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleSavedLink } from '../testing/sample-links.ts'

type Update = RouterInputs['links']['update']

interface Opened {
  /** What was asked to be changed, in order. */
  readonly updates: Update[]
}

async function useLinkPage(
  responses: Partial<FakeCalls> = {},
  { isPremium = true, first = sampleSettings(), heading = 'Dune' } = {},
): Promise<Opened> {
  const updates: Update[] = []
  const server = createLinkSettingsHandlers(first)
  useFakeApi({
    'session.get': () =>
      signedInResponse({ isPremium }, linkAllowance(isPremium ? 'premium' : 'free', 1)),
    ...server,
    ...responses,
    'links.update': (input) => {
      updates.push(input)
      return (responses['links.update'] ?? server['links.update'])(input)
    },
  })
  await openPage('/universal-links/5f0c9a1be24d77c0a3b61e90')
  await screen.findByRole('heading', { level: 1, name: heading })
  return { updates }
}

/** What the preview shows, which the server renders. */
function previewed() {
  const path = screen.getByTitle('Your page').getAttribute('src') ?? ''
  const query = new URL(path, 'https://everyshelf.example').searchParams
  return {
    country: query.get('country'),
    theme: query.get('theme'),
    ...(JSON.parse(query.get('settings') ?? '') as Pick<LinkSettings, 'look' | 'retailers'>),
  }
}
const settingsOf = (updates: readonly Update[]) => updates.map(({ settings }) => settings)
// By label alone: with so many stores, looking for a role takes its time.
const pressLabel = (label: string | RegExp) => fireEvent.click(screen.getByLabelText(label))
const press = (text: string) => fireEvent.click(screen.getByText(text))
const asReaderIn = (country: string) =>
  fireEvent.change(screen.getByLabelText('Preview for a reader in'), { target: { value: country } })

describe('the page of a universal link', () => {
  test('shows the page to a reader of any country in either theme, and opens it', async () => {
    await useLinkPage()
    asReaderIn('GB')
    expect(previewed()).toMatchObject({ country: 'GB', theme: 'light' })
    const themes = within(screen.getByRole('group', { name: 'Preview theme' }))
    fireEvent.click(themes.getByLabelText('Dark'))
    expect(previewed().theme).toBe('dark')
    expect(screen.getByRole('link', { name: /^Open page/ }).getAttribute('href')).toBe(
      '/book/9780441172719/universal?link=h7kq2mw&country=GB',
    )
  })

  test('keeps the preview on screen until its next version has loaded', async () => {
    await useLinkPage()
    pressLabel(/^Minimal/)
    await waitFor(() => expect(previewed().look.layout).toBe('minimal'))
    const before = screen.getByTitle('Your page before the last change')
    expect(before.getAttribute('src')).toContain('classic')
    fireEvent.load(screen.getByTitle('Your page'))
    await waitFor(() => expect(before.isConnected).toBe(false))
  })

  test('lets the owner choose who decides', async () => {
    const { updates } = await useLinkPage()
    press('Let readers choose')
    await screen.findByText('Link updated')
    expect(settingsOf(updates)).toEqual([{ mode: 'choose' }])
  })

  test('orders, hides and finds stores, and updates the preview at once', async () => {
    const { updates } = await useLinkPage()
    asReaderIn('DE')
    pressLabel('Add Hugendubel to your order')
    await waitFor(() => expect(previewed().retailers.order).toEqual(['hugendubel']))
    pressLabel('Show Thalia')
    await waitFor(() => expect(previewed().retailers.off).toEqual(['thalia']))
    fireEvent.change(screen.getByLabelText('Find a store or country'), {
      target: { value: 'waterst' },
    })
    pressLabel('Add Waterstones to your order')
    const up = await screen.findByLabelText('Move Waterstones up')
    await waitFor(() => expect(document.activeElement === up).toBe(true))
    fireEvent.keyDown(up, { key: 'ArrowUp', altKey: true })
    await screen.findByText('Waterstones: 1 of 2')
    // Nothing is above it any more, so the focus goes to the way down.
    const down = screen.getByLabelText('Move Waterstones down')
    await waitFor(() => expect(document.activeElement === down).toBe(true))
    press('Reset to default')
    await waitFor(() => expect(updates.length).toBe(5))
    expect(settingsOf(updates)).toEqual([
      { retailers: { order: ['hugendubel'] } },
      { retailers: { off: ['thalia'] } },
      { retailers: { order: ['hugendubel', 'waterstones'] } },
      { retailers: { order: ['waterstones', 'hugendubel'] } },
      { retailers: { order: [], off: [] } },
    ])
  })

  test('shows a note while it is typed, and keeps it when it could not be saved', async () => {
    let isAway = true
    const server = createLinkSettingsHandlers()
    const { updates } = await useLinkPage({
      ...server,
      'links.update': (input) => {
        if (isAway) throw new FakeRefusal('unexpected', 500)
        return server['links.update'](input)
      },
    })
    const field = screen.getByLabelText('Note to readers')
    fireEvent.change(field, { target: { value: 'Signed copies at the corner bookstore' } })
    await waitFor(() => expect(previewed().look.note).toBe('Signed copies at the corner bookstore'))
    screen.getByText(/^37 of 200 characters/)
    press('Save note')
    await screen.findByText('Error updating link')
    expect(field).toHaveProperty('value', 'Signed copies at the corner bookstore')
    isAway = false
    await waitFor(() =>
      expect(screen.getByText('Save note').hasAttribute('aria-disabled')).toBe(false),
    )
    press('Save note')
    await screen.findByText('Link updated')
    expect(settingsOf(updates)[1]).toEqual({
      look: { note: 'Signed copies at the corner bookstore' },
    })
  })

  test('hides and moves parts of the page, and asks for the newsletter’s form', async () => {
    const { updates } = await useLinkPage()
    pressLabel('Show: Text')
    fireEvent.keyDown(screen.getByLabelText('Move Stores'), { key: 'Home' })
    fireEvent.change(screen.getByLabelText('Newsletter form'), {
      target: { value: 'ada.example/join' },
    })
    press('Save')
    await waitFor(() => expect(updates.length).toBe(3))
    const [hidden, moved, asked] = settingsOf(updates)
    expect(hidden).toEqual({ look: { hidden: ['about'] } })
    expect(moved?.look?.order?.slice(0, 2)).toEqual(['stores', 'note'])
    expect(asked).toEqual({ look: { newsletter: 'https://ada.example/join' } })
    expect(previewed().look).toMatchObject({ hidden: ['about'] })
  })

  test('gives the page a layout, a color, a large button, and fewer stores', async () => {
    const { updates } = await useLinkPage()
    pressLabel(/^Large cover/)
    pressLabel('Plum')
    fireEvent.change(screen.getByLabelText('Large button'), { target: { value: 'kobo' } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Audiobook' }))
    await waitFor(() => expect(updates.length).toBe(4))
    expect(settingsOf(updates)).toEqual([
      { look: { layout: 'cover' } },
      { look: { accent: 'plum' } },
      { look: { button: 'kobo' } },
      { look: { formats: ['print', 'ebook'] } },
    ])
    expect(previewed().look).toMatchObject({ layout: 'cover', accent: 'plum', button: 'kobo' })
  })

  test('goes back to what was, when the server refuses a change', async () => {
    await useLinkPage({
      'links.update': () => {
        throw new FakeRefusal('unavailable', 503)
      },
    })
    press('Let readers choose')
    await screen.findByText('Temporarily unavailable')
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /Go straight to the store/ })).toHaveProperty(
        'checked',
        true,
      ),
    )
  })
})

test('a free user chooses what the link opens, and sees what Premium adds', async () => {
  const { updates } = await useLinkPage({}, { isPremium: false })
  press('Let readers choose')
  await waitFor(() => expect(settingsOf(updates)).toEqual([{ mode: 'choose' }]))
  expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/pricing')
  expect(screen.queryByRole('switch')).toBeNull()
})

test('asks before readers see the page of a book without a title', async () => {
  const first = sampleSettings({ link: sampleSavedLink('9780441172719') })
  const { updates } = await useLinkPage({}, { first, heading: first.link.title })
  press('Let readers choose')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a title first?' }))
  expect(dialog.getByText('Add a title').getAttribute('href')).toBe(
    '/links/5f0c9a1be24d77c0a3b61e90/details',
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(updates).toEqual([])
  press('Let readers choose')
  fireEvent.click(await screen.findByText('Save anyway'))
  await waitFor(() => expect(settingsOf(updates)).toEqual([{ mode: 'choose' }]))
})

test('S36 does not find the link of another account', async () => {
  useFakeApi({
    'session.get': () => signedInResponse({ isPremium: true }, linkAllowance('premium', 1)),
    'links.settings': () => {
      throw new FakeRefusal('not-found', 404)
    },
  })
  await openPage('/universal-links/aaaaaaaaaaaa')
  await screen.findByRole('heading', { level: 1, name: 'Link not found' })
})

test('can be retried when the server did not answer', async () => {
  let isAway = true
  useFakeApi({
    'session.get': () => signedInResponse({ isPremium: true }, linkAllowance('premium', 1)),
    'links.settings': () => {
      if (isAway) throw new FakeRefusal('unavailable', 503)
      return sampleSettings()
    },
  })
  await openPage('/universal-links/5f0c9a1be24d77c0a3b61e90')
  const again = await screen.findByRole('button', { name: 'Try again' })
  isAway = false
  fireEvent.click(again)
  await screen.findByRole('heading', { level: 1, name: 'Dune' })
})
