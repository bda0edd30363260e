import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'

/** A test server on a free loopback port. */
export interface Loopback {
  readonly port: number
  readonly url: string
  /** All sockets opened so far. */
  readonly socketCount: () => number
  readonly close: () => Promise<void>
  /** Listens again on the same port. */
  readonly reopen: () => Promise<void>
}

export async function listenOnLoopback(server: Server): Promise<Loopback> {
  const sockets = new Set<Socket>()
  let opened = 0
  server.on('connection', (socket: Socket) => {
    opened += 1
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    socketCount: () => opened,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      if (!server.listening) return
      server.close()
      await once(server, 'close')
    },
    reopen: async () => {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
