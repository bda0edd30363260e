import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import {
  ComponentLoadError,
  type LoadErrorComponent,
} from '../../components/component-load-error.tsx'
import { fetchOnce } from './fetch-once.ts'

/**
 * A component whose code is fetched when it is first rendered. Once loaded, it renders without a
 * fallback, so nothing below it moves. If it cannot be fetched, an error shows in its place and the
 * rest of the page stays as it is.
 */
export function lazyComponent<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  fallback: ReactNode = null,
  LoadError: LoadErrorComponent = ComponentLoadError,
) {
  const code = fetchOnce(async () => pick(await load()))

  function RetryLoading(props: Props) {
    const [Loaded, setLoaded] = useState(code.read)
    const fetchAgain = async () => {
      const next = await code.fetch().catch(() => null)
      setLoaded(() => next)
    }
    return Loaded ? <Loaded {...props} /> : <LoadError onTryAgain={fetchAgain} />
  }

  const fetchOrShowError = async () => {
    try {
      return { default: await code.fetch() }
    } catch {
      // React caches the result of a lazy component forever, so the next instance needs a new one.
      Later = lazy(fetchOrShowError)
      return { default: RetryLoading }
    }
  }
  let Later = lazy(fetchOrShowError)

  function Component(props: Props) {
    // Kept for the life of this instance: changing the type would discard its state.
    const [Shown] = useState(() => code.read() ?? Later)
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
      </Suspense>
    )
  }
  return Object.assign(Component, {
    preload: code.preload,
    openerProps: code.openerProps,
    /** Resolves when the component is loaded; rejects when it cannot be fetched. */
    ready: async () => void (await code.fetch()),
  })
}
