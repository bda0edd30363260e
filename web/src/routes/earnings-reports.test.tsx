import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleProfile } from '../testing/fake-account-calls.ts'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { createEarningsHandlers, sampleImport } from '../testing/fake-earnings.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

const HEADER = 'ASIN,Name,Tracking ID,Date Shipped,Items Shipped,Ad Fees($)'
const DUNE = '0441172717,Dune,ada-20,11/20/2026,1,0.54'

async function useReports(responses: Partial<FakeCalls> = {}) {
  const api = useFakeApi({
    'session.get': () => signedInResponse({ isPremium: true }),
    'profile.get': () => ({
      ...sampleProfile,
      isPremium: true,
      affiliateTags: { us: 'ada-20' as never },
    }),
    ...createEarningsHandlers(),
    ...responses,
  })
  await openPage('/earnings/reports')
  return api
}

async function choose(text: string, name = 'fees.csv'): Promise<void> {
  const picker = await screen.findByLabelText('Choose a report')
  fireEvent.change(picker, { target: { files: [new File([text], name)] } })
}

test('previews a report, compares it, imports it, and undoes it', async () => {
  const { calls } = await useReports()
  await choose(`${HEADER}\n${DUNE}\n${DUNE}\n`)
  await screen.findByRole('heading', { name: 'Amazon Fee-Earnings · fees.csv' })
  await screen.findByText('2 rows are new.')
  screen.getByText('$1.08')
  fireEvent.click(screen.getByRole('button', { name: 'Import 2 rows' }))
  await screen.findByText(/^Imported 2 rows\./)
  expect(calls).toContain('earnings.complete')

  fireEvent.click(screen.getByRole('button', { name: 'Undo import of fees.csv' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Undo import' }))
  await expect.poll(() => screen.queryByText('fees.csv')).toBeNull()
})

test('undoes nothing when the author leaves while the import is being completed', async () => {
  const completion = Promise.withResolvers<{ imported: true }>()
  const { calls } = await useReports({ 'earnings.complete': () => completion.promise })
  await choose(`${HEADER}\n${DUNE}\n`)
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 row' }))
  await expect.poll(() => calls).toContain('earnings.complete')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => calls).toContain('earnings.drop')
  completion.resolve({ imported: true })
  await screen.findByText(/^Imported 1 row\./)
  expect(calls).not.toContain('earnings.undo')
})

test('names the line of a wrong file, and sends nothing', async () => {
  const { calls } = await useReports()
  await choose(`${HEADER}\n${DUNE}\n0441172717,Dune,ada-20,soon,1,0.54\n`)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    'Nothing was imported.Line 3 (soon): We can’t read this date.' +
      'Download the report again, or correct this line. Then choose the file again.',
  )
  expect(calls.filter((call) => call.startsWith('earnings.'))).not.toContain('earnings.begin')
})

test('imports nothing twice', async () => {
  await useReports({
    'earnings.append': ({ rows }) => ({ newRows: 0, knownRows: rows.length, changedRows: 0 }),
  })
  await choose(`${HEADER}\n${DUNE}\n`)
  await screen.findByText('You have already imported every row of this file.')
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull()
})

test('asks for the store of tracking IDs that are not the author’s', async () => {
  await useReports()
  await choose(`${HEADER}\n${DUNE.replace('ada-20', 'adas-blog-20')}\n`)
  const store = await screen.findByLabelText('Which Amazon store is this report from?')
  screen.getByText('Tracking IDs in the file: adas-blog-20')
  fireEvent.change(store, { target: { value: 'us' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('1 row is new.')
})

test('maps the columns of an unknown report once', async () => {
  const { calls } = await useReports()
  const report = 'Day,Book,My share\n2026-11-20,9780441172719,0.54\n'
  await choose(report, 'sales.csv')
  await screen.findByText(/We don’t know this report yet/)
  fireEvent.change(screen.getByLabelText('Commission'), { target: { value: '2' } })
  screen.getByText('For example: 0.54')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  fireEvent.change(await screen.findByLabelText('Currency of the amounts'), {
    target: { value: 'EUR' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('1 row is new.')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await choose(report, 'sales-2.csv')
  await screen.findByLabelText('Currency of the amounts')
  expect(calls.filter((call) => call === 'earnings.rememberMapping')).toHaveLength(1)
})

test('asks which day an ambiguous date is, and sends nothing before', async () => {
  const { calls } = await useReports()
  await choose(`${HEADER}\n0441172717,Dune,ada-20,3/11/2026,1,0.54\n`)
  const day = await screen.findByLabelText('Which day is 3/11/2026?')
  within(day).getByRole('option', { name: 'Mar 11, 2026' })
  expect(calls).not.toContain('earnings.begin')
  fireEvent.change(day, { target: { value: 'day-first' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('Nov 3, 2026')
})

const ACTIONS = [
  'Action Date,Action ID,Status,Action Earnings',
  '2026-11-02,3001,APPROVED,€0.60',
  '2026-11-03,3002,REVERSED,€0.60',
  '2026-11-04,3003,Checking,€1.20',
].join('\n')

test('asks what each status means, and counts no reversed row', async () => {
  const { calls } = await useReports()
  await choose(ACTIONS, 'actions.csv')
  await screen.findByText(/We don’t know this report yet/)
  const meaningOf = (value: string) => screen.getByLabelText<HTMLSelectElement>(value).value
  expect([meaningOf('APPROVED'), meaningOf('REVERSED'), meaningOf('Checking')]).toEqual([
    'earned',
    'reversed',
    '',
  ])
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })
  expect(next.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Checking'), { target: { value: 'pending' } })
  fireEvent.click(next)
  await screen.findByText('3 rows are new.')
  screen.getByText('€1.80')
  expect(screen.getByText('Of this, pending').nextElementSibling?.textContent).toBe('€1.20')
  expect(screen.getByText('Reversed, not counted').nextElementSibling?.textContent).toBe('1 row')

  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await choose(ACTIONS, 'actions-2.csv')
  await screen.findByText('3 rows are new.')
  expect(calls.filter((call) => call === 'earnings.rememberMapping')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await choose(ACTIONS.replace('Checking', 'Disputed'), 'actions-3.csv')
  await screen.findByText(/not which of its rows count/)
  expect([meaningOf('APPROVED'), meaningOf('Disputed')]).toEqual(['earned', ''])
})

test('asks first for program, date, and commission only', async () => {
  await useReports()
  await choose('Day,My share\n2026-11-20,0.54\n', 'sales.csv')
  await screen.findByText(/We don’t know this report yet/)
  const more = screen.getByText('More columns').closest('details')
  const labels = [...(more?.closest('form')?.querySelectorAll('label') ?? [])].filter(
    (label) => !more?.contains(label),
  )
  expect(labels.map(({ textContent }) => textContent)).toEqual(['Program', 'Date', 'Commission'])
  expect(more?.open).toBe(false)
  within(more as HTMLElement).getByLabelText('Status')
  within(more as HTMLElement).getByLabelText('Transaction ID')
})

test('explains a report of royalties', async () => {
  await useReports()
  await choose('Royalty Date,Title,ASIN,Royalty\n2026-11-20,Dune,B0TESTKTCH,2.10\n', 'kdp.csv')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('These are royalties, which you get for the book itself.')
})

test('R47 offers to send the rows again when the server fails', async () => {
  let fails = true
  await useReports({
    'earnings.append': ({ rows }) => {
      if (fails) throw new FakeRefusal('unavailable', 503)
      return { newRows: rows.length, knownRows: 0, changedRows: 0 }
    },
  })
  await choose(`${HEADER}\n${DUNE}\n`)
  const again = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  fireEvent.click(again)
  await screen.findByText('1 row is new.')
})

test('lists earlier imports', async () => {
  await useReports(createEarningsHandlers([sampleImport]))
  const list = await screen.findByRole('region', { name: 'Imported reports' })
  expect(within(list).getByText(/Fee-Earnings · 7 rows/).textContent).toContain(
    'imported Nov 21, 2026',
  )
})
