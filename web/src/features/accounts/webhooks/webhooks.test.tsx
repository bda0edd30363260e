import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, press } from '../../../testing/account-page.ts'
import { newSecret, sampleDelivery, sampleWebhook } from '../../../testing/fake-account-calls.ts'
import { FakeRefusal } from '../../../testing/fake-api.ts'
import { useFakeAuth } from '../../../testing/fake-auth.ts'
import { signedInResponse } from '../../../testing/fake-session.ts'
import { openPage } from '../../../testing/render-page.tsx'
import { describeAttempt, describeDelivery, describeState } from './describe-webhook.ts'

const session = signedInResponse()

function useWebhooksPage(options: Parameters<typeof useFakeAuth>[0] = {}) {
  useFakeAuth({ session, ...options })
  return openPage('/profile/webhooks')
}

const openRow = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /hooks\.example\.org/ }))

describe('webhooks', () => {
  test('are created with the chosen events, and show their secret once', async () => {
    const requests: unknown[] = []
    await useWebhooksPage({
      calls: {
        'webhooks.create': (input) => {
          requests.push(input)
          return { ...sampleWebhook, secret: newSecret }
        },
      },
    })
    await screen.findByText('You have no webhooks.')
    press('Create webhook')
    fill('URL', 'http://hooks.example.org/in')
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
    press('Create webhook')
    await screen.findByText('Enter a public URL that starts with https://')
    await screen.findByText('Choose at least one event')
    fill('URL', 'https://nas.local/hook')
    await screen.findByText(
      'Use a public domain name. IP addresses and names that end in .local, .internal, or .lan do not work.',
    )
    fill('URL', 'https://hooks.example.org/in')
    fireEvent.click(screen.getByRole('checkbox', { name: /^Your links got clicks/ }))
    press('Create webhook')
    expect((await screen.findByLabelText('Webhook secret')).textContent).toBe(newSecret)
    expect(requests).toEqual([{ url: 'https://hooks.example.org/in', events: ['clicks.hourly'] }])
    press('Done')
    expect(screen.queryByText(newSecret)).toBeNull()
  })

  test('are paused, edited, rotated, and deleted', async () => {
    const calls: unknown[] = []
    let webhooks = [sampleWebhook]
    await useWebhooksPage({
      calls: {
        'webhooks.list': () => webhooks,
        'webhooks.update': (input) => {
          calls.push(input)
          webhooks = [{ ...sampleWebhook, state: input.isPaused ? 'paused' : 'active' }]
          return sampleWebhook
        },
        'webhooks.remove': (input) => {
          calls.push(input)
          webhooks = []
          return sampleWebhook
        },
      },
    })
    const { id } = sampleWebhook
    await openRow()
    press('Pause')
    await screen.findByText('Paused')
    press('Resume')
    await screen.findByText('Active')
    press('Edit')
    fill('URL', 'https://hooks.example.org/new')
    press('Save changes')
    await waitFor(() => expect(screen.queryByLabelText('URL')).toBeNull())
    press('Rotate secret')
    const question = await screen.findByRole('dialog', { name: 'Rotate the secret?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Rotate secret' }))
    await screen.findByText(newSecret)
    press('Delete')
    const dialog = await screen.findByRole('dialog', { name: 'Delete this webhook?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete webhook' }))
    await screen.findByText('You have no webhooks.')
    const { events } = sampleWebhook
    expect(calls).toEqual([
      { id, isPaused: true },
      { id, isPaused: false },
      { id, url: 'https://hooks.example.org/new', events },
      { id },
    ])
  })

  test('S71 need the password for a new URL and a new secret when the sign-in is old', async () => {
    const passwords: unknown[] = []
    const guard = (password: string | undefined) => {
      passwords.push(password)
      if (password !== 'nine tall shelves') throw new FakeRefusal('sign-in-again')
      return { ...sampleWebhook, secret: newSecret }
    }
    await useWebhooksPage({
      calls: {
        'webhooks.list': () => [sampleWebhook],
        'webhooks.create': ({ password }) => guard(password),
        'webhooks.update': ({ password }) => guard(password),
        'webhooks.rotateSecret': ({ password }) => guard(password),
      },
    })
    const confirmIt = async (button: string) => {
      await screen.findByText('Confirm it’s you')
      fill('Your password', 'nine tall shelves')
      press(button)
    }
    press('Create webhook')
    fill('URL', 'https://hooks.example.org/in')
    press('Create webhook')
    await confirmIt('Create webhook')
    await screen.findByText(newSecret)
    press('Done')
    await openRow()
    press('Edit')
    fill('URL', 'https://hooks.example.org/new')
    press('Save changes')
    await confirmIt('Save changes')
    await waitFor(() => expect(screen.queryByLabelText('URL')).toBeNull())
    press('Rotate secret')
    const question = await screen.findByRole('dialog', { name: 'Rotate the secret?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Rotate secret' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByText('Confirm it’s you')
    fill('Your password', 'nine tall shelves')
    const [, confirm] = screen.getAllByRole('button', { name: 'Rotate secret' })
    fireEvent.click(confirm as HTMLElement)
    await screen.findByText(newSecret)
    const each = [undefined, 'nine tall shelves']
    expect(passwords).toEqual([...each, ...each, ...each])
  })

  test('have a log with the request and response of each event, which is sent again', async () => {
    const resent: string[] = []
    await useWebhooksPage({
      calls: {
        'webhooks.list': () => [sampleWebhook],
        'webhooks.listDeliveries': ({ state, after }) => {
          if (state === 'waiting') return { rows: [], next: null }
          const id = after ? 'older000000000000000' : sampleDelivery.id
          return { rows: [{ ...sampleDelivery, id }], next: after ? null : 'next' }
        },
        'webhooks.resend': ({ id }) => {
          resent.push(id)
          return sampleDelivery
        },
      },
    })
    await openRow()
    const log = await screen.findByRole('region', { name: 'Deliveries' })
    const [row] = await within(log).findAllByRole('listitem')
    expect(row?.textContent).toContain('Failedlink.created')
    press('Show older deliveries')
    await waitFor(() => expect(within(log).getAllByText('link.created')).toHaveLength(2))
    const [details] = log.querySelectorAll('details')
    if (!details) throw new Error('the log is empty')
    details.open = true
    fireEvent(details, new Event('toggle'))
    await within(log).findByText('Out of order')
    expect(log.textContent).toContain('"type": "link.created"')
    press('Send again')
    await waitFor(() => expect(resent).toEqual([sampleDelivery.id]))
    fireEvent.change(within(log).getByLabelText('Show'), { target: { value: 'waiting' } })
    await within(log).findByText('No deliveries with this state.')
  })

  test('say when events were skipped, and why', async () => {
    const skippedAt = '2026-11-20T09:00:00.000Z'
    const skipped = { status: null, error: 'skipped', attempts: 1 }
    await useWebhooksPage({
      calls: {
        'webhooks.list': () => [{ ...sampleWebhook, skippedAt }],
        'webhooks.listDeliveries': () => ({
          rows: [{ ...sampleDelivery, ...skipped }],
          next: null,
        }),
      },
    })
    await openRow()
    await screen.findByText('We skipped events on Nov 20, 2026, because too many were waiting.')
    await screen.findByText(/We skipped this one and later ones/)
  })

  test('say what is wrong with them', () => {
    const state = (change: object) => describeState({ ...sampleWebhook, ...change })
    expect(state({}).label).toBe('Active')
    expect(state({ failingSince: '2026-11-20T09:00:00.000Z' })).toMatchObject({
      label: 'Failing',
      text: 'No event has been delivered since Nov 20, 2026.',
    })
    expect(state({ state: 'off', offReason: 'failing' }).text).toContain('7 days of failures')
    expect(state({ state: 'off', offReason: 'gone' }).text).toContain('410')
    expect(describeAttempt({ status: 302, error: 'redirect' })).toBe(
      'Status 302. The URL redirected. Enter its final URL',
    )
    expect(describeAttempt({ status: null, error: 'timeout' })).toBe(
      'No response within 10 seconds',
    )
    const waiting = { state: 'waiting', nextAttemptAt: null, status: null, error: null } as const
    expect(describeDelivery({ ...waiting, attempts: 0 })).toBe('Waiting to be sent')
  })
})
