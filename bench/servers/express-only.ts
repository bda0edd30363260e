import express from 'express'

/** For comparison: Express with one route that redirects and records nothing. */
const app = express()
app.get('/{*path}', (_request, response) => {
  response
    .set('x-click', '117524506247930560')
    .set('Cache-Control', 'private, no-store')
    .set('X-Robots-Tag', 'noindex')
    .set('Referrer-Policy', 'strict-origin-when-cross-origin')
    .location('https://www.amazon.co.uk/dp/0143127748?tag=shelf-21')
    .status(302)
    .end()
})

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://localhost:${address.port}`)
})
process.on('SIGTERM', () => process.exit(0))
