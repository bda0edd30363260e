import { connect, type Socket } from 'node:net'

/** Hostile clients, only on loopback. With `many`, each has an address in another network. */
export interface Attack {
  readonly port: number
  readonly connections: number
  readonly path: string
  /** Requests that each connection pipelines. */
  readonly pipelined: number
  readonly from: 'one' | 'many'
  /** Whether to read responses and repeat requests; otherwise nothing is read. */
  readonly reads: boolean
}

/** Opens connections in steps, so that the attacker's own core keeps up. */
const AT_ONCE = 200
const END_OF_RESPONSE = /\r\n\r\n/

function addressOf(index: number, from: Attack['from']): string {
  return from === 'one' ? '127.9.9.9' : `127.${10 + (index >> 8)}.${index & 255}.1`
}

function open(attack: Attack, index: number): Promise<void> {
  const { port, path, pipelined, reads } = attack
  const text = `GET ${path} HTTP/1.1\r\nHost: everyshelf.test\r\n\r\n`.repeat(pipelined)
  return new Promise((resolve) => {
    const localAddress = addressOf(index, attack.from)
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => {})
    socket.once('close', () => {
      resolve()
      if (reads) setTimeout(() => void open(attack, index), 20)
    })
    socket.once('connect', () => {
      socket.write(text)
      resolve()
    })
    if (reads) askAgain(socket, text)
    else socket.pause()
  })
}

/** Sends the next request as soon as the head of a response arrives, with most of its body. */
function askAgain(socket: Socket, text: string): void {
  socket.on('data', (chunk: Buffer) => {
    if (END_OF_RESPONSE.test(chunk.toString('latin1'))) socket.write(text)
  })
}

process.on('message', async (attack: Attack) => {
  for (let index = 0; index < attack.connections; index += AT_ONCE) {
    const count = Math.min(AT_ONCE, attack.connections - index)
    await Promise.all(Array.from({ length: count }, (_, at) => open(attack, index + at)))
  }
  process.send?.({})
})
