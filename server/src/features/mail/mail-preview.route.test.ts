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

async function requestPreview({ session = admin, waitSeconds = 0, onOpen }: World = {}) {
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
  const response = await fetch(`${url}/mail-preview/welcome`)
  return { ...seen, response, text: await response.text() }
}

it('S62 shows an admin an email with a strict policy', async () => {
  const { response, text, opened, previewed } = await requestPreview()
  expect([response.status, text]).toEqual([200, '<p>Welcome</p>'])
  expect(Object.fromEntries(response.headers)).toMatchObject({
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
  'S61 answers others like an unknown path: %j',
  async (session) => {
    const { response, text, opened, previewed } = await requestPreview({ session })
    expect(response.status).toBe(404)
    expect(text).toMatch(/not found|nothing/i)
    expect([opened, previewed]).toEqual([[], []])
  },
)

it('S61 answers not-found to an admin without the second factor', async () => {
  const onOpen = () => {
    throw new DomainError('second-factor-required')
  }
  const { response, previewed } = await requestPreview({ onOpen })
  expect(response.status).toBe(404)
  expect(previewed).toEqual([])
})

it('passes other errors to the error handler', async () => {
  const onOpen = () => {
    throw new Error('insides')
  }
  expect((await requestPreview({ onOpen })).response.status).toBe(500)
})

it('refuses requests past its limit', async () => {
  const { response, text, previewed } = await requestPreview({ waitSeconds: 1 })
  expect(response.status).toBe(429)
  expect(text).toMatch(/too many/i)
  expect(previewed).toEqual([])
})
