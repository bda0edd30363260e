import { text } from 'node:stream/consumers'
import { COVER_MAX_BYTES } from '@everyshelf/domain/schemas'
import { expect, it } from 'vitest'
import { openSocket } from '../../testing/raw-request.ts'
import { serveHandler } from '../../testing/serve-handler.ts'
import type { Session } from '../../trpc/request-context.ts'
import { createImageUploads } from './image-uploads.route.ts'
import { createUploadedCoversRoute, type UploadedCoversRouteDeps } from './uploaded-covers.route.ts'

const ORIGIN = 'https://everyshelf.test'

/** Each upload waits for the returned function; the cookie is the account. */
async function open() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let started = 0
  const details = {
    get: async () => ({}),
    setCover: async () => ({}),
    findCover: async () => undefined,
  } as unknown as UploadedCoversRouteDeps['details']
  const url = await serveHandler(
    createUploadedCoversRoute({
      details,
      images: createImageUploads({
        encoder: {
          encode: async (body) => {
            started++
            await released
            return body
          },
        },
        findSession: async ({ cookie }) => ({
          session: { userId: String(cookie) } as Session,
          cookies: [],
        }),
        countUpload: () => 0,
        countImage: () => 0,
        origin: ORIGIN,
      }),
    }),
  )
  const upload = async (cookie: string) => {
    const address = `${url}/api/links/${'a'.repeat(20)}/cover`
    const headers = { cookie, origin: ORIGIN }
    return (await fetch(address, { method: 'POST', headers, body: 'x' })).status
  }
  return { url, upload, release, countStarted: () => started }
}

it.each([
  ['from another site', 'https://evil.test', 100, 401],
  ['that is too large', ORIGIN, COVER_MAX_BYTES + 1, 413],
])('S77 an upload %s is refused unread, and its connection closed', async (...upload) => {
  const [, origin, length, status] = upload
  const { url } = await open()
  const socket = await openSocket(url)
  const answered = text(socket)
  socket.write(
    [
      `POST /api/links/${'a'.repeat(20)}/cover HTTP/1.1`,
      'Host: everyshelf.test',
      `Origin: ${origin}`,
      'Cookie: ada',
      `Content-Length: ${length}`,
      '\r\nGET /another HTTP/1.1\r\nHost: everyshelf.test\r\n\r\n',
    ].join('\r\n'),
  )
  const response = await answered
  expect(response.match(/^HTTP\/1\.1 \d+/gm)).toEqual([`HTTP/1.1 ${status}`])
  expect(response.toLowerCase()).toContain('\r\nconnection: close\r\n')
})

it('S77 covers that one account uploads slowly leave room for others', async () => {
  const { upload, release, countStarted } = await open()
  const slow = [upload('ada'), upload('ada')]
  await expect.poll(countStarted).toBe(2)
  expect(await upload('ada')).toBe(503)
  const others = ['ben', 'cara', 'dan', 'eve', 'fay', 'gil'].map(upload)
  await expect.poll(countStarted).toBe(8)
  expect(await upload('hal')).toBe(503)
  release()
  expect(await Promise.all([...slow, ...others])).toEqual(Array(8).fill(200))
  expect(await upload('ada')).toBe(200)
})
