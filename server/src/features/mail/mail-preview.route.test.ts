import { DomainError } from '@everyshelf/domain/messages'
import { expect, it } from 'vitest'
import { serveHandler } from '../../testing/serve-handler.ts'
import type { Session } from '../../trpc/request-context.ts'
import { createMailPreviewRoute } from './mail-preview.route.ts'

const admin = { role: 'admin' } as Session

interface World {
  readonly session?: Session | null
  readonly waitSeconds?: number
  readonly onOpen?: () => void
}

async function ask({ session = admin, waitSeconds = 0, onOpen }: World = {}) {
  const seen = { opened: [] as unknown[][], previewed: [] as string[] }
  const url = await serveHandler(
    createMailPreviewRoute({
      outbox: {
        preview: (template) => {
          seen.previewed.push(template)
          return { subject: '', text: '', html: '<p>Welcome</p>' }
        },
      },
      findSession: async () => ({ session, cookies: [] }),
      gate: {
        requireOpen: async (...given) => {
          seen.opened.push(given)
          onOpen?.()
        },
      },
      countRequest: () => waitSeconds,
    }),
  )
  const answer = await fetch(`${url}/mail-preview/welcome`)
  return { ...seen, answer, text: await answer.text() }
}

it('S62 shows an admin a mail that can do nothing', async () => {
  const { answer, text, opened, previewed } = await ask()
  expect([answer.status, text]).toEqual([200, '<p>Welcome</p>'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy':
      "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'; sandbox",
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  expect(opened).toEqual([[admin, true]])
  expect(previewed).toEqual(['welcome'])
})

it.each([null, { role: 'user' } as Session])(
  'S61 tells others what it tells of an unknown address: %j',
  async (session) => {
    const { answer, text, opened, previewed } = await ask({ session })
    expect(answer.status).toBe(404)
    expect(text).toMatch(/not found|nothing/i)
    expect([opened, previewed]).toEqual([[], []])
  },
)

it('S61 tells an admin without the second factor the same', async () => {
  const onOpen = () => {
    throw new DomainError('second-factor-required')
  }
  const { answer, previewed } = await ask({ onOpen })
  expect(answer.status).toBe(404)
  expect(previewed).toEqual([])
})

it('leaves what broke to the error handler', async () => {
  const onOpen = () => {
    throw new Error('insides')
  }
  expect((await ask({ onOpen })).answer.status).toBe(500)
})

it('shows nothing past its limit', async () => {
  const { answer, text, previewed } = await ask({ waitSeconds: 1 })
  expect(answer.status).toBe(429)
  expect(text).toMatch(/too many/i)
  expect(previewed).toEqual([])
})
