import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, press, typedIn } from '../../testing/account-page.ts'
import { FakeRefusal } from '../../testing/fake-api.ts'
import { defaultSettingsView, sampleSettings } from '../../testing/fake-link-settings.ts'
import { findToast } from '../../testing/home-page.ts'
import { itemsOf, MANAGEMENT, useManagementPage } from '../../testing/management-page.ts'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const retailer = (name: string) => screen.getByRole('switch', { name: `Show ${name}` })

describe('who looks', () => {
  test('a free user sees where the link leads, and what Premium adds', async () => {
    await useManagementPage({ isPremium: false })
    await heading('Dune')
    expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/pricing')
    screen.getByText('Amazon United States', { selector: 'strong' })
    expect(screen.queryByRole('switch')).toBeNull()
  })

  test('a visitor goes to sign in, and back', async () => {
    const { router } = await useManagementPage({
      responses: {
        'session.get': () => ({
          user: null,
          allowance: null,
          signInMethods: { google: false },
          hasPayments: false,
          hasYearlyPlan: false,
          hasServiceTags: true,
          serviceTagsOn: 'links',
          isDiskFull: false,
        }),
      },
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe(MANAGEMENT)
  })

  test('S36 does not find the link of another account', async () => {
    await useManagementPage({
      responses: {
        'links.settings': () => {
          throw new FakeRefusal('not-found', 404)
        },
      },
    })
    await heading('Link not found')
  })

  test('can be retried when the server did not answer', async () => {
    let isAway = true
    await useManagementPage({
      responses: {
        'links.settings': () => {
          if (isAway) throw new FakeRefusal('unavailable', 503)
          return sampleSettings()
        },
      },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isAway = false
    fireEvent.click(again)
    await heading('Dune')
  })
})

test('shows what a reader of any country gets, and why', async () => {
  const view = { ...defaultSettingsView, excluded: ['jp' as const] }
  await useManagementPage({ first: sampleSettings({ settings: view }) })
  await heading('Dune')
  fireEvent.change(screen.getByLabelText('Reader’s country'), { target: { value: 'JP' } })
  expect(itemsOf('Steps')).toEqual([
    'The store for Japan is Amazon Japan: this country has its own store.',
    'You excluded Amazon Japan, so the next store is Amazon United States.',
    'The link opens the book’s page there.',
    'The link has no affiliate tag for this store, so purchases earn no commission.',
  ])
  const look = screen.getByRole('link', { name: /^Preview without your tag/ })
  expect(look.getAttribute('href')).toBe('https://www.amazon.com/dp/0441172717')
})

describe('the stores', () => {
  test('are switched at once, and back by one click', async () => {
    const { updates, api } = await useManagementPage()
    await heading('Dune')
    fill('Find a store', 'adlib')
    fireEvent.click(retailer('Adlibris'))
    await waitFor(() => expect(retailer('Adlibris').getAttribute('aria-checked')).toBe('false'))
    screen.getByText('Hidden on your page')
    expect(await findToast()).toContain('Link updated')
    const [update] = updates
    expect(update?.settings).toEqual({ retailers: { off: ['adlibris'] } })
    press('Undo')
    await waitFor(() => expect(retailer('Adlibris').getAttribute('aria-checked')).toBe('true'))
    expect(api.calls).toContain('links.undo')
  })

  test.each([
    ['unavailable', 'Temporarily unavailable'],
    ['premium-required-to-manage', 'Premium required'],
    ['unexpected', 'Error updating link'],
  ] as const)('stay as before and show the error after a refusal for %s', async (reason, words) => {
    await useManagementPage({
      responses: {
        'links.update': () => {
          throw new FakeRefusal(reason, 403)
        },
      },
    })
    await heading('Dune')
    fireEvent.click(retailer('Adlibris'))
    expect(await findToast()).toContain(words)
    expect(retailer('Adlibris').getAttribute('aria-checked')).toBe('true')
  })

  test('are all switched when the clicks come faster than the server answers', async () => {
    const { updates } = await useManagementPage()
    await heading('Dune')
    for (const name of ['AbeBooks', 'Adlibris', 'Alibris']) fireEvent.click(retailer(name))
    await waitFor(() => expect(updates).toHaveLength(3))
    expect(updates[2]?.settings).toEqual({
      retailers: { off: ['abebooks', 'adlibris', 'alibris'] },
    })
    await findToast()
    await waitFor(() => expect(screen.getAllByText('Hidden on your page')).toHaveLength(3))
  })

  test('are found by name, country and format', async () => {
    await useManagementPage()
    await heading('Dune')
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'IE' } })
    fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'audio' } })
    fill('Find a store', 'water')
    expect(itemsOf('Stores')).toEqual([
      'WaterstonesUnited Kingdom, Ireland · Print, AudiobooksBook page by ISBN · no affiliate ID',
    ])
    fill('Find a store', 'no such store')
    press('Clear filters')
    expect(typedIn('Find a store')).toBe('')
    expect(itemsOf('Stores')).toHaveLength(20)
  })

  test('show what readers reported and what the owner confirmed', async () => {
    await useManagementPage({
      responses: {
        'links.health': () => ({
          createdAt: '2026-11-01T09:00:00.000Z',
          sellers: [
            {
              seller: 'adlibris',
              confirmedAt: '2026-11-03T12:00:00.000Z',
              reports: [
                { country: 'SE', reports: 1 },
                { country: 'FI', reports: 1 },
              ],
              lastReportOn: '2026-11-05',
            },
          ],
        }),
      },
    })
    await screen.findByText('2 readers reported the book missing, most recently on Nov 5, 2026')
    screen.getByText('You last confirmed availability here on Nov 3, 2026')
  })
})

