import { lazyComponent } from '../../../lib/lazy-loading/lazy-component.tsx'

/** Loaded after the list, which does not need it to show. */
export const BulkBar = lazyComponent(
  () => import('./bulk-bar.tsx'),
  ({ BulkBar }) => BulkBar,
)
