import { startSlowBrowser } from '../e2e/fixtures/slow-network.ts'
import { startFakeSmtp } from '../server/src/testing/fake-smtp.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, startProduct } from './servers/product.ts'

/** Measures when a signed-in user first sees a page, with an empty cache at 50 kB/s. */
const ROUNDS = 3
const PAINT_WITHIN_MS = 3000
const paths = ['/dashboard', '/analytics', '/profile', '/profile/tags', '/profile/referrals']

const verdict = createVerdict('slow-network')
const dataFolder = createDataFolder()
const smtp = await startFakeSmtp()
const product = await startProduct('server', dataFolder, {
  env: { SMTP_URL: smtp.url, MAIL_FROM: 'Everyshelf <shelf@example.com>' },
})
const browser = await startSlowBrowser(`http://localhost:${product.port}`, smtp)
for (const path of paths) {
  const paints: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) paints.push(await browser.measurePaint(path))
  const paint = paints.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity
  verdict.gate(
    `${path}: first contentful paint at 50 kB/s within ${PAINT_WITHIN_MS} ms`,
    paint <= PAINT_WITHIN_MS,
    `${paint.toFixed(0)} ms`,
  )
}

await browser.close()
await Promise.all([product.stop(), smtp.close()])
dataFolder.remove()
verdict.close()
