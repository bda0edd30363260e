import { lazyComponent } from '../../../lib/lazy-loading/lazy-component.tsx'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'

/** Loaded after the list, which does not need it to show. */
export const BulkBar = lazyComponent(
  () => import('./bulk-bar.tsx'),
  ({ BulkBar }) => BulkBar,
)

export const ActionDialog = lazyDialog(
  () => import('./action-dialog.tsx'),
  ({ ActionDialog }) => ActionDialog,
)
