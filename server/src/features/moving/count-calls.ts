import { DomainError } from '@everyshelf/domain/messages'
import type { RequestContext } from '../../trpc/request-context.ts'

export type CountCall = RequestContext['countCall']

/** Counts for one item after the other. Returns those before a limit, and throws if that is none. */
export async function takeWithinLimits<Item, Taken>(
  items: readonly Item[],
  take: (item: Item, index: number) => Taken | Promise<Taken>,
): Promise<Taken[]> {
  const taken: Taken[] = []
  for (const [index, item] of items.entries()) {
    try {
      taken.push(await take(item, index))
    } catch (error) {
      if (taken.length === 0 || !isRateLimit(error)) throw error
      break
    }
  }
  return taken
}

function isRateLimit(error: unknown) {
  return error instanceof DomainError && error.code === 'rate-limited'
}
