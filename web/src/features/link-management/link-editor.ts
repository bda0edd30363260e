import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'
import type { LinkManager } from '../../lib/link-settings/use-managed-link.ts'

/** The link that these pages show, and the functions to change it. */
export interface LinkEditor extends Pick<LinkManager, 'save' | 'undo'> {
  readonly id: string
  readonly managed: ManagedLink
}
