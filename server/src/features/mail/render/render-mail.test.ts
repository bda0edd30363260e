import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Mail } from '../mail.ts'
import { renderMail } from './render-mail.ts'

const SITE = 'https://everyshelf.example'
const url = `${SITE}/account?mode=signup&token=t1`
const to = 'ada@example.org'

function mailsFor(firstName: string): readonly Mail[] {
  return [
    { template: 'welcome', to, data: { firstName }, dedupeKey: '1' },
    { template: 'verify-email', to, data: { url }, dedupeKey: '2' },
    { template: 'reset-password', to, data: { firstName, url }, dedupeKey: '3' },
    {
      template: 'password-changed',
      to,
      data: {
        firstName,
        programs: {
          ...{ apiKeys: 2, webhooks: 1, passkeys: 0, extensions: 0 },
          ...{ hasTwoFactor: false, isRevoked: false },
        },
      },
      dedupeKey: '4',
    },
    { template: 'change-email', to, data: { firstName, newEmail: to, url }, dedupeKey: '8' },
    { template: 'confirm-new-email', to, data: { url }, dedupeKey: '9' },
    { template: 'email-changed', to, data: { firstName }, dedupeKey: '10' },
    { template: 'failed-sign-ins', to, data: { firstName }, dedupeKey: '13' },
    {
      template: 'tags-changed',
      to,
      data: { firstName, stores: ['Germany'], url },
      dedupeKey: '12',
    },
  ]
}

function visitorMails(fields: { name: string | null; email: string | null; message: string }) {
  return [
    { template: 'contact', data: fields, dedupeKey: '5' },
    { template: 'feedback', data: { ...fields, rating: 4 }, dedupeKey: '6' },
  ] as const satisfies readonly Mail[]
}

function weekOf(title: string): Mail {
  const books = [
    { name: title, clicks: 1000 },
    { name: 'Emma', clicks: 500 },
  ]
  const data = {
    firstName: 'Ada',
    unsubscribeUrl: `${SITE}/mail/unsubscribe?token=t1`,
    from: '2026-11-09',
    to: '2026-11-15',
    clicks: 1500,
    clicksBefore: 0,
    top: {
      books,
      countries: [{ name: 'Germany', clicks: 1 }],
      stores: [{ name: 'Kobo', clicks: 1500 }],
    },
  }
  return { template: 'weekly-email', to, data, dedupeKey: '11' }
}

const rendered = mailsFor('Ada').map((mail) => ({
  template: mail.template,
  ...renderMail(mail, SITE),
}))

