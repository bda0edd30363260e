import type { RouterOutputs } from '@everyshelf/server/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

type Row = RouterOutputs['admin']['authorPages']['find'][number]

const row: Row = {
  id: 'pageaaaaaaaa',
  slug: 'ada-lind' as Row['slug'],
  name: 'Ada Lind',
  ownerEmail: 'ada@example.org',
  createdAt: '2026-11-26T08:00:00.000Z',
  publishedAt: '2026-11-26T08:00:00.000Z',
  removedAt: null,
  disabledAt: null,
  disabledReason: null,
}

test('an admin finds a page, disables it with a reason, and enables it again', async () => {
  let page = row
  const searched: string[] = []
  useFakeApi({
    'session.get': () => signedInResponse({ role: 'admin' }),
    'admin.authorPages.find': ({ text }) => {
      searched.push(text)
      return text === 'nothing' ? [] : [page]
    },
    'admin.authorPages.disable': ({ reason }) => {
      page = { ...row, disabledAt: row.createdAt, disabledReason: reason }
      return { disabled: true }
    },
    'admin.authorPages.enable': () => {
      page = row
      return { disabled: false }
    },
  })
  await openPage('/admin/pages?q=ada-lind')
  const main = within(screen.getByRole('main'))
  const press = (name: string) => fireEvent.click(main.getByRole('button', { name }))
  await main.findByText('ada@example.org')
  expect(searched).toEqual(['ada-lind'])
  press('Disable')
  const dialog = within(screen.getByRole('dialog', { name: 'Disable this page?' }))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Spam' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Disable' }))
  await main.findByText('Reason: Spam')
  press('Enable')
  await main.findByRole('button', { name: 'Disable' })
  fireEvent.change(main.getByRole('searchbox'), { target: { value: 'nothing' } })
  press('Search')
  await main.findByText('No pages match your search.')
})

test('an admin finds a series and disables it', async () => {
  const searched: string[] = []
  const disabled: object[] = []
  useFakeApi({
    'session.get': () => signedInResponse({ role: 'admin' }),
    'admin.series.find': ({ text }) => {
      searched.push(text)
      return [{ ...row, name: 'The Salt Trilogy', slug: 'salt' as Row['slug'] }]
    },
    'admin.series.disable': (input) => {
      disabled.push(input)
      return { disabled: true }
    },
  })
  await openPage('/admin/pages?kind=series&q=/series/salt')
  const main = within(screen.getByRole('main'))
  const list = await main.findByRole('list', { name: 'Series' })
  expect(within(list).getByRole('link', { name: '/series/salt' })).toBeTruthy()
  expect(searched).toEqual(['/series/salt'])
  fireEvent.click(main.getByRole('button', { name: 'Disable' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Disable this series page?' }))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Spam' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Disable' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(disabled).toEqual([{ id: row.id, reason: 'Spam' }])
})

test('a reported page leads to the list with this page, and can be disabled', async () => {
  const resolved: object[] = []
  useFakeApi({
    'session.get': () => signedInResponse({ role: 'admin' }),
    'admin.reports.list': () => ({
      next: null,
      rows: [
        {
          id: row.id,
          kind: 'series' as const,
          path: '/series/salt',
          title: 'The Salt Trilogy',
          isDisabled: false,
          count: 1201,
          reports: [
            {
              id: 'reportaaaaaa',
              kind: 'series' as const,
              reportedId: row.id,
              reason: 'impersonation' as const,
              message: null,
              createdAt: row.createdAt,
              state: 'open' as const,
              decidedAt: null,
              furtherReports: 1200,
            },
          ],
        },
      ],
    }),
    'admin.reports.resolve': (input) => {
      resolved.push(input)
      return { state: 'resolved' }
    },
  })
  await openPage('/admin/reports')
  const main = within(screen.getByRole('main'))
  const link = await main.findByRole('link', { name: 'The Salt Trilogy' })
  expect(link.getAttribute('href')).toBe('/admin/pages?q=%2Fseries%2Fsalt&kind=series')
  const page = main.getByRole('link', { name: '/series/salt' })
  expect(page.getAttribute('href')).toBe('/series/salt')
  expect(main.getByText('Pretends to be someone else')).toBeTruthy()
  expect(main.getByText('1,201 reports')).toBeTruthy()
  expect(main.getByText('1,200 more readers gave the same reason.')).toBeTruthy()
  fireEvent.click(main.getByRole('button', { name: 'Disable page' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Disable this series page?' }))
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Spam' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Disable' }))
  await waitFor(() => expect(resolved).toEqual([{ id: 'reportaaaaaa', reason: 'Spam' }]))
})
