import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { portOf } from './severable-link.ts'

/** Sends each request to one process after the other, and to the next when one does not answer. */
export interface Balancer {
  readonly port: number
  /** How often another process was asked in place of one that had been asked already. */
  readonly retries: () => number
  readonly close: () => Promise<void>
}

const LEFT_ALONE_MS = 500
const ANSWERS_WITHIN_MS = 2000

export async function startBalancer(listPorts: () => readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const downUntil = new Map<number, number>()
  let turn = 0
  let retries = 0

  /** In turn; those that did not answer just now come last. */
  function order(): number[] {
    const ports = listPorts()
    const from = turn++ % Math.max(ports.length, 1)
    const inTurn = [...ports.slice(from), ...ports.slice(0, from)]
    const isDown = (port: number) => (downUntil.get(port) ?? 0) > performance.now()
    return [...inTurn.filter((port) => !isDown(port)), ...inTurn.filter(isDown)]
  }

  function forward(asked: IncomingMessage, answer: ServerResponse, ports: readonly number[]): void {
    const [port, ...others] = ports
    if (port === undefined) {
      answer.writeHead(502).end()
      return
    }
    const { url, headers } = asked
    const passed = request({ host: '127.0.0.1', port, path: url, headers, agent })
    passed.setTimeout(ANSWERS_WITHIN_MS, () => passed.destroy(new Error('no answer')))
    passed.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
      response.on('error', () => answer.destroy())
    })
    passed.on('error', () => {
      if (answer.headersSent) return
      downUntil.set(port, performance.now() + LEFT_ALONE_MS)
      retries++
      forward(asked, answer, others)
    })
    passed.end()
  }

  // Readers alone come this way: they ask, and send nothing.
  const server = createServer((asked, answer) => forward(asked, answer, order()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: portOf(server.address()),
    retries: () => retries,
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
