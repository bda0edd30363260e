import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { type MissingPart, PartNotFetched } from '../components/part-not-fetched.tsx'
import { fetchOnce } from './fetch-once.ts'

interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches the part before it is needed; a failure waits until it is. */
  readonly preload: () => void
  /** Resolves when the part is there; rejects when it cannot be fetched. */
  readonly ready: () => Promise<void>
}

/**
 * A part of a page that is fetched when it is needed. Once it is there it renders at once: no empty
 * moment, and nothing below it moves. What cannot be fetched is told of where it stands; the rest of
 * the page stays as it is.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  Missing: MissingPart = PartNotFetched,
): LazyPart<Props> {
  const part = fetchOnce(load)

  function Missed(props: Props) {
    const [Now, setNow] = useState(part.read)
    const fetchAgain = async () => {
      const next = await part.fetch().catch(() => null)
      setNow(() => next)
    }
    return Now ? <Now {...props} /> : <Missing onTryAgain={fetchAgain} />
  }

  const fetchOrMiss = async () => {
    try {
      return { default: await part.fetch() }
    } catch {
      // The next one to need it asks anew: what React is told of a lazy component is for good.
      Later = lazy(fetchOrMiss)
      return { default: Missed }
    }
  }
  let Later = lazy(fetchOrMiss)

  function Part(props: Props) {
    // Kept for the life of this instance: another type would throw its state away.
    const [Now] = useState(() => part.read() ?? Later)
    return (
      <Suspense fallback={fallback}>
        <Now {...props} />
      </Suspense>
    )
  }
  return Object.assign(Part, {
    preload: part.preload,
    ready: async () => void (await part.fetch()),
  })
}
