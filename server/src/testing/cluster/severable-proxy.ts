import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy to a local port that can be severed: connections stay open, but no data passes. */
export interface SeverableProxy {
  readonly host: string
  readonly port: number
  readonly cut: () => void
  /** Delivers the held data. */
  readonly heal: () => void
  readonly close: () => Promise<void>
}

export async function startSeverableProxy(targetPort: number): Promise<SeverableProxy> {
  const ends = new Set<Socket>()
  let isCut = false

  function forward(from: Socket, to: Socket): void {
    ends.add(from)
    from.on('data', (chunk) => void to.write(chunk))
    from.on('error', () => {})
    from.on('close', () => {
      ends.delete(from)
      to.destroy()
    })
    if (isCut) from.pause()
  }

  const server = createServer({ noDelay: true }, (client) => {
    const target = connect({ port: targetPort, host: '127.0.0.1', noDelay: true })
    forward(client, target)
    forward(target, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: '127.0.0.1',
    port: portOf(server.address()),
    cut: () => {
      isCut = true
      for (const end of ends) end.pause()
    },
    heal: () => {
      isCut = false
      for (const end of ends) end.resume()
    },
    close: async () => {
      for (const end of ends) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

export function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
