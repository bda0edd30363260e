/** Another process may have changed a page. Its changes show after this time. */
const MAX_AGE_MS = 5000

export interface SitemapCache {
  /** Requests at the same time share one build. */
  readonly read: () => Promise<Buffer>
  /** The next request builds the sitemap again. */
  readonly forget: () => void
}

export function createSitemapCache(build: () => Promise<Buffer>, now: () => number): SitemapCache {
  let stored: { readonly builtAt: number; readonly sitemap: Promise<Buffer> } | undefined

  function start() {
    const started = { builtAt: now(), sitemap: build() }
    // A build that failed must not be the answer to the next request.
    started.sitemap.catch(() => {
      if (stored === started) stored = undefined
    })
    stored = started
    return started
  }

  return {
    read: () => {
      const isFresh = stored && Math.abs(now() - stored.builtAt) < MAX_AGE_MS
      return (isFresh && stored ? stored : start()).sitemap
    },
    // A build in progress may have read the pages before the change, so it is not used again either.
    forget: () => {
      stored = undefined
    },
  }
}
