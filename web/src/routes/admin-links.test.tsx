import type { RouterOutputs } from '@everyshelf/server/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, findHeading, press } from '../testing/account-page.ts'
import { useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

const admin = { 'session.get': () => signedInResponse({ role: 'admin' }) }
const ID = 'k7m2n9p4q8k7m2n9p4q8'

const details: RouterOutputs['admin']['links']['get'] = {
  id: ID,
  slug: 'dune' as never,
  slugs: ['dune', 'old'] as never,
  identifier: '9780441172719',
  title: 'Dune',
  authors: ['Frank Herbert'],
  address: 'https://everyshelf.example/go/dune',
  ownerId: 'a7m2n9p4q8k7m2n9p4q8',
  ownerEmail: 'bob@example.org',
  ownerPublicId: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  removedAt: null,
  disabledAt: null,
  disabledReason: null,
  reports: [
    {
      id: 'r1',
      kind: 'link',
      reportedId: ID,
      reason: 'unsafe',
      message: 'It asks for my card',
      createdAt: '2026-11-20T09:00:00.000Z',
      state: 'open',
      decidedAt: null,
      furtherReports: 0,
    },
  ],
}

test('a link is disabled with a reason, and enabled again', async () => {
  let reason: string | null = null
  useFakeApi({
    ...admin,
    'admin.links.get': () => ({
      ...details,
      disabledAt: reason && '2026-11-21T09:30:00.000Z',
      disabledReason: reason,
    }),
    'admin.links.disable': (input) => {
      reason = input.reason
      return { disabled: true }
    },
    'admin.links.enable': () => {
      reason = null
      return { disabled: false }
    },
  })
  await openPage(`/admin/links/${ID}`)
  await findHeading('Link')
  await screen.findByText('It asks for my card')
  screen.getByText('978-0-441-17271-9')
  expect(screen.getByText('old')).not.toBeNull()
  press('Disable')
  await screen.findByText('Disable this link?')
  fill('Reason', 'It shows another book')
  screen.getAllByRole('button', { name: 'Disable' }).at(-1)?.click()
  await screen.findByText(/^Disabled on .*: It shows another book$/)
  press('Enable')
  await screen.findByRole('button', { name: 'Disable' })
})

test('the series page that lists a link is disabled with a reason, and enabled again', async () => {
  let reason: string | null = null
  useFakeApi({
    ...admin,
    'admin.links.get': () => details,
    'admin.series.listOfLink': () => [
      {
        id: 'seriesaaaaaa',
        name: 'The Dune Chronicles',
        path: '/series/dune',
        disabledAt: reason && '2026-11-21T09:30:00.000Z',
        disabledReason: reason,
      },
    ],
    'admin.series.disable': (input) => {
      reason = input.reason
      return { disabled: true }
    },
    'admin.series.enable': () => {
      reason = null
      return { disabled: false }
    },
  })
  await openPage(`/admin/links/${ID}`)
  const page = await screen.findByRole('link', { name: '/series/dune' })
  expect(page.getAttribute('href')).toBe('/series/dune')
  press('Disable page')
  fill('Reason', 'Spam')
  press('Disable')
  await screen.findByText('Spam')
  press('Enable page')
  await screen.findByText('Disable page')
  expect(screen.queryByText('Spam')).toBeNull()
})

test('the reports of a link are together: one is dismissed, or the link disabled', async () => {
  const decided: string[] = []
  let isOpen = true
  const reports = [1, 2, 3, 4, 5].map((number) => ({
    id: `r${number}`,
    reportedId: ID,
    kind: 'link' as const,
    reason: 'unsafe' as const,
    message: `It asks for my card (${number})`,
    createdAt: '2026-11-20T09:00:00.000Z',
    decidedAt: null,
    furtherReports: 0,
    state: 'open' as const,
  }))
  const subject = {
    ...{ id: ID, kind: 'link' as const, path: '/go/dune', title: 'Dune' },
    ...{ isDisabled: false, count: 25, reports },
  }
  useFakeApi({
    ...admin,
    'admin.reports.list': () => ({ rows: isOpen ? [subject] : [], next: null }),
    'admin.reports.dismiss': ({ id }) => {
      decided.push(`dismissed ${id}`)
      return { state: 'dismissed' }
    },
    'admin.reports.resolve': ({ id, reason }) => {
      decided.push(`${id} ${reason}`)
      isOpen = false
      return { state: 'resolved' }
    },
  })
  await openPage('/admin/reports')
  const list = within(await screen.findByRole('list', { name: 'Reports about Dune' }))
  screen.getByText('25 reports')
  expect(list.getAllByText(/^It asks for my card/)).toHaveLength(3)
  press('Show 2 more reports')
  expect(list.getAllByText(/^It asks for my card/)).toHaveLength(5)
  screen.getByText('And 20 similar reports.')
  fireEvent.click(list.getAllByRole('button', { name: 'Dismiss' })[1] as HTMLElement)
  await waitFor(() => expect(decided).toEqual(['dismissed r2']))
  press('Disable link')
  fill('Reason', 'Unsafe')
  screen.getAllByRole('button', { name: 'Disable' }).at(-1)?.click()
  await screen.findByText(/^Nothing to review\./)
  expect(decided).toEqual(['dismissed r2', 'r1 Unsafe'])
})

test('the audit log shows who did what, and can be verified', async () => {
  let brokenAt: number | null = null
  useFakeApi({
    ...admin,
    'admin.audit.list': ({ action }) => ({
      rows: [
        {
          number: 7,
          happenedAt: '2026-11-21T09:30:00.000Z',
          actor: 'a7m2n9p4q8k7m2n9p4q8',
          actorEmail: 'ada@example.org',
          action: action ?? 'user.ban',
          subject: ID,
          details: { reason: 'Spam', sessions: 2 },
        },
      ],
      next: null,
      admins: [{ id: 'a7m2n9p4q8k7m2n9p4q8', email: 'ada@example.org' }],
    }),
    'admin.audit.check': () => ({ rows: 7, brokenAt }),
  })
  await openPage('/admin/audit')
  await screen.findByText('by ada@example.org')
  expect(screen.getByText('reason: Spam, sessions: 2')).not.toBeNull()
  press('Verify the log')
  await screen.findByText('All 7 entries are unchanged.')
  brokenAt = 5
  press('Verify the log')
  await screen.findByText(/^Entry 5 was changed or deleted/)
  fill('Action', 'link.disable')
  await waitFor(() => expect(screen.getAllByText('Disabled a link')).toHaveLength(2))
})
