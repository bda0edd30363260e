export type { SavedLink } from '../../lib/links/saved-link.ts'
