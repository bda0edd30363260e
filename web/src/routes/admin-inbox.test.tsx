import type { RouterOutputs } from '@everyshelf/server/api'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, findHeading, press } from '../testing/account-page.ts'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInAnswer } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

type Message = RouterOutputs['admin']['inbox']['get']

const admin = { 'session.get': () => signedInAnswer({ role: 'admin' }) }
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

test('lists what visitors wrote, page after page, as asked', async () => {
  const asked: object[] = []
  useFakeApi({
    ...admin,
    'admin.inbox.list': (input) => {
      asked.push(input)
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
  await waitFor(() => expect(asked.at(-1)).toEqual({ rating: 4 }))
  expect(asked[0]).toEqual({ state: 'new' })
})

test('says when there is nothing, and when the list did not come', async () => {
  let isAway = false
  useFakeApi({
    ...admin,
    'admin.inbox.list': () => {
      if (isAway) throw new FakeRefusal('not-found', 404)
      return { rows: [], next: null }
    },
  })
  await openPage('/admin/inbox')
  await main().findByText(/^Nothing new\./)
  isAway = true
  press('Closed')
  await main().findByRole('alert', {}, { timeout: 5000 })
  isAway = false
  press('Try again')
  await main().findByText('No message is like that.')
})

test('shows a message whole, answers it, and keeps the answer there', async () => {
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
  press('Send the answer')
  await main().findByText('Please write an answer')
  expect(calls).not.toContain('admin.inbox.reply')
  fill('Your answer', 'On its page.')
  press('Send the answer')
  await main().findByText('Too many for now. Please wait 60 minutes.')
  isFull = false
  press('Send the answer')
  await main().findByText('Written to kim@example.org; it goes out now.')
  await main().findByText(/on its way$/)
  expect((screen.getByLabelText('Your answer') as HTMLTextAreaElement).value).toBe('')
  press('Close')
  await main().findByRole('button', { name: 'Mark as answered' })
})

test('offers no answer to whoever left no address, and no message that is not there', async () => {
  useFakeApi({
    ...admin,
    'admin.inbox.get': ({ id }) => {
      if (id !== message.id) throw new FakeRefusal('not-found', 404)
      return { ...message, email: null, name: null, type: 'feedback', rating: 1 }
    },
  })
  const router = await openPage(`/admin/inbox/${message.id}`)
  await main().findByText(/there is nobody to answer\.$/)
  main().getByText('Feedback, 1 star')
  expect(screen.queryByLabelText('Your answer')).toBeNull()
  await router.navigate('/admin/inbox/aaaaaaaaaaaaaaaaaaaa')
  await main().findByText('There is no such message.')
})
