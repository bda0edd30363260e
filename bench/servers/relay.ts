import { connect, createServer } from 'node:net'

/** Forwards connections: `relay.ts LISTEN_HOST TARGET_HOST TARGET_PORT`. */
const [, , listenHost, host, port] = process.argv

const server = createServer({ noDelay: true }, (client) => {
  const target = connect({ host: String(host), port: Number(port), noDelay: true })
  for (const [from, to] of [
    [client, target],
    [target, client],
  ] as const) {
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }
})
server.listen(0, listenHost, () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://localhost:${address.port}`)
})
