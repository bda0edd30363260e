import { linkAllowance } from '@everyshelf/domain/plans'
import type { BulkAction } from '@everyshelf/domain/schemas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeBulkRun } from '../features/dashboard/bulk-changes/bulk-run.ts'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { sampleBulkChange } from '../testing/fake-bulk-calls.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleSavedLink, savedLinks } from '../testing/sample-links.ts'

const links = ['Emma', 'Dune', 'Cinder', 'Beloved', 'Atonement'].map((title, index) =>
  sampleSavedLink(`B0CSAMPLE${index}`, {
    id: `link${title.toLowerCase()}0`,
    title,
    createdAt: `2026-11-2${index}T09:30:00.000Z`,
  }),
)
const [newest] = links.toReversed()

async function useDashboard(answers: Partial<FakeCalls> = {}, address = '/dashboard') {
  closeBulkRun()
  useFakeApi({
    'session.get': () => signedInResponse({}, linkAllowance('free', 5)),
    ...savedLinks(links.toReversed()),
    ...answers,
  })
  await openPage(address)
}

const box = (title: string) => screen.findByRole('checkbox', { name: `Select ${title}` })
const bar = () => screen.findByRole('region', { name: 'Selected links' })
const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((one) => one.getAttribute('aria-label'))

async function openDialog(button: string) {
  fireEvent.click(await box('Emma'))
  fireEvent.click(within(await bar()).getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}

test('Shift selects the rows between two clicks', async () => {
  await useDashboard()
  fireEvent.click(await box('Atonement'))
  fireEvent.click(await box('Cinder'), { shiftKey: true })
  expect(selected()).toEqual(['Select Atonement', 'Select Beloved', 'Select Cinder'])
  within(await bar()).getByText('3 selected')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(selected()).toEqual([])
})

test('X selects the row with the focus, and the arrow keys move between rows', async () => {
  await useDashboard()
  const first = await box('Atonement')
  first.focus()
  fireEvent.keyDown(first, { key: 'x' })
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(await box('Beloved'))
  fireEvent.keyDown(await box('Beloved'), { key: 'ArrowDown', shiftKey: true })
  expect(selected()).toEqual(['Select Atonement', 'Select Beloved', 'Select Cinder'])
  expect(newest?.title).toBe('Atonement')
})

test('the preview tells what changes, what stays, and why', async () => {
  const asked: BulkAction[] = []
  await useDashboard({
    'bulkChanges.preview': ({ action }) => {
      asked.push(action)
      const examples = [{ id: 'linkemma0', title: 'Emma' }]
      return {
        total: 7,
        missing: 1,
        groups: [
          {
            outcome: 'changed',
            reason: null,
            effect: { added: ['choose'], removed: ['instant'] },
            count: 4,
            examples,
          },
          { outcome: 'unchanged', reason: 'already', effect: null, count: 1, examples },
          {
            outcome: 'refused',
            reason: 'premium-required-to-manage',
            effect: null,
            count: 2,
            examples,
          },
        ],
      }
    },
  })
  const dialog = await openDialog('Destination')
  const rows = await dialog.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    '4 links will changeEmma and 3 more',
    '1 link stays as it isAlready set this way. Emma',
    expect.stringMatching(/^2 links stay as they are.*Premium.*Emma and 1 more$/),
    '1 selected link is no longer in your account',
  ])
  expect(dialog.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/pricing')
  dialog.getByRole('button', { name: 'Change 4 links' })
  fireEvent.click(dialog.getByRole('radio', { name: /Go straight to the store/ }))
  await waitFor(() => expect(asked.at(-1)).toEqual({ kind: 'mode', mode: 'instant' }))
})

test('nothing can be started before a choice, or if nothing would change', async () => {
  await useDashboard({
    'bulkChanges.preview': () => ({
      total: 1,
      missing: 0,
      groups: [{ outcome: 'unchanged', reason: 'already', effect: null, count: 1, examples: [] }],
    }),
  })
  const dialog = await openDialog('Stores')
  const start = dialog.getByRole<HTMLButtonElement>('button', { name: 'Change links' })
  expect(start.disabled).toBe(true)
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Rakuten Kobo' }))
  await dialog.findByText('Already set this way.')
  expect(start.disabled).toBe(true)
})

test('a step that fails can be continued', async () => {
  let isAway = true
  await useDashboard({
    'bulkChanges.advance': () => {
      if (isAway) throw new FakeRefusal('unavailable', 503)
      return sampleBulkChange({ state: 'changed', counts: { changed: 1, refused: 1 } })
    },
  })
  const dialog = await openDialog('Destination')
  fireEvent.click(await dialog.findByRole('button', { name: 'Change 1 link' }))
  const again = await screen.findByRole('button', { name: 'Continue' })
  expect(screen.getByRole('button', { name: 'Stop and undo' })).not.toBeNull()
  isAway = false
  fireEvent.click(again)
  await screen.findByText('1 link changed · 1 failed')
})

test('a change that another page left unfinished goes on', async () => {
  await useDashboard({
    'bulkChanges.list': () => [sampleBulkChange({ id: 'dddddddddddd' })],
    'bulkChanges.advance': ({ id }) =>
      sampleBulkChange({ id, state: 'changed', counts: { changed: 2 } }),
  })
  await screen.findByText('2 links changed')
})

test('each link has a result, with its page and the reason of a failure', async () => {
  const done = sampleBulkChange({ state: 'changed', counts: { changed: 1, refused: 1 } })
  const row = { effect: null, isSaved: true } as const
  await useDashboard(
    {
      'bulkChanges.list': () => [done],
      'bulkChanges.results': () => ({
        results: [
          {
            ...row,
            position: 1,
            linkId: 'linkemma00',
            title: 'Emma',
            outcome: 'changed',
            reason: null,
          },
          {
            ...row,
            position: 2,
            linkId: 'linkdune00',
            title: 'Dune',
            outcome: 'refused',
            reason: 'not-found',
            isSaved: false,
          },
        ],
        next: null,
      }),
    },
    '/dashboard?view=changes',
  )
  const list = within(await screen.findByRole('list', { name: 'Results' }))
  expect(list.getByRole('link', { name: 'Emma' }).getAttribute('href')).toBe('/links/linkemma00')
  expect(list.queryByRole('link', { name: 'Dune' })).toBeNull()
  list.getByText('Failed: This link was removed.')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText(/^2 links undone/)
})
