import { once } from 'node:events'
import { join } from 'node:path'
import { spawnPinned } from '../servers/spawn-pinned.ts'
import type { GeneratorOrder, Slice, SliceResult } from './generator.ts'
import type { RequestMix } from './requests.ts'

export interface Generator {
  readonly run: (slice: Slice) => Promise<SliceResult>
  readonly stop: () => void
}

export async function startGenerator(mix: RequestMix): Promise<Generator> {
  const child = spawnPinned('generator', [join(import.meta.dirname, 'generator.ts')], {}, ['ipc'])

  async function ask<T>(order: GeneratorOrder): Promise<T> {
    const response = once(child, 'message')
    child.send(order)
    const [message] = await response
    return message as T
  }

  await ask({ kind: 'requests', mix })
  return {
    run: (slice) => ask<SliceResult>({ kind: 'slice', slice }),
    stop: () => void child.kill(),
  }
}
