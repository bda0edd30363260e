import { parseArgs } from 'node:util'
import { startGenerator } from './load/start-generator.ts'
import { warmUp } from './load/warm-up.ts'
import { ratios, runRounds } from './measure/rounds.ts'
import { median, quartiles } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, migrateProduct, startProduct } from './servers/product.ts'
import { isbns, publicIds, seedLinks } from './servers/seed-links.ts'

/** Checks that a redirect costs the same with one saved link as with a million. */
const { values: options } = parseArgs({
  options: {
    links: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '9' },
    'slice-ms': { type: 'string', default: '1000' },
  },
})
const LINKS = Number(options.links)
/** Links in use at the same time, spread over the whole table. */
const HOT = 1000
const CONNECTIONS = 64
const LEAST = 0.9

const verdict = createVerdict('links-flat')
const few = createDataFolder()
const many = createDataFolder()
await migrateProduct(few)
await migrateProduct(many)
const [only = ''] = seedLinks(few, 1)
const all = seedLinks(many, LINKS)
const hot = all.filter((_, index) => index % Math.max(1, Math.floor(LINKS / HOT)) === 0)
const mix = { host: 'everyshelf.example', publicIds, isbns, readers: 16_384, keepAlive: true }
console.log(`${all.length.toLocaleString('en')} links stored`)

const oneLink = await startProduct('one link', few)
const millionLinks = await startProduct('many links', many)
const subjects = [
  { subject: oneLink, generator: await startGenerator({ ...mix, slugs: [only] }) },
  { subject: millionLinks, generator: await startGenerator({ ...mix, slugs: hot }) },
]

try {
  for (const { subject, generator } of subjects) await warmUp(generator, [subject])
  const samples = await runRounds({
    subjects: subjects.map(({ subject }) => subject),
    generatorOf: ({ name }) => {
      const found = subjects.find(({ subject }) => subject.name === name)
      if (!found) throw new Error(name)
      return found.generator
    },
    connections: CONNECTIONS,
    rounds: Number(options.rounds),
    sliceMs: Number(options['slice-ms']),
  })
  for (const [name, list] of samples) {
    console.log(`${name.padEnd(12)} ${median(list.map((s) => s.perSecond)).toFixed(0)}/s`)
  }
  const {
    lower,
    median: middle,
    upper,
  } = quartiles(ratios(samples, millionLinks.name, oneLink.name, ({ perSecond }) => perSecond))
  verdict.gate(
    `with many links at least ${LEAST} of the rate with one`,
    upper >= LEAST,
    `${middle.toFixed(3)} (quartiles ${lower.toFixed(3)} to ${upper.toFixed(3)})`,
  )
} finally {
  for (const { subject, generator } of subjects) {
    generator.stop()
    await subject.stop()
  }
  few.remove()
  many.remove()
}
verdict.close()
