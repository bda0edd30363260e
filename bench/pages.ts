import { measurePage, type PageSpeed } from '../e2e/fixtures/page-speed.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, startProduct } from './servers/product.ts'

/** Measures how public pages load on a phone with a slow CPU, with the server on this machine. */
const ROUNDS = 3
const PAINT_WITHIN_MS = 1500
const SHIFT_AT_MOST = 0.02
const KILOBYTE = 1000

const pages = [
  // All scripts of the first seconds, including those loaded after hydration.
  { path: '/', scriptAtMost: null },
  { path: '/pricing', scriptAtMost: null },
  { path: '/about', scriptAtMost: null },
  { path: '/blog', scriptAtMost: null },
  { path: '/blog/global-book-links', scriptAtMost: 40 },
  { path: '/blog/everyshelf-vs-bitly', scriptAtMost: 40 },
  { path: '/book/9780141439518/universal', scriptAtMost: 0 },
] as const

const verdict = createVerdict('pages')
const dataFolder = createDataFolder()
const product = await startProduct('server', dataFolder)
const middle = (rounds: readonly PageSpeed[], key: 'largestPaint' | 'shift' | 'script') =>
  rounds.map((round) => round[key]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0

for (const { path, scriptAtMost } of pages) {
  const rounds: PageSpeed[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await measurePage(`http://localhost:${product.port}${path}`))
  }
  const paint = middle(rounds, 'largestPaint')
  const shift = middle(rounds, 'shift')
  const script = middle(rounds, 'script') / KILOBYTE
  const foreign = rounds.flatMap((round) => round.foreign)
  const isGood =
    paint <= PAINT_WITHIN_MS &&
    shift <= SHIFT_AT_MOST &&
    foreign.length === 0 &&
    (scriptAtMost === null || script <= scriptAtMost)
  verdict.gate(
    `${path}: largest paint within ${PAINT_WITHIN_MS} ms, shift at most ${SHIFT_AT_MOST}, no foreign request${scriptAtMost === null ? '' : `, scripts at most ${scriptAtMost} kB`}`,
    isGood,
    `${paint.toFixed(0)} ms, shift ${shift.toFixed(3)}, scripts ${script.toFixed(1)} kB`,
  )
}

await product.stop()
dataFolder.remove()
verdict.close()
