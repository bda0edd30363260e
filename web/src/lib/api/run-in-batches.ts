import { readRetryAfterMs } from './retry-after.ts'

/** The client sends this many calls in one request. */
const AT_ONCE = 10

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Makes one call per item, in small groups, and waits as long as the server's retry-after asks. */
export async function runInBatches<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
) {
  const done: Item[] = []
  const failed: { item: Item; error: unknown }[] = []
  const runOne = async (item: Item): Promise<void> => {
    try {
      await call(item)
      done.push(item)
    } catch (error) {
      const waitMs = readRetryAfterMs(error)
      if (waitMs === null) {
        failed.push({ item, error })
        return
      }
      await pause(waitMs)
      await runOne(item)
    }
  }
  for (let first = 0; first < items.length; first += AT_ONCE) {
    await Promise.all(items.slice(first, first + AT_ONCE).map(runOne))
  }
  return { done, failed }
}
