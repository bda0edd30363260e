/** The parts of a service worker's global scope that we use. The DOM types do not include them. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerLifecycleEvent) => void): void
    (type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
    (type: 'message', listener: (event: { readonly data: unknown }) => void): void
  }
}

export interface WorkerLifecycleEvent {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface WorkerFetchEvent {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  readonly respondWith: (response: Promise<Response>) => void
}

/** Facts about this version, filled in by the build. */
export interface WorkerFacts {
  readonly version: string
  /** Files needed to open the app offline. */
  readonly files: readonly string[]
  /** Path of the page that is used for every app page offline. */
  readonly shell: string
  /** Paths of the app's pages. */
  readonly pages: readonly string[]
}
