import { connect } from 'node:net'

const CLICK = /^x-click: (\d+)/m

/** Requests links on several connections until the server is killed, and collects the ids of answered clicks. */
export async function openLinksUntilCut(
  port: number,
  connections: number,
  answered: string[],
): Promise<{ readonly withoutId: number }> {
  const counts = { withoutId: 0 }
  await Promise.all(
    Array.from({ length: connections }, (_, index) => openLinks(port, index, answered, counts)),
  )
  return counts
}

function openLinks(
  port: number,
  connection: number,
  answered: string[],
  counts: { withoutId: number },
): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let sent = 0
  let received = ''

  function send(): void {
    const reader = sent++
    const address = `10.${connection}.${(reader >> 8) % 256}.${reader % 256}`
    socket.write(
      `GET /redirect?isbn=9780143127741 HTTP/1.1\r\nHost: everyshelf.example\r\nX-Forwarded-For: ${address}\r\n\r\n`,
    )
  }

  socket.on('connect', send)
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
    if (!received.endsWith('\r\n\r\n')) return
    const id = CLICK.exec(received)?.[1]
    if (id) answered.push(id)
    else counts.withoutId++
    received = ''
    send()
  })
  return new Promise((resolve) => socket.on('close', () => resolve()))
}
