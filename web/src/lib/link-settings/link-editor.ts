import type { ManagedLink } from './managed-link.ts'
import type { LinkManager } from './use-managed-link.ts'

/** One of the user's links, and the functions to change it. */
export interface LinkEditor extends Pick<LinkManager, 'save' | 'rename' | 'undo'> {
  readonly id: string
  readonly managed: ManagedLink
}
