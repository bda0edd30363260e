import { createServer } from 'node:http'

/**
 * The floor: plain node:http that answers every request with the bytes of a redirect and does nothing else.
 * No server on this runtime can send these bytes for less.
 */
const HEADERS = [
  ...['Location', 'https://www.amazon.co.uk/dp/0143127748?tag=shelf-21'],
  ...['x-click', '117524506247930560'],
  ...['Cache-Control', 'private, no-store'],
  ...['X-Robots-Tag', 'noindex'],
  ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ...['Content-Length', '0'],
]

const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(302, HEADERS).end()
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://localhost:${address.port}`)
})
process.on('SIGTERM', () => process.exit(0))
