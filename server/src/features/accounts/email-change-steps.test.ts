import { describe, expect, it } from 'vitest'
import type { Queries } from '../../db/transact.ts'
import type { Session } from '../../trpc/request-context.ts'
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

function open({ isTaken = false, isMoved = true } = {}) {
  const tokens = createSignedTokens<EmailChangeStep>('secret', 'email-change', () => NOW)
  const mails: [Queries, Mail][] = []
  const moves: string[][] = []
  const change = createEmailChange({
    repo: {
      isTaken: async () => isTaken,
      move: async (userId, from, to, tell) => {
        moves.push([userId, from, to])
        if (isMoved) await tell(transaction)
        return isMoved
      },
    },
    tokens,
    db,
    enqueue: async (queries, mail) => void mails.push([queries, mail]),
    publicUrl: 'https://everyshelf.test',
    now: () => NOW,
  })
  const urlFor = (mailbox: 'present' | 'new') => {
    const token = tokens.build({ mailbox, ...step, expiresAt: NOW + HOUR_MS })
    return `https://everyshelf.test/profile?${new URLSearchParams({ token })}`
  }
  return { ...change, tokens, mails, moves, urlFor }
}

describe('a change of address', () => {
  it('S32 begins with a mail to the present mailbox', async () => {
    const { ask, mails, moves, urlFor } = open()
    await ask(ada, 'ada@new.test')
    const mail = {
      template: 'change-email',
      to: 'ada@old.test',
      data: { firstName: 'Ada', newEmail: 'ada@new.test', url: urlFor('present') },
      dedupeKey: `change-email:ada:${NOW}`,
      expiresAt: new Date(NOW + HOUR_MS),
    }
    expect([mails, moves]).toEqual([[[db, mail]], []])
  })

  it('is none to the address that the account has', async () => {
    const { ask, mails } = open()
    await expect(ask(ada, 'ada@old.test')).rejects.toThrow('invalid-input')
    expect(mails).toEqual([])
  })

  it('S32 asks the new mailbox when the present one has answered', async () => {
    const { confirm, tokens, mails, moves, urlFor } = open()
    expect(await confirm(ada, tokens.build({ mailbox: 'present', ...step }))).toBe('present')
    const mail = {
      template: 'prove-email',
      to: 'ada@new.test',
      data: { url: urlFor('new') },
      dedupeKey: `prove-email:ada:${NOW}`,
      expiresAt: new Date(NOW + HOUR_MS),
    }
    expect([mails, moves]).toEqual([[[db, mail]], []])
  })

  it('S22 mails nothing to an address that has an account, and answers the same', async () => {
    const { confirm, tokens, mails } = open({ isTaken: true })
    expect(await confirm(ada, tokens.build({ mailbox: 'present', ...step }))).toBe('present')
    expect(mails).toEqual([])
  })

  it('S32 moves when the new mailbox has answered, and tells the former one', async () => {
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

  it('S32 is refused when the address was taken meanwhile', async () => {
    const { confirm, tokens } = open({ isMoved: false })
    await expect(confirm(ada, tokens.build({ mailbox: 'new', ...step }))).rejects.toThrow(
      'invalid-token',
    )
  })

  it.each<[string, Session, EmailChangeStep | undefined]>([
    ['without a token of ours', ada, undefined],
    ['by somebody else', eve, { mailbox: 'new', ...step }],
    ['for somebody else with the same address', ada, { mailbox: 'new', ...step, userId: 'eve' }],
    ['from a former address', ada, { mailbox: 'new', ...step, from: 'ada@older.test' }],
    ['after its time', ada, { mailbox: 'new', ...step, expiresAt: NOW }],
  ])('S32 is not confirmed %s', async (_how, session, content) => {
    const { confirm, tokens, mails, moves } = open()
    const token = content ? tokens.build(content) : 'made.up'
    await expect(confirm(session, token)).rejects.toThrow('invalid-token')
    expect([mails, moves]).toEqual([[], []])
  })
})
