import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'
import type { LinkManager } from '../../lib/link-settings/use-managed-link.ts'

/** What every part of these pages works on. */
export interface OwnLink extends Pick<LinkManager, 'save' | 'undo'> {
  readonly id: string
  readonly managed: ManagedLink
}
