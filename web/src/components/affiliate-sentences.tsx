import { AMAZON_ASSOCIATE_SENTENCE, earnsAtAmazon } from '@everyshelf/domain/affiliate'
import { useSession } from '../lib/session/session.ts'

/**
 * Prerendered pages contain both sentences, and the server removes the one that is not true
 * (http/site-pages). So neither may contain another span.
 */
const isPrerendering = typeof document === 'undefined'

/** Amazon's sentence, where a tag of the server or of the signed-in author can earn. */
export function AssociateSentence() {
  const { hasServiceTags, user } = useSession()
  const canEarn = earnsAtAmazon([
    hasServiceTags ? 'service' : 'none',
    user?.hasOwnTags ? 'owner' : 'none',
  ])
  return canEarn && <span data-service-tags="some"> {AMAZON_ASSOCIATE_SENTENCE}</span>
}

/** What is added to the notices about affiliate links on a server without tags. */
export function NoServiceTagsNote() {
  const { hasServiceTags } = useSession()
  if (hasServiceTags && !isPrerendering) return null
  return <span data-service-tags="none"> This server has no affiliate tags of its own yet.</span>
}
