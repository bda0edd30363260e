import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { UpstreamResponse } from '../../../outbound/read-body.ts'
import type { Upstream } from '../../../outbound/upstream.ts'
import { fetchCover } from './fetch-cover.ts'

it('a redirect to a host that is not allowed counts as no cover, not as a failure', async () => {
  const asked: string[] = []
  const covers: Upstream = {
    name: 'covers',
    accepts: ({ host }) => host === 'covers.example',
    get: async (url, read) => {
      asked.push(url.href)
      const headers = { location: 'https://elsewhere.example/dune.jpg' }
      return await read({
        statusCode: 302,
        headers,
        body: Readable.from([]),
      } as unknown as UpstreamResponse)
    },
  }
  expect(await fetchCover([covers], 'https://covers.example/dune.jpg')).toBeNull()
  expect(asked).toEqual(['https://covers.example/dune.jpg'])
})
