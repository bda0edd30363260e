import { connect, type Socket } from 'node:net'

/** Clients that mean harm, on loopback alone. Each of `many` has an address in a network of its own. */
export interface Attack {
  readonly port: number
  readonly connections: number
  readonly path: string
  /** Requests that each connection sends at once. */
  readonly pipelined: number
  readonly from: 'one' | 'many'
  /** Reads every answer and asks again; otherwise nothing is ever read. */
  readonly reads: boolean
}

/** New connections at a time, so that the attacker's own core keeps up. */
const AT_ONCE = 200
const END_OF_ANSWER = /\r\n\r\n/

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

/** The next request as soon as the head of an answer is here, and with it most of its body. */
function askAgain(socket: Socket, text: string): void {
  socket.on('data', (chunk: Buffer) => {
    if (END_OF_ANSWER.test(chunk.toString('latin1'))) socket.write(text)
  })
}

process.on('message', async (attack: Attack) => {
  for (let index = 0; index < attack.connections; index += AT_ONCE) {
    const count = Math.min(AT_ONCE, attack.connections - index)
    await Promise.all(Array.from({ length: count }, (_, at) => open(attack, index + at)))
  }
  process.send?.({})
})
