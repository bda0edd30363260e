import type { RouterOutputs } from '@everyshelf/server/api'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, findHeading, press } from '../testing/account-page.ts'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

type Message = RouterOutputs['admin']['inbox']['get']

const admin = { 'session.get': () => signedInResponse({ role: 'admin' }) }
const main = () => within(screen.getByRole('main'))

const message: Message = {
  id: 'fb0c9a1be24d77c0a3b61e90',
  type: 'contact',
  name: 'Kim',
  email: 'kim@example.org',
  message: 'Where is\nmy link?',
  rating: 0,
  createdAt: '2026-11-20T09:00:00.000Z',
  userId: null,
  state: 'new',
  replies: [],
}

function rowOf({ message: beginning, replies: _, ...row }: Message, change: Partial<Message> = {}) {
  return { ...row, beginning, ...change }
}

test('lists messages page by page, with filters', async () => {
  const inputs: object[] = []
  useFakeApi({
    ...admin,
    'admin.inbox.list': (input) => {
      inputs.push(input)
      const key = '2026-11-20T09:00:00.000Z fb0c9a1be24d77c0a3b61e90'
      if (input.after) return { rows: [rowOf(message, { id: 'later', name: null })], next: null }
      return { rows: [rowOf(message)], next: key }
    },
  })
  await openPage('/admin/inbox')
  const list = within(await main().findByRole('list', { name: 'Messages' }))
  expect(list.getByRole('link').getAttribute('href')).toBe(`/admin/inbox/${message.id}`)
  expect(list.getByRole('link').textContent).toContain('KimNewContact')
  press('Show more')
  await list.findByText('kim@example.org')
  expect(main().queryByRole('button', { name: 'Show more' })).toBeNull()
  press('All')
  fill('Rating', '4')
  await waitFor(() => expect(inputs.at(-1)).toEqual({ rating: 4 }))
  expect(inputs[0]).toEqual({ state: 'new' })
})

test('shows an empty list and a failed one', async () => {
  let isDown = false
  useFakeApi({
    ...admin,
    'admin.inbox.list': () => {
      if (isDown) throw new FakeRefusal('not-found', 404)
      return { rows: [], next: null }
    },
  })
  await openPage('/admin/inbox')
  await main().findByText(/^No new messages\./)
  isDown = true
  press('Closed')
  await main().findByRole('alert', {}, { timeout: 5000 })
  isDown = false
  press('Try again')
  await main().findByText('No messages match these filters.')
})

test('shows a message, sends a reply and lists it', async () => {
  let current = message
  let isFull = true
  const { calls } = useFakeApi({
    ...admin,
    'admin.inbox.get': () => current,
    'admin.inbox.reply': ({ text }) => {
      if (isFull) throw new FakeRefusal('rate-limited', 429, { retryAfterSeconds: 3600 })
      const reply = {
        id: 'r1',
        text,
        createdAt: '2026-11-21T09:00:00.000Z',
        mail: 'waiting' as const,
      }
      current = { ...message, state: 'answered', replies: [reply] }
      return { replied: true }
    },
    'admin.inbox.move': ({ state }) => {
      current = { ...current, state }
      return { state }
    },
  })
  await openPage(`/admin/inbox/${message.id}`)
  await findHeading('Message')
  await main().findByText(/Where is\s+my link\?/)
  press('Send reply')
  await main().findByText('Please write a reply')
  expect(calls).not.toContain('admin.inbox.reply')
  fill('Your reply', 'On its page.')
  press('Send reply')
  await main().findByText('Too many requests. Wait 60 minutes, then try again.')
  isFull = false
  press('Send reply')
  await main().findByText('Your reply to kim@example.org is being sent.')
  await main().findByText(/sending$/)
  expect((screen.getByLabelText('Your reply') as HTMLTextAreaElement).value).toBe('')
  press('Mark as closed')
  await main().findByRole('button', { name: 'Mark as answered' })
})

test('offers no reply without an email address, and handles a missing message', async () => {
  useFakeApi({
    ...admin,
    'admin.inbox.get': ({ id }) => {
      if (id !== message.id) throw new FakeRefusal('not-found', 404)
      return { ...message, email: null, name: null, type: 'feedback', rating: 1 }
    },
  })
  const router = await openPage(`/admin/inbox/${message.id}`)
  await main().findByText(/so you cannot reply\.$/)
  main().getByText('Feedback, 1 star')
  expect(screen.queryByLabelText('Your reply')).toBeNull()
  await router.navigate('/admin/inbox/aaaaaaaaaaaaaaaaaaaa')
  await main().findByText('This message does not exist.')
})
