import process from 'node:process'

/** Exit code 0 while the server of this container answers. */
const address = `http://127.0.0.1:${process.env.PORT ?? '3000'}/healthz`
const isWell = await fetch(address, { signal: AbortSignal.timeout(2500) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isWell ? 0 : 1
