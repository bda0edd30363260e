import { describe, expect, it } from 'vitest'
import type { Queries } from '../../db/transact.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { EnqueueResult } from '../mail/mail.service.ts'
import type { Mail } from '../mail/mail.ts'
import { createEmailChange, type EmailChangeStep } from './email-change.ts'
import { createSignedTokens } from './signed-tokens.ts'

const NOW = 1_000_000
const HOUR_MS = 3_600_000
const db = { name: 'db' } as unknown as Queries
const transaction = { name: 'transaction' } as unknown as Queries
const ada = { userId: 'ada', email: 'ada@old.test', firstName: 'Ada' } as unknown as Session
const eve = { userId: 'eve', email: 'eve@evil.test', firstName: 'Eve' } as unknown as Session
const step = { userId: 'ada', from: 'ada@old.test', to: 'ada@new.test', expiresAt: NOW + 1 }

function open({ isTaken = false, isMoved = true, result = 'queued' as EnqueueResult } = {}) {
  const tokens = createSignedTokens<EmailChangeStep>('secret', 'email-change', () => NOW)
  const mails: [Queries, Mail][] = []
  const moves: string[][] = []
  const change = createEmailChange({
    repo: {
      isTaken: async () => isTaken,
      move: async (userId, from, to, inTransaction) => {
        moves.push([userId, from, to])
        if (isMoved) await inTransaction(transaction)
        return isMoved
      },
    },
    tokens,
    db,
    enqueue: async (queries, mail) => {
      mails.push([queries, mail])
      return result
    },
    publicUrl: 'https://everyshelf.test',
    now: () => NOW,
  })
  const urlFor = (mailbox: 'present' | 'new') => {
    const token = tokens.build({ mailbox, ...step, expiresAt: NOW + HOUR_MS })
    return `https://everyshelf.test/profile?${new URLSearchParams({ token })}`
  }
  return { ...change, tokens, mails, moves, urlFor }
}

describe('an email change', () => {
  it('S32 starts with an email to the current mailbox', async () => {
    const { request, mails, moves, urlFor } = open()
    await request(ada, 'ada@new.test')
    const mail = {
      template: 'change-email',
      to: 'ada@old.test',
      data: { firstName: 'Ada', newEmail: 'ada@new.test', url: urlFor('present') },
      dedupeKey: `change-email:ada:${NOW}`,
      expiresAt: new Date(NOW + HOUR_MS),
    }
    expect([mails, moves]).toEqual([[[db, mail]], []])
  })

  it('S50 is refused when no email can be sent, with the time to wait', async () => {
    const { request } = open({ result: 'over-limit' })
    await expect(request(ada, 'ada@new.test')).rejects.toMatchObject({
      code: 'rate-limited',
      details: { retryAfterSeconds: 3600 },
    })
  })

  it('S50 S22 does not tell whether the new mailbox reached its limit', async () => {
    const { confirm, tokens } = open({ result: 'over-limit' })
    expect(await confirm(ada, tokens.build({ mailbox: 'present', ...step }))).toBe('present')
  })

  it('is refused for the account’s own address', async () => {
    const { request, mails } = open()
    await expect(request(ada, 'ada@old.test')).rejects.toThrow('invalid-input')
    expect(mails).toEqual([])
  })

  it('S32 emails the new mailbox after the current one has confirmed', async () => {
    const { confirm, tokens, mails, moves, urlFor } = open()
    expect(await confirm(ada, tokens.build({ mailbox: 'present', ...step }))).toBe('present')
    const mail = {
      template: 'confirm-new-email',
      to: 'ada@new.test',
      data: { url: urlFor('new') },
      dedupeKey: `confirm-new-email:ada:ada@new.test:${NOW + 1}`,
      expiresAt: new Date(NOW + HOUR_MS),
    }
    expect([mails, moves]).toEqual([[[db, mail]], []])
  })

  it('S22 sends no email to an address with an account, and responds the same', async () => {
    const { confirm, tokens, mails } = open({ isTaken: true })
    expect(await confirm(ada, tokens.build({ mailbox: 'present', ...step }))).toBe('present')
    expect(mails).toEqual([])
  })

  it('S32 moves after the new mailbox has confirmed, and notifies the old one', async () => {
    const { confirm, tokens, mails, moves } = open()
    expect(await confirm(ada, tokens.build({ mailbox: 'new', ...step }))).toBe('new')
    const mail = {
      template: 'email-changed',
      to: 'ada@old.test',
      data: { firstName: 'Ada' },
      dedupeKey: `email-changed:ada:${NOW}`,
    }
    expect(moves).toEqual([['ada', 'ada@old.test', 'ada@new.test']])
    expect(mails).toEqual([[transaction, mail]])
  })

  it('S32 is refused when the address was taken in the meantime', async () => {
    const { confirm, tokens } = open({ isMoved: false })
    await expect(confirm(ada, tokens.build({ mailbox: 'new', ...step }))).rejects.toThrow(
      'invalid-token',
    )
  })

  it.each<[string, Session, EmailChangeStep | undefined]>([
    ['without our token', ada, undefined],
    ['by another user', eve, { mailbox: 'new', ...step }],
    ['for another user with the same address', ada, { mailbox: 'new', ...step, userId: 'eve' }],
    ['from a former address', ada, { mailbox: 'new', ...step, from: 'ada@older.test' }],
    ['after its time', ada, { mailbox: 'new', ...step, expiresAt: NOW }],
  ])('S32 is not confirmed %s', async (_how, session, content) => {
    const { confirm, tokens, mails, moves } = open()
    const token = content ? tokens.build(content) : 'made.up'
    await expect(confirm(session, token)).rejects.toThrow('invalid-token')
    expect([mails, moves]).toEqual([[], []])
  })
})
