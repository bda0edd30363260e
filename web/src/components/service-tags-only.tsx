import type { ReactNode } from 'react'
import { useSession } from '../lib/session.ts'

/**
 * A text that is true only on a server with affiliate tags of its own. The server takes it out of
 * prerendered pages where it has none (http/site-pages), so it must not contain another span.
 */
export function ServiceTagsOnly({ children }: { readonly children: ReactNode }) {
  return useSession().hasServiceTags ? <span data-service-tags="">{children}</span> : null
}
