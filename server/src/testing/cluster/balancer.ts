import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { portOf } from './severable-proxy.ts'

/** A round-robin load balancer that retries the next process when one does not respond. */
export interface Balancer {
  readonly port: number
  /** How often a request was retried on another process. */
  readonly retries: () => number
  readonly close: () => Promise<void>
}

const RETRY_BACKOFF_MS = 500
const RESPONSE_TIMEOUT_MS = 2000

export async function startBalancer(listPorts: () => readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const downUntil = new Map<number, number>()
  let turn = 0
  let retries = 0

  /** Round robin; processes that just failed come last. */
  function order(): number[] {
    const ports = listPorts()
    const from = turn++ % Math.max(ports.length, 1)
    const inTurn = [...ports.slice(from), ...ports.slice(0, from)]
    const isDown = (port: number) => (downUntil.get(port) ?? 0) > performance.now()
    return [...inTurn.filter((port) => !isDown(port)), ...inTurn.filter(isDown)]
  }

  function forward(
    incoming: IncomingMessage,
    result: ServerResponse,
    ports: readonly number[],
  ): void {
    const [port, ...others] = ports
    if (port === undefined) {
      result.writeHead(502).end()
      return
    }
    const { url, headers } = incoming
    const passed = request({ host: '127.0.0.1', port, path: url, headers, agent })
    passed.setTimeout(RESPONSE_TIMEOUT_MS, () => passed.destroy(new Error('no answer')))
    passed.on('response', (response) => {
      result.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(result)
      response.on('error', () => result.destroy())
    })
    passed.on('error', () => {
      if (result.headersSent) return
      downUntil.set(port, performance.now() + RETRY_BACKOFF_MS)
      retries++
      forward(incoming, result, others)
    })
    passed.end()
  }

  // Forwards only GET requests without bodies, because only readers use it.
  const server = createServer((incoming, result) => forward(incoming, result, order()))
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
