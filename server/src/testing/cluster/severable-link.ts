import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a port of this machine that can be cut: nothing breaks, and nothing arrives any more. */
export interface SeverableLink {
  readonly host: string
  readonly port: number
  readonly cut: () => void
  /** What waited goes on its way. */
  readonly heal: () => void
  readonly close: () => Promise<void>
}

export async function startSeverableLink(targetPort: number): Promise<SeverableLink> {
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
