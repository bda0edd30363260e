import type { ReactNode } from 'react'
import { useSession } from '../lib/session/session.ts'

interface ByServiceTagsProps {
  /** On a server that puts its own tags on its users' links. */
  readonly some: ReactNode
  /** On a server that does not. */
  readonly none: ReactNode
}

/** Prerendered pages contain both texts, and the server removes the false one (http/site-pages). */
const isPrerendering = typeof document === 'undefined'

/** The text about affiliate tags that is true on this server. Neither text may contain a span. */
export function ByServiceTags({ some, none }: ByServiceTagsProps) {
  const { hasServiceTags, serviceTagsOn } = useSession()
  const isTagged = hasServiceTags && serviceTagsOn === 'links'
  return (
    <>
      {(isTagged || isPrerendering) && <span data-service-tags="some">{some}</span>}
      {(!isTagged || isPrerendering) && <span data-service-tags="none">{none}</span>}
    </>
  )
}
