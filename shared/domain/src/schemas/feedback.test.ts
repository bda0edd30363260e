import { describe, expect, test } from 'vitest'
import { feedbackSendInput } from './feedback.ts'

const contact = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }
const feedback = { type: 'feedback', message: 'Hello' }

function problemsOf(input: object): (readonly [string, string])[] {
  const { error } = feedbackSendInput.safeParse(input)
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const)
}

describe('feedbackSendInput', () => {
  test('without a type is the contact form, which requires all three fields', () => {
    expect(feedbackSendInput.parse(contact)).toEqual(contact)
    expect(problemsOf({ name: ' ', email: '', message: '\n' })).toEqual([
      ['name', 'Please enter your name'],
      ['email', 'Please enter a valid email address'],
      ['message', 'Please enter a message'],
    ])
  })

  test('of the feedback form requires only the message', () => {
    expect(feedbackSendInput.parse(feedback)).toEqual({ ...feedback, rating: 0 })
    expect(feedbackSendInput.parse({ ...feedback, name: '', email: '' })).toEqual({
      ...feedback,
      rating: 0,
    })
  })

  test.each([0, 1, 5])('accepts %j stars', (rating) => {
    expect(feedbackSendInput.parse({ ...feedback, rating })).toMatchObject({ rating })
  })

  test.each([-1, 6, 2.5, '3', null])('rejects %j stars', (rating) => {
    expect(feedbackSendInput.safeParse({ ...feedback, rating }).success).toBe(false)
  })

  test.each([
    [{ ...feedback, email: 'ada' }, ['email', 'Please enter a valid email address']],
    [
      { ...feedback, email: `${'a'.repeat(250)}@b.co` },
      ['email', 'Please enter at most 254 characters'],
    ],
    [{ ...contact, name: 'a'.repeat(101) }, ['name', 'Please enter at most 100 characters']],
    [
      { ...contact, message: 'a'.repeat(5001) },
      ['message', 'Please enter at most 5000 characters'],
    ],
  ])('S49 limits and checks each field: %#', (input, problem) => {
    expect(problemsOf(input)).toEqual([problem])
  })

  test.each(['Ada\r\nBcc: eve@evil.test', 'Ada\nEve', 'Ada\u0000'])(
    'S48 rejects the name %j, which is not a single line',
    (name) => {
      expect(problemsOf({ ...contact, name })).toEqual([
        ['name', 'Please use a single line of plain text'],
      ])
    },
  )

  test('keeps the line breaks of a message and removes other control characters', () => {
    const message = ' one\r\ntwo\u0000\u0007\rthree\tfour '
    expect(feedbackSendInput.parse({ ...feedback, message })).toMatchObject({
      message: 'one\ntwo\nthree\tfour',
    })
  })

  test('S47 rejects a recipient, a subject and HTML for the email', () => {
    for (const key of ['to', 'subject', 'html', 'replyTo']) {
      expect(problemsOf({ ...contact, [key]: 'x' })).toEqual([['', `Unrecognized key: "${key}"`]])
    }
  })
})
