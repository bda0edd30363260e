import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { announceSessionEvent } from '../../lib/session/session-events.ts'
import { FakeRefusal, useFakeApi, useFakeNetwork } from '../../testing/fake-api.ts'
import { signedInResponse } from '../../testing/fake-session.ts'
import { findToast } from '../../testing/home-page.ts'
import { openPage } from '../../testing/render-page.tsx'
import { shownToasts } from '../../testing/toasts.ts'

// Signing out clears the drafts of the previous test.
beforeEach(() => announceSessionEvent('signed-out'))

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const write = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const toastTexts = () => shownToasts().map(({ title, text }) => `${title}: ${text}`)
const findDialog = (name: string) => screen.findByRole('dialog', { name })

describe('Contact Us', () => {
  test('requires all three fields', async () => {
    const api = useFakeApi()
    await openPage('/founder-story?dialog=contact')
    await findDialog('Contact Us')
    press('Send message')
    await screen.findByText('Please enter your name')
    screen.getByText('Please enter a valid email address')
    screen.getByText('Please enter a message')
    expect(api.calls).toEqual([])
  })

  test('sends the message, shows a toast and closes', async () => {
    const sent: unknown[] = []
    useFakeApi({
      'feedback.send': (message) => {
        sent.push(message)
        return { received: true }
      },
    })
    await openPage('/founder-story?dialog=contact')
    await findDialog('Contact Us')
    write('Name', 'Ada')
    write('Email', 'ada@example.org')
    write('Message', 'Hello')
    press('Send message')
    expect(await findToast()).toBe(
      "Message sent!Thank you for your feedback. We'll get back to you soon.",
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([
      { type: 'contact', name: 'Ada', email: 'ada@example.org', message: 'Hello', website: '' },
    ])
  })

  test('R47 says when a limit ends, beside the button and in the toast', async () => {
    useFakeApi({
      'feedback.send': () => {
        throw new FakeRefusal('rate-limited', 429, { retryAfterSeconds: 2968 })
      },
    })
    await openPage('/founder-story')
    fireEvent.click(screen.getByRole('button', { name: 'Contact Us' }))
    await findDialog('Contact Us')
    write('Name', 'Ada')
    write('Email', 'ada@example.org')
    write('Message', 'Hello')
    press('Send message')
    const text = 'Failed to send message. Please try again later. You can try again in 50 minutes.'
    await waitFor(() => expect(toastTexts()).toEqual([`Error: ${text}`]))
    screen.getByText(`${text} Your text is still here.`)
  })

  test('R47 keeps the text when sending fails, also after closing', async () => {
    useFakeNetwork(() => new Response('', { status: 500 }))
    await openPage('/founder-story')
    fireEvent.click(screen.getByRole('button', { name: 'Contact Us' }))
    await findDialog('Contact Us')
    write('Name', 'Ada')
    write('Email', 'ada@example.org')
    write('Message', 'A long message')
    press('Send message')
    await waitFor(() =>
      expect(toastTexts()).toEqual(['Error: Failed to send message. Please try again later.']),
    )
    screen.getByText('Failed to send message. Please try again later. Your text is still here.')
    expect(box('Message').value).toBe('A long message')
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Contact Us' }))
    await findDialog('Contact Us')
    expect(box('Message').value).toBe('A long message')
  })
})

describe('Share Feedback', () => {
  test('requires only the text', async () => {
    const sent: unknown[] = []
    useFakeApi({
      'feedback.send': (message) => {
        sent.push(message)
        return { received: true }
      },
    })
    await openPage('/founder-story?dialog=feedback')
    await findDialog('Share Feedback')
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send feedback' })
    expect(send.disabled).toBe(true)
    write('Feedback', '  ')
    expect(send.disabled).toBe(true)
    write('Feedback', 'Good')
    expect(send.disabled).toBe(false)
    fireEvent.click(screen.getByRole('radio', { name: '4 stars' }))
    press('Send feedback')
    expect(await findToast()).toBe('Feedback sent!Thanks for helping improve Everyshelf')
    expect(sent).toMatchObject([{ type: 'feedback', message: 'Good', rating: 4 }])
  })

  test('has five stars and a button to clear them', async () => {
    await openPage('/founder-story?dialog=feedback')
    const rating = within(await screen.findByRole('group', { name: /^Rating/ }))
    expect(rating.getAllByRole('radio').map((star) => (star as HTMLInputElement).value)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
    fireEvent.click(rating.getByRole('radio', { name: '1 star' }))
    fireEvent.click(rating.getByRole('button', { name: 'Clear' }))
    expect(rating.queryByRole('radio', { checked: true })).toBeNull()
  })

  test('R47 shows the error and keeps the text', async () => {
    useFakeApi({
      'feedback.send': () => {
        throw new FakeRefusal('unexpected', 500)
      },
    })
    await openPage('/founder-story?dialog=feedback')
    await findDialog('Share Feedback')
    write('Feedback', 'Good')
    press('Send feedback')
    await waitFor(() =>
      expect(toastTexts()).toEqual(['Error: Failed to send feedback. Please try again later.']),
    )
    expect(box('Feedback').value).toBe('Good')
  })
})

test.each(['contact', 'feedback'])('%s is filled in for a signed-in user', async (dialog) => {
  useFakeApi({ 'session.get': () => signedInResponse() })
  await openPage('/founder-story')
  const opener = dialog === 'contact' ? 'Contact Us' : 'Share Feedback'
  fireEvent.click(screen.getByRole('button', { name: opener }))
  await findDialog(opener)
  const names = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(names).toContain('ada@example.com')
})
