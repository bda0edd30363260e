import { join } from 'node:path'
import { isMachineQuiet } from './measure/machine.ts'
import { median } from './measure/statistics.ts'
import { createVerdict } from './measure/verdict.ts'
import { createDataFolder, startBuilt, startProduct } from './servers/product.ts'
import { startSubject } from './servers/start-subject.ts'

/** Measures the time from the start command to the first response, with everything built. */
const ROUNDS = 5
const READY_WITHIN_MS = 2000
const GOAL_MS = 1000

const verdict = createVerdict('cold-start')

async function times(start: () => Promise<{ readyMs: number; stop: () => Promise<void> }>) {
  const found: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const subject = await start()
    found.push(subject.readyMs)
    await subject.stop()
  }
  return { first: found[0] ?? 0, usual: median(found.slice(1)) }
}

const floor = await times(() => startSubject('floor', [join(import.meta.dirname, 'floor.ts')]))
const dataFolder = createDataFolder()
const server = await times(() => startProduct('server', dataFolder))
const command = await times(() => startBuilt('start command', dataFolder))
dataFolder.remove()

const tell = (name: string, { first, usual }: { first: number; usual: number }) =>
  console.log(
    `${name.padEnd(34)} ${usual.toFixed(0)} ms (${(usual / floor.usual).toFixed(1)} x floor), the first time ${first.toFixed(0)} ms`,
  )
tell('bare node:http, the floor', floor)
tell('the built server', server)
tell('start, with its look at the builds', command)
if (!isMachineQuiet()) verdict.doubt('an empty script took too long: the machine is busy')
verdict.gate(
  `ready within ${READY_WITHIN_MS} ms of start (goal ${GOAL_MS})`,
  command.usual <= READY_WITHIN_MS,
  `${command.usual.toFixed(0)} ms`,
)
verdict.close()