describe('the editions', () => {
  const list = () => screen.getByRole('list', { name: 'Editions in order' })
  const fallbacks = () =>
    within(list())
      .getAllByRole<HTMLSelectElement>('combobox', { name: /^Format of/ })
      .map((format) => [format.value, format.getAttribute('aria-label')])

  test('get another one, whose format is guessed and which moves by its buttons', async () => {
    const { updates } = await useManagementPage()
    await heading('Dune')
    fill('Another edition', 'https://www.amazon.de/dp/B00B7NPRY8?tag=somebody-21')
    press('Add the edition')
    await waitFor(() =>
      expect(fallbacks()).toEqual([
        ['paperback', 'Format of 978-0-441-17271-9'],
        ['kindle', 'Format of B00B7NPRY8'],
      ]),
    )
    await waitFor(() => expect(typedIn('Another edition')).toBe(''))
    press('Move Kindle B00B7NPRY8 up')
    await waitFor(() => expect(fallbacks()[0]).toEqual(['kindle', 'Format of B00B7NPRY8']))
    await waitFor(() => expect(updates).toHaveLength(2))
    expect(updates[1]?.settings).toEqual({
      editions: [
        { format: 'kindle', identifier: 'B00B7NPRY8', notSoldIn: [] },
        { format: 'paperback', identifier: '9780441172719', notSoldIn: [] },
      ],
    })
    expect(screen.queryByRole('button', { name: /Remove Paperback/ })).toBeNull()
    press('Remove Kindle B00B7NPRY8')
    await waitFor(() => expect(fallbacks()).toHaveLength(1))
    await waitFor(() => expect(updates[2]?.settings).toEqual({ editions: [] }))
  })

  test.each([
    ['978-0-441-17271-8', 'The last digit does not match the others'],
    ['0441172717', 'This edition is already on the list.'],
    ['https://www.amazon.de/gp/cart', 'Open the book’s own page in the store'],
  ])('refuse %s, say why, and keep it', async (text, words) => {
    const { updates } = await useManagementPage()
    await heading('Dune')
    fill('Another edition', text)
    press('Add the edition')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(words)
    expect(typedIn('Another edition')).toBe(text)
    expect(updates).toEqual([])
  })

  test('match the reader’s language where the author allows it', async () => {
    const { updates } = await useManagementPage()
    await heading('Dune')
    const name = 'Send readers to the edition in their language'
    const isAllowed = () => screen.getByRole('switch', { name }).getAttribute('aria-checked')
    expect(screen.queryByRole('switch', { name })).toBeNull()
    fill('Another edition', '9783453317178')
    press('Add the edition')
    await waitFor(() => expect(fallbacks()).toHaveLength(2))
    const language = screen.getByRole('combobox', { name: 'Language of 978-3-453-31717-8' })
    fireEvent.change(language, { target: { value: 'de' } })
    await waitFor(() => expect(updates).toHaveLength(2))
    expect(updates[1]?.settings?.editions?.[1]).toMatchObject({
      identifier: '9783453317178',
      language: 'de',
    })
    expect(isAllowed()).toBe('false')
    fireEvent.click(screen.getByRole('switch', { name }))
    await waitFor(() => expect(updates).toHaveLength(3))
    expect(updates[2]?.settings).toEqual({ matchLanguage: true })
    expect(isAllowed()).toBe('true')
  })

  test('are marked as not sold in countries that are found by name', async () => {
    const { updates } = await useManagementPage()
    await heading('Dune')
    press('Change where Paperback 978-0-441-17271-9 is not sold')
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'united' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Select these' }))
    fireEvent.click(within(dialog).getByLabelText('United States'))
    within(dialog).getByText('2 selected')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    screen.getByText('Not sold in the United Arab Emirates and the United Kingdom.', {
      exact: false,
    })
    expect(updates[0]?.settings?.editions?.[0]?.notSoldIn).toEqual(['AE', 'GB'])
  })
})

