import type { RouterOutputs } from '@everyshelf/server/api'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFakeApi } from '../testing/fake-api.ts'
import { signedInAnswer } from '../testing/fake-session.ts'
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
    'session.get': () => signedInAnswer({ role: 'admin' }),
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
