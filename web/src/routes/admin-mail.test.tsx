import type { RouterOutputs } from '@everyshelf/server/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../testing/account-page.ts'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

type Mail = RouterOutputs['admin']['outbox']['list']['rows'][number]

interface FrameSettings {
  enableIframePageLoading: boolean
  readonly fetch: { interceptor: unknown }
}

/** Replaces the server's page in the frame. */
function useFakeFrame(): void {
  const { happyDOM } = window as unknown as { happyDOM: { readonly settings: FrameSettings } }
  const page = () => new Response('<p>A mail</p>', { headers: { 'content-type': 'text/html' } })
  happyDOM.settings.enableIframePageLoading = true
  happyDOM.settings.fetch.interceptor = { beforeAsyncRequest: async () => page() }
}

const admin = { 'session.get': () => signedInResponse({ role: 'admin' }) }
const main = () => within(screen.getByRole('main'))

const facts: RouterOutputs['admin']['outbox']['describe'] = {
  isSetUp: false,
  sender: 'mail@everyshelf.example',
  counts: { waiting: 1, held: 2, failed: 1 },
  templates: [
    { template: 'welcome', title: 'Welcome', about: 'Once.' },
    { template: 'contact', title: 'Contact form', about: 'To the operator.' },
  ],
}

const failed: Mail = {
  id: 'ma0c9a1be24d77c0a3b61e90',
  template: 'contact',
  recipient: 'mail@everyshelf.example',
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

test('shows each template as HTML and text, and sends the admin a sample', async () => {
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
  await main().findByText(/is not set\. The outbox below holds/)
  const frame = await main().findByTitle('Welcome, HTML version')
  expect(frame.getAttribute('src')).toBe('/mail-preview/welcome')
  expect(frame.getAttribute('sandbox')).toBe('')
  main().getByText('Text of welcome')
  press('Desktop')
  main().getByRole('button', { name: 'Desktop', pressed: true })
  main().getByText('Goes only to ada@example.com.')
  press('Send me a sample')
  await main().findByText('Sample sent to ada@example.com.')
  press('Contact form')
  await main().findByText('Text of contact')
  expect(main().queryByTitle('Contact form, HTML version')).toBeNull()
})

test('shows the status of each email, and retries one', async () => {
  useFakeFrame()
  let mail = failed
  const inputs: object[] = []
  useFakeApi({
    ...admin,
    'admin.outbox.describe': () => ({ ...facts, isSetUp: true }),
    'admin.outbox.list': (input) => {
      inputs.push(input)
      const expired: Mail = {
        ...failed,
        id: 'expired',
        template: 'reset-password',
        canRetry: false,
      }
      return { rows: [mail, expired], next: null }
    },
    'admin.outbox.retry': () => {
      if (mail.attempts === 7) {
        mail = { ...mail, attempts: 8 }
        throw new FakeRefusal('mail-not-stored', 409)
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
  expect(inputs).toEqual([{ state: 'failed' }])
  const [row, expiredRow] = list.getAllByRole('listitem')
  expect(row?.textContent).toContain('after 7 attempts')
  expect(row?.textContent).toContain('550 no such user')
  expect(expiredRow?.textContent).toContain(
    'This email contained a secret link, so its content was deleted.',
  )
  press('Retry now')
  await list.findByText(/^This email cannot be resent\. It was already sent/)
  press('Retry now')
  await list.findByText(/next attempt/)
  fireEvent.click(main().getByRole('button', { name: 'Held (2)' }))
  await waitFor(() => expect(inputs.at(-1)).toEqual({ state: 'held' }))
})
