import { importChunk } from '../../../lib/lazy-loading/import-chunk.ts'
import { lazyComponent } from '../../../lib/lazy-loading/lazy-component.tsx'

/** Loaded after the list, which does not need it to show. */
export const BulkBar = lazyComponent(
  async () => (await importChunk(() => import('./bulk-bar.tsx'))).BulkBar,
)
