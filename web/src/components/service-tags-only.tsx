import type { ReactNode } from 'react'
import { useSession } from '../lib/session/session.ts'

/**
 * Text that is true only on a server with its own affiliate tags. Without tags, the server removes it
 * from prerendered pages (http/site-pages), so it must not contain another span.
 */
export function ServiceTagsOnly({ children }: { readonly children: ReactNode }) {
  return useSession().hasServiceTags ? <span data-service-tags="some">{children}</span> : null
}