describe('renderMail', () => {
  it('renders greeting, paragraphs, link and footnote as text', () => {
    const reset = rendered.find(({ template }) => template === 'reset-password')
    expect(reset?.text).toBe(`Hello Ada,

Someone requested a password reset for your account. To choose a new password, open the link below.

The link works once and expires after 30 minutes.

Choose a new password:
${url}

If this wasn’t you, ignore this email. Your password stays the same.

-- 
Everyshelf, https://everyshelf.example
`)
  })

  it('renders a week as lists in text and as bars in HTML', () => {
    const { text, html } = renderMail(weekOf('Dune'), SITE)
    expect(text).toContain(`Hello Ada,

Nov 9 – 15, 2026: your links got 1,500 clicks. The week before: no clicks.

Books
- Dune: 1,000 clicks
- Emma: 500 clicks

Countries
- Germany: 1 click

Stores
- Kobo: 1,500 clicks

Open analytics:`)
    const widths = [...(html ?? '').matchAll(/width="(\d+)%" height="3"/g)].map(
      ([, width]) => width,
    )
    expect(widths).toEqual(['100', '50', '100', '100'])
  })

  it('S27 S48 renders a title without code or links', () => {
    const { subject, text, html } = renderMail(weekOf('<img src=x>\nhttps://evil.test'), SITE)
    expect(subject).toBe('Your week: 1,500 clicks')
    expect(text).toContain('-  img src=x  https evil test: 1,000 clicks')
    expect(html).toContain('> img src=x  https evil test</th>')
  })

  it.each([
    [1, '1 browser extension stays connected. To disconnect one, open'],
    [2, '2 browser extensions stay connected. To disconnect one, open'],
  ])('S71 tells of %i extensions that stay at a new password', (extensions, text) => {
    const programs = { apiKeys: 1, webhooks: 0, passkeys: 0, hasTwoFactor: false, isRevoked: true }
    const data = { firstName: 'Ada', programs: { ...programs, extensions } }
    const mail: Mail = { template: 'password-changed', to, data, dedupeKey: '4' }
    expect(renderMail(mail, SITE).text).toContain(text)
  })

  it.each([
    [
      2,
      1,
      0,
      false,
      '2 API keys and 1 webhook still work. To revoke what you don’t recognize, open',
    ],
    [1, 0, 0, false, '1 API key still works. To revoke'],
    [3, 1, 2, true, '3 API keys, 1 webhook, and 2 passkeys were revoked.'],
    [0, 1, 0, true, '1 webhook was revoked.'],
    [0, 0, 0, false, 'you don’t need to do anything.\n\nIf this wasn’t you'],
  ])(
    'S71 tells of %i API keys, %i webhooks, and %i passkeys at a new password',
    (apiKeys, webhooks, passkeys, isRevoked, text) => {
      const data = {
        firstName: 'Ada',
        programs: {
          ...{ apiKeys, webhooks, passkeys, extensions: 0 },
          ...{ hasTwoFactor: false, isRevoked },
        },
      }
      const mail: Mail = { template: 'password-changed', to, data, dedupeKey: '4' }
      expect(renderMail(mail, SITE).text).toContain(text)
    },
  )

  it('has its own subject for each event', () => {
    expect(rendered.map(({ subject }) => subject)).toEqual([
      'Welcome to Everyshelf',
      'Confirm your email',
      'Choose a new password',
      'Your password was changed',
      'Change your email address?',
      'Confirm your new email address',
      'Your email address was changed',
      'Someone is trying to sign in to your account',
      'Your affiliate tags were changed',
    ])
  })

  it('renders a visitor’s message as text only', () => {
    const [contact, feedback] = visitorMails({
      name: 'Ada',
      email: to,
      message: 'Two\nlines',
    }).map((mail) => renderMail(mail, SITE))
    expect(contact).toEqual({
      subject: 'A message from the contact form',
      text: `A visitor wrote on ${SITE}.\nName: Ada\nEmail: ada@example.org\n\nTwo\nlines\n`,
      html: null,
      unsubscribeUrl: null,
    })
    expect(feedback?.subject).toBe('Feedback: 4 of 5 stars')
    expect(feedback?.text).toContain('\nRating: 4 of 5 stars\n\nTwo')
  })

  it('notes a missing name, address or rating', () => {
    const fields = { name: null, email: null, message: 'Hello', rating: 0 }
    expect(renderMail({ template: 'feedback', data: fields }, SITE)).toEqual({
      subject: 'Feedback',
      text: `A visitor wrote on ${SITE}.\nName: not given\nEmail: not given\nRating: none\n\nHello\n`,
      html: null,
      unsubscribeUrl: null,
    })
  })

  it.each(rendered)('P10 loads no outside content and no tracking in $template', ({ html }) => {
    expect(html).not.toMatch(
      /<(?:img|script|link|style|iframe|form|video|object)\b|\bon\w+=|@import|url\(/i,
    )
    const addresses = [...(html ?? '').matchAll(/https?:\/\/[^"<\s]+/g)].map(([address]) => address)
    const own = [
      SITE,
      `${SITE}/`,
      url.replace('&', '&amp;'),
      `${SITE}/account?mode=reset-password`,
      `${SITE}/about?dialog=contact`,
    ]
    expect(addresses.filter((address) => !own.includes(address))).toEqual([])
    expect(addresses).not.toEqual([])
  })

  it.each(rendered)('A5 links in $template to no store and contains no tag', ({ text, html }) => {
    expect(`${text}${html}`).not.toMatch(/amazon|amzn|kobo|tag=|[?&](?:aff|ref|utm_\w+)=/i)
  })

  it('S48 keeps user text out of subjects and HTML', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (typed) => {
        const odd = `<b>${typed}\r\nBcc: eve@evil.test`
        const plain = mailsFor('').map((mail) => renderMail(mail, SITE))
        for (const [index, mail] of mailsFor(odd).entries()) {
          const { subject, html } = renderMail(mail, SITE)
          expect({ subject, html }).toEqual({
            subject: plain[index]?.subject,
            html: plain[index]?.html,
          })
        }
        for (const mail of visitorMails({ name: odd, email: to, message: odd })) {
          const { subject, html } = renderMail(mail, SITE)
          expect(subject).toMatch(/^(?:A message from the contact form|Feedback: 4 of 5 stars)$/)
          expect(html).toBeNull()
        }
      }),
    )
  })

  it.each([
    ['Ada', 'Hello Ada,'],
    ['Łucja O’Neil-Żak', 'Hello Łucja O’Neil-Żak,'],
    ['Free books at evil.test', 'Hello,'],
    ['Win: http://evil.test', 'Hello,'],
    ['Ada\nBuy now', 'Hello,'],
    ['', 'Hello,'],
  ])('S48 greets %j only by a plausible name', (firstName, greeting) => {
    const [, , reset] = mailsFor(firstName)
    expect(reset && renderMail(reset, SITE).text.split('\n')[0]).toBe(greeting)
  })

  it('S48 sends no user text to an unconfirmed address', () => {
    const [, verify] = mailsFor('Ada')
    expect(verify && renderMail(verify, SITE).text).not.toContain('Ada')
  })

  it.each([
    'https://evil.test/account?token=t1',
    'https://everyshelf.example.evil.test/account',
    'https://everyshelf.example@evil.test/',
    'javascript:alert(1)',
    '/account?token=t1',
  ])('S29 throws for a link to %s', (elsewhere) => {
    const data = { firstName: 'Ada', url: elsewhere }
    const mail: Mail = { template: 'reset-password', to, data, dedupeKey: '8' }
    expect(() => renderMail(mail, SITE)).toThrow('leads to another site')
  })
})
