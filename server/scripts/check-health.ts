import process from 'node:process'

/** The container's health check: exit code 0 while the server responds. */
const address = `http://127.0.0.1:${process.env.PORT ?? '3000'}/healthz`
const isHealthy = await fetch(address, { signal: AbortSignal.timeout(2500) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isHealthy ? 0 : 1
