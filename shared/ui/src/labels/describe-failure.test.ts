import type { ErrorCode } from '@everyshelf/domain/messages'
import { expect, test } from 'vitest'
import { describeFailure, type FailureCause } from './describe-failure.ts'

const limited = (retryAfterSeconds: number): FailureCause => ({
  code: 'rate-limited',
  details: { retryAfterSeconds },
})

/** Every row of the specification whose action can fail for a limit, an outage, or a lost connection. */
test.each<[ErrorCode, string, string]>([
  ['checkout-failed', 'Error creating checkout', 'Please try again later.'],
  ['feedback-failed', 'Error', 'Failed to send feedback. Please try again later.'],
  ['contact-failed', 'Error', 'Failed to send message. Please try again later.'],
  ['generation-failed', 'Error', 'Failed to generate links. Please try again.'],
  ['link-save-failed', 'Error saving link', 'Please try again.'],
  ['link-remove-failed', 'Error removing link', 'Please try again.'],
  ['profile-update-failed', 'Error updating profile', 'Please try again.'],
])('%s keeps its title and text and adds the cause', (action, title, text) => {
  expect(describeFailure(action, limited(700))).toEqual({
    title,
    text: `${text} You can try again in 12 minutes.`,
  })
  expect(describeFailure(action, { code: 'offline' })).toEqual({
    title,
    text: `${text} There is no connection.`,
  })
  const { text: alone } = describeFailure(action, { code: 'unavailable' })
  expect([alone, `${alone}.`]).toContain(text)
})

test.each([
  [0.05, '1 second'],
  [41.2, '42 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [2968, '50 minutes'],
  [7199, '2 hours'],
  [40_000, '12 hours'],
])('a wait of %d seconds reads “%s”', (seconds, wait) => {
  const { text } = describeFailure('checkout-failed', limited(seconds))
  expect(text).toBe(`Please try again later. You can try again in ${wait}.`)
})

test('a cause without further facts adds nothing', () => {
  expect(describeFailure('checkout-failed', { code: 'unexpected' })).toEqual({
    title: 'Error creating checkout',
    text: 'Please try again later',
  })
  expect(describeFailure('premium-required', { code: 'premium-required' }).text).toBe(
    'Premium subscription required to set affiliate tag',
  )
})

test('the text of a limit itself says when it ends, if that is known', () => {
  expect(describeFailure('rate-limited', limited(3581)).text).toBe(
    'You can try again in 60 minutes.',
  )
  const unknown = describeFailure('rate-limited', { code: 'rate-limited' })
  expect(unknown.text).toBe('Please wait a moment and try again.')
})
