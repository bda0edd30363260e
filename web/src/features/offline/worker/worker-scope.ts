/** What of a service worker's world is used here; the library of types for pages does not have it. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void
    (type: 'fetch', listener: (event: AskedEvent) => void): void
    (type: 'message', listener: (event: { readonly data: unknown }) => void): void
  }
}

export interface WaitingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface AskedEvent {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}

/** What the build knows of this version. */
export interface WorkerFacts {
  readonly version: string
  /** Needed to open without a connection. */
  readonly files: readonly string[]
  /** The address whose page stands for every page of the app. */
  readonly shell: string
  /** The app's pages, as the server knows them. */
  readonly pages: readonly string[]
}
