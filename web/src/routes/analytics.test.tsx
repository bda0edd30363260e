import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sampleProfile } from '../testing/fake-account-calls.ts'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInAnswer } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'
import { emptyOverview, type OverviewInput, sampleOverview } from '../testing/sample-analytics.ts'
import { sampleSavedLink } from '../testing/sample-links.ts'

const DUNE_LINK = '5f0c9a1be24d77c0a3b61e90'

/** The page of somebody with Premium on a day of November, and what it has asked. */
async function useAnalytics(address = '/analytics', answers: Partial<FakeCalls> = {}) {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked: OverviewInput[] = []
  const api = useFakeApi({
    'session.get': () => signedInAnswer({ isPremium: true }),
    'analytics.overview': (input) => {
      asked.push(input)
      return sampleOverview(input)
    },
    'links.get': () => sampleSavedLink('9780441172719', { id: DUNE_LINK, title: 'Dune' }),
    ...answers,
  })
  const router = await openPage(address)
  return { api, asked, router }
}

const items = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('leads a signed-out visitor to sign in, and back to what they asked for', async () => {
  useFakeApi()
  const router = await openPage('/analytics?days=7')
  await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
  expect(router.state.location.search).toBe('?mode=signin&next=%2Fanalytics%3Fdays%3D7')
})

describe('the figures', () => {
  test('are three, each beside the one before', async () => {
    await useAnalytics()
    const all = within(await screen.findByRole('region', { name: 'In all' }))
    expect(all.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '8100% more than the 4 before',
      '525% more than the 4 before',
      '4As many as before',
    ])
    all.getByText(/^Compared with Sep 23\s–\sOct 22, 2026$/)
  })

  test('name every country, store and site, the unknown ones too', async () => {
    await useAnalytics()
    expect(items(await screen.findByRole('list', { name: 'Clicks by country' }))).toEqual([
      'Show only Germany360%',
      'Show only Singapore120%',
      'Unknown country120%',
    ])
    expect(items(screen.getByRole('list', { name: 'Clicks by store' }))).toEqual([
      'Show only Amazon Germany480%',
      'Show only Rakuten Kobo120%',
    ])
    expect(items(screen.getByRole('list', { name: 'Clicks by site' }))).toEqual([
      'Opened directly, or not told480%',
      'example.org120%',
    ])
    await screen.findByRole('img', { name: 'Map of the world: clicks from 2 countries' })
  })

  test('S9 say what was left out and why', async () => {
    await useAnalytics()
    const left = within(await screen.findByRole('region', { name: 'Left out, and why' }))
    left.getByText('Search engines')
    left.getByText('A search engine or an archive read the link.')
    expect(left.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '2',
      '1',
    ])
  })

  test('of the days are a table as well, and a file', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    onTestFinished(() => saved.mockRestore())
    await useAnalytics('/analytics?days=7')
    fireEvent.click(await screen.findByRole('button', { name: 'Day by day as a table' }))
    const table = within(screen.getByRole('region', { name: 'Day by day, table' }))
    expect(table.getAllByRole('row').at(-1)?.textContent).toBe('2026-11-215844')
    fireEvent.click(screen.getByRole('button', { name: 'Day by day as CSV' }))
    const text = await (saved.mock.lastCall as [Blob])[0].text()
    expect(text.split('\r\n')[0]).toBe('Day,Clicks,Hits,Unique readers,Clicks before')
    expect(text).toContain('\r\n2026-11-21,5,8,4,4\r\n')
  })
})

