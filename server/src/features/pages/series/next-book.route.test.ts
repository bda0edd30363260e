import { describe, expect, it, vi } from 'vitest'
import { serveHandler } from '../../../testing/serve-handler.ts'
import { createNextBookRoute } from './next-book.route.ts'

type Deps = Parameters<typeof createNextBookRoute>[0]

const reader = {
  context: { country: null, countrySource: 'none', languages: [] } as never,
  follow: async () => null,
}

describe('the link to the next book', () => {
  async function open(deps: Partial<Deps>, path = '/next/salt') {
    const url = await serveHandler(
      createNextBookRoute({
        nextBooks: {
          findNext: async () => ({ location: '/series/salt', clickId: null }),
          openOwnPage: async () => ({ location: '/book/1/universal?link=salt', clickId: null }),
        },
        readFollowingReader: async () => reader,
        redirectHeaders: { 'Cache-Control': 'private, no-store' },
        onError: () => {},
        ...deps,
      }),
    )
    return await fetch(url + path, { redirect: 'manual' })
  }

  it('refuses a network that sent too many requests, and says how long to wait', async () => {
    const response = await open({ readFollowingReader: async () => ({ waitSeconds: 17 }) })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '17'])
  })

  it('R16 shows the book’s own page while the database does not answer', async () => {
    const onError = vi.fn()
    const down = new Error('database down')
    const response = await open({
      nextBooks: {
        findNext: () => Promise.reject(down),
        openOwnPage: async () => ({ location: '/book/1/universal?link=salt', clickId: null }),
      },
      onError,
    })
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/book/1/universal?link=salt',
    ])
    expect(onError).toHaveBeenCalledExactlyOnceWith(down)
  })

  it('asks to try again when not even that page is known', async () => {
    const fail = () => Promise.reject(new Error('database down'))
    const response = await open({ nextBooks: { findNext: fail, openOwnPage: fail } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
  })

  it('answers 410 for a book whose link an admin disabled', async () => {
    const disabled = async () => ({ problem: 'disabled' }) as const
    const response = await open({ nextBooks: { findNext: disabled, openOwnPage: disabled } })
    expect(response.status).toBe(410)
  })
})
