import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { portOf } from '../cluster/severable-proxy.ts'

/** A book service that can be set to fail. */
export interface FlakyUpstream {
  readonly url: string
  readonly setMode: (mode: FlakyMode) => void
  readonly close: () => Promise<void>
}

const modes = {
  'has no books': (response) => void response.writeHead(404).end('{}'),
  fails: (response) => void response.writeHead(500).end(),
  'never answers': () => {},
  'is slow': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 1000)
    response.on('close', () => clearInterval(timer))
  },
} as const satisfies Record<string, (response: ServerResponse) => void>

export type FlakyMode = keyof typeof modes
export const flakyModes = Object.keys(modes) as readonly FlakyMode[]

export async function startFlakyUpstream(): Promise<FlakyUpstream> {
  let mode: FlakyMode = 'has no books'
  const server = createServer((_request, response) => modes[mode](response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    setMode: (next) => {
      mode = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
