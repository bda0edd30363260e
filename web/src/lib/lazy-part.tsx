import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches the part before it is needed; a failure waits until it is. */
  readonly preload: () => void
  /** Resolves when the part is there; rejects when it cannot be fetched. */
  readonly ready: () => Promise<void>
}

/**
 * A part of a page that is fetched when it is needed. Once it is there it renders at once: no empty
 * moment, and nothing below it moves.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyPart<Props> {
  let fetched: ComponentType<Props> | null = null
  const fetchPart = async () => {
    fetched ??= await load()
    return { default: fetched }
  }
  const Later = lazy(fetchPart)

  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, never in a render
  function Part(props: Props) {
    // Kept for the life of this instance: another type would throw its state away.
    const [Now] = useState(() => fetched ?? Later)
    return (
      <Suspense fallback={fallback}>
        <Now {...props} />
      </Suspense>
    )
  }
  return Object.assign(Part, {
    preload: () => void fetchPart().catch(() => {}),
    ready: async () => void (await fetchPart()),
  })
}