test('readers of unknown country can be routed as readers of a chosen country', async () => {
  const { updates } = await useManagementPage()
  await heading('Dune')
  const field = screen.getByLabelText<HTMLSelectElement>('Treat these readers as if they were in')
  fireEvent.change(field, { target: { value: 'GB' } })
  await waitFor(() => expect(updates[0]?.settings).toEqual({ defaultCountry: 'GB' }))
  expect(field.value).toBe('GB')
})

const state = (version: number, change: object) => ({
  version,
  changedAt: `2026-11-2${version}T09:30:00.000Z`,
  by: version > 0 ? 'Ada' : null,
  slug: 'h7kq2mw' as never,
  settings: { ...defaultSettingsView, ...change },
  undoneVersion: null,
  labels: null,
})
const twoChanges = [
  state(2, { excluded: ['de'], mode: 'choose' }),
  state(1, { excluded: ['de'] }),
  state(0, {}),
]

test('the history lists each change, and can undo it', async () => {
  const undone: number[] = []
  await useManagementPage({
    responses: {
      'links.history': () => twoChanges,
      'links.undo': ({ version }) => {
        undone.push(version)
        return sampleSettings()
      },
    },
  })
  const list = await screen.findByRole('list', { name: 'Changes, newest first' })
  const [newest, oldest, ...others] = within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list)
  expect(newest?.textContent).toContain('Readers choose a store on your page.')
  expect(oldest?.textContent).toContain('Ada')
  expect(oldest?.textContent).toContain('Amazon Germany is excluded.')
  expect(others).toEqual([])
  if (!oldest) throw new Error('no change')
  fireEvent.click(within(oldest).getByRole('button', { name: /^Undo this change/ }))
  await waitFor(() => expect(undone).toEqual([1]))
})

test('a free user can undo a change of the mode, and only that', async () => {
  const undone: number[] = []
  await useManagementPage({
    isPremium: false,
    responses: {
      'links.history': () => twoChanges,
      'links.undo': ({ version }) => {
        undone.push(version)
        return sampleSettings()
      },
    },
  })
  const undos = await screen.findAllByRole('button', { name: /^Undo this change/ })
  expect(undos).toHaveLength(1)
  fireEvent.click(undos[0] as HTMLElement)
  await waitFor(() => expect(undone).toEqual([2]))
})