describe('what is asked for', () => {
  test('stands in the address, and the way back undoes it', async () => {
    const { asked, router } = await useAnalytics()
    fireEvent.click(await screen.findByRole('button', { name: 'Show only Germany' }))
    expect(router.state.location.search).toBe('?country=DE')
    await screen.findByRole('button', { name: 'Stop showing only Germany' })
    fireEvent.click(screen.getByRole('button', { name: '7 days' }))
    expect(router.state.location.search).toBe('?country=DE&days=7')
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ from: '2026-11-15', to: '2026-11-21', country: 'DE' }),
    )
    await router.navigate(-1)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '30 days' }).getAttribute('aria-pressed')).toBe(
        'true',
      ),
    )
  })

  test('combines a book, a country and a store, in the file too', async () => {
    const search = `link=${DUNE_LINK}&country=DE&shop=amazon-de&from=2026-11-01&to=2026-11-10`
    const { asked, router } = await useAnalytics(`/analytics?${search}`)
    const file = await screen.findByRole('link', { name: 'Download all as CSV' })
    expect(file.getAttribute('href')).toBe(
      `/analytics/clicks.csv?from=2026-11-01&to=2026-11-10&link=${DUNE_LINK}&country=DE&shop=amazon-de`,
    )
    expect(asked[0]).toEqual({
      from: '2026-11-01',
      to: '2026-11-10',
      link: DUNE_LINK,
      country: 'DE',
      shop: 'amazon-de',
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Stop showing only Dune' }))
    expect(router.state.location.search).not.toContain('link=')
  })

  test('is any two days in order', async () => {
    const { router } = await useAnalytics()
    fireEvent.click(await screen.findByRole('button', { name: 'Own days' }))
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-30' } })
    screen.getByText('The first day is after the last.')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } })
    fireEvent.click(screen.getByRole('button', { name: 'Show these days' }))
    expect(router.state.location.search).toBe('?from=2026-11-20&to=2026-11-21')
  })

  test('goes by the clock of the owner, which can become the clock here', async () => {
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const zone = here === 'Asia/Kolkata' ? 'Asia/Tokyo' : 'Asia/Kolkata'
    const changes: unknown[] = []
    await useAnalytics('/analytics', {
      'profile.get': () => ({ ...sampleProfile, timeZone: zone }),
      'profile.update': (input) => {
        changes.push(input)
        return { ...sampleProfile, timeZone: here }
      },
    })
    await screen.findByText(zone)
    fireEvent.click(screen.getByRole('button', { name: `Use ${here.replaceAll('_', ' ')}` }))
    await waitFor(() => expect(changes).toEqual([{ timeZone: here }]))
    await screen.findByText(here.replaceAll('_', ' '), { ignore: 'button' })
  })
})

describe('without figures', () => {
  test('an empty range says what can be done', async () => {
    const { router } = await useAnalytics('/analytics?country=DE', {
      'analytics.overview': emptyOverview,
    })
    await screen.findByRole('heading', { name: 'No clicks in this range' })
    fireEvent.click(screen.getByRole('button', { name: 'Show all books and places' }))
    expect(router.state.location.search).toBe('')
  })

  test('a failure offers another try', async () => {
    let isDown = true
    await useAnalytics('/analytics', {
      'analytics.overview': (input) => {
        if (isDown) throw new FakeRefusal('unexpected', 500)
        return sampleOverview(input)
      },
    })
    await screen.findByRole('alert')
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('region', { name: 'In all' })
  })

  test('Premium that has ended meanwhile is said', async () => {
    await useAnalytics('/analytics', {
      'analytics.overview': () => {
        throw new FakeRefusal('premium-required-to-analyse', 403)
      },
    })
    const alert = within(await screen.findByRole('alert'))
    alert.getByText('Premium required')
    expect(alert.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/pricing')
  })
})

test('a link of nobody leads to all links', async () => {
  const gone = () => {
    throw new FakeRefusal('not-found', 404)
  }
  await useAnalytics(`/analytics?link=${DUNE_LINK}`, {
    'analytics.overview': gone,
    'links.get': gone,
  })
  const alert = within(await screen.findByRole('alert'))
  alert.getByText('There is no such link')
  expect(alert.getByRole('link').getAttribute('href')).toBe('/analytics')
})

test('without Premium there are the three numbers of 30 days, and what Premium adds', async () => {
  const { api } = await useAnalytics('/analytics', { 'session.get': () => signedInAnswer() })
  const all = within(await screen.findByRole('region', { name: 'In all' }))
  expect(all.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '8',
    '5',
    '4',
  ])
  expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/pricing')
  expect(api.calls).not.toContain('analytics.overview')
})
