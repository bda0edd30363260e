import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { portOf } from '../cluster/severable-link.ts'

/** A book service that is well, or is not. */
export interface MoodyUpstream {
  readonly url: string
  readonly setMood: (mood: Mood) => void
  readonly close: () => Promise<void>
}

const moods = {
  'knows nothing': (response) => void response.writeHead(404).end('{}'),
  fails: (response) => void response.writeHead(500).end(),
  'never answers': () => {},
  'is slow': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 1000)
    response.on('close', () => clearInterval(timer))
  },
} as const satisfies Record<string, (response: ServerResponse) => void>

export type Mood = keyof typeof moods
export const moodNames = Object.keys(moods) as readonly Mood[]

export async function startMoodyUpstream(): Promise<MoodyUpstream> {
  let mood: Mood = 'knows nothing'
  const server = createServer((_request, response) => moods[mood](response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    setMood: (next) => {
      mood = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
