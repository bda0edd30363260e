import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../../../testing/account-page.ts'
import { FakeRefusal } from '../../../testing/fake-api.ts'
import { sampleSettings } from '../../../testing/fake-link-settings.ts'
import { MANAGEMENT, useManagementPage } from '../../../testing/management-page.ts'
import { sampleSavedLink } from '../../../testing/sample-links.ts'

const days = { from: '2026-10-23', to: '2026-11-21' }
const amazonUs = { seller: 'amazon-us', book: '9780441172719', format: null }
const frenchMove = {
  country: 'FR',
  before: { ...amazonUs, seller: 'amazon-fr' },
  after: amazonUs,
  clicks: 1200,
} as const

/** Leaves out Amazon France on the page of Amazon's stores while changes are tried out. */
async function useLeavingOut(responses: object) {
  const page = await useManagementPage({ responses })
  await screen.findByRole('heading', { level: 1, name: 'Dune' })
  press('Preview changes')
  await page.router.navigate(`${MANAGEMENT}/amazon`)
  const row = await waitFor(() => {
    const found = screen.getByText('Amazon France').closest('details')
    if (!found) throw new Error('no row')
    return found
  })
  row.open = true
  fireEvent(row, new Event('toggle'))
  fireEvent.click(await screen.findByRole('switch', { name: 'Exclude Amazon France' }))
  return {
    ...page,
    bar: within(screen.getByRole('region', { name: 'Preview of changes' })),
  }
}

test('shows before a change is saved where readers would have gone, then saves it', async () => {
  const asked: unknown[] = []
  const { bar, updates } = await useLeavingOut({
    'links.replay': (input: unknown) => {
      asked.push(input)
      const sellers = [
        { seller: 'amazon-us', before: 100, after: 1300 },
        { seller: 'amazon-fr', before: 1200, after: 0 },
      ]
      return { ...days, clicks: 1300, moved: 1200, moves: [frenchMove], sellers }
    },
  })
  await bar.findByText('1,200 of 1,300 clicks in the last 30 days would go elsewhere.')
  expect(asked.at(-1)).toEqual({
    id: '5f0c9a1be24d77c0a3b61e90',
    settings: { excluded: ['fr'] },
  })
  const rowsOf = (name: string) =>
    within(bar.getByRole('table', { name, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent)
  expect(rowsOf('By country')).toEqual([
    'Readers inClicksNowAfter',
    'France1,200Amazon FranceAmazon United States',
  ])
  expect(rowsOf('By store')).toEqual([
    'StoreClicks nowClicks after',
    'Amazon United States1001,300',
    'Amazon France1,2000',
  ])
  expect(updates).toEqual([])
  press('Save changes')
  await waitFor(() => expect(updates[0]?.settings).toEqual({ excluded: ['fr'] }))
  await waitFor(() => expect(screen.queryByText('Nothing is saved yet.')).toBeNull())
})

test('hides the format, which is saved at once', async () => {
  const link = sampleSavedLink('B00B7NPRY8', { title: 'Dune' })
  await useManagementPage({ first: sampleSettings({ link }) })
  const format = () => screen.queryByLabelText('Book format')
  await screen.findByRole('button', { name: 'Preview changes' })
  expect(format()).not.toBeNull()
  press('Preview changes')
  expect(format()).toBeNull()
})

test('forgets what is discarded', async () => {
  const { bar, updates, router } = await useLeavingOut({})
  await bar.findByText('No clicks in the last 30 days, so there is nothing to compare.')
  press('Discard')
  expect(screen.queryByText('Nothing is saved yet.')).toBeNull()
  const isExcluded = screen.getByRole('switch', { name: 'Exclude Amazon France' })
  expect(isExcluded.getAttribute('aria-checked')).toBe('false')
  await router.navigate(MANAGEMENT)
  await screen.findByRole('button', { name: 'Preview changes' })
  expect(updates).toEqual([])
})

test('says when no click would go elsewhere', async () => {
  const { bar } = await useLeavingOut({
    'links.replay': () => ({ ...days, clicks: 7, moved: 0, moves: [], sellers: [] }),
  })
  await bar.findByText('No change for the 7 clicks in the last 30 days.')
})

test('offers a retry when the clicks cannot be loaded, and can still save', async () => {
  let isDown = true
  const { bar } = await useLeavingOut({
    'links.replay': () => {
      if (isDown) throw new FakeRefusal('unexpected', 500)
      return { ...days, clicks: 7, moved: 0, moves: [], sellers: [] }
    },
  })
  await bar.findByRole('alert')
  bar.getByRole('button', { name: 'Save changes' })
  isDown = false
  press('Try again')
  await bar.findByText('No change for the 7 clicks in the last 30 days.')
})
