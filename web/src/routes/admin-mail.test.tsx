import type { RouterOutputs } from '@everyshelf/server/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../testing/account-page.ts'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInAnswer } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

type Mail = RouterOutputs['admin']['outbox']['list']['rows'][number]

interface FrameSettings {
  enableIframePageLoading: boolean
  readonly fetch: { interceptor: unknown }
}

/** The page in the frame is the server's; here another stands in for it. */
function useFakeFrame(): void {
  const { happyDOM } = window as unknown as { happyDOM: { readonly settings: FrameSettings } }
  const page = () => new Response('<p>A mail</p>', { headers: { 'content-type': 'text/html' } })
  happyDOM.settings.enableIframePageLoading = true
  happyDOM.settings.fetch.interceptor = { beforeAsyncRequest: async () => page() }
}

const admin = { 'session.get': () => signedInAnswer({ role: 'admin' }) }
const main = () => within(screen.getByRole('main'))

const facts: RouterOutputs['admin']['outbox']['describe'] = {
  isSetUp: false,
  sender: 'desk@everyshelf.example',
  counts: { waiting: 1, held: 2, failed: 1 },
  templates: [
    { template: 'welcome', title: 'Welcome', about: 'Once.' },
    { template: 'contact', title: 'Contact form', about: 'To the operator.' },
  ],
}

const failed: Mail = {
  id: 'ma0c9a1be24d77c0a3b61e90',
  template: 'contact',
  recipient: 'desk@everyshelf.example',
  subject: 'A message from the contact form',
  state: 'failed',
  attempts: 7,
  createdAt: '2026-11-20T09:00:00.000Z',
  nextAttemptAt: null,
  sentAt: null,
  failedAt: '2026-11-21T09:00:00.000Z',
  lastError: '550 no such user',
  canRetry: true,
}

test('shows every mail as a page and as text, and sends a sample to whoever asks', async () => {
  useFakeFrame()
  useFakeApi({
    ...admin,
    'admin.outbox.describe': () => facts,
    'admin.outbox.preview': ({ template }) => ({
      subject: `Subject of ${template}`,
      text: `Text of ${template}`,
      html: template === 'welcome' ? '<p>x</p>' : null,
    }),
  })
  await openPage('/admin/email-testing')
  await main().findByText(/is not set\. Nobody receives any mail/)
  const frame = await main().findByTitle('Welcome, as a page')
  expect(frame.getAttribute('src')).toBe('/mail-preview/welcome')
  expect(frame.getAttribute('sandbox')).toBe('')
  main().getByText('Text of welcome')
  press('Desktop')
  main().getByRole('button', { name: 'Desktop', pressed: true })
  main().getByText('Goes to ada@example.com alone.')
  press('Send a sample to me')
  await main().findByText('Written to ada@example.com.')
  press('Contact form')
  await main().findByText('Text of contact')
  expect(main().queryByTitle('Contact form, as a page')).toBeNull()
})

test('tells how each mail fares, and tries one again', async () => {
  useFakeFrame()
  let mail = failed
  const asked: object[] = []
  useFakeApi({
    ...admin,
    'admin.outbox.describe': () => ({ ...facts, isSetUp: true }),
    'admin.outbox.list': (input) => {
      asked.push(input)
      const gone: Mail = { ...failed, id: 'gone', template: 'reset-password', canRetry: false }
      return { rows: [mail, gone], next: null }
    },
    'admin.outbox.retry': () => {
      if (mail.attempts === 7) {
        mail = { ...mail, attempts: 8 }
        throw new FakeRefusal('mail-not-kept', 409)
      }
      mail = {
        ...mail,
        state: 'waiting',
        failedAt: null,
        nextAttemptAt: '2026-11-21T10:00:00.000Z',
      }
      return { retried: true }
    },
  })
  await openPage('/admin/email-testing?state=failed')
  const list = within(await main().findByRole('list', { name: 'Outbox' }))
  expect(asked).toEqual([{ state: 'failed' }])
  const [row, gone] = list.getAllByRole('listitem')
  expect(row?.textContent).toContain('after 7 tries')
  expect(row?.textContent).toContain('550 no such user')
  expect(gone?.textContent).toContain('It held a key, so its content is deleted.')
  press('Try now')
  await list.findByText(/^This mail cannot be sent again\. It was sent, or it held a key/)
  press('Try now')
  await list.findByText(/next try/)
  fireEvent.click(main().getByRole('button', { name: 'Held (2)' }))
  await waitFor(() => expect(asked.at(-1)).toEqual({ state: 'held' }))
})
