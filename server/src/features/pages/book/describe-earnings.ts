import { getDisclosureIn } from '@everyshelf/domain/affiliate'
import { fill } from '@everyshelf/domain/messages'
import type { RetailerRoute } from '@everyshelf/domain/routing'
import { messagesIn } from '../messages/languages.ts'
import type { ReaderPage } from './reader-page.ts'

interface Earnings extends Pick<ReaderPage, 'language' | 'author'> {
  readonly route: Pick<ReaderPage['route'], 'isSold' | 'tagOwner'>
  readonly retailerRoutes: readonly Pick<RetailerRoute, 'isPaid'>[]
}

/** The one line that says who earns from purchases through the links of a page. */
export function describeEarnings({ language, route, retailerRoutes, author }: Earnings): string {
  const messages = messagesIn[language].book
  const amazon = route.isSold ? route.tagOwner : 'none'
  const ownerEarns = amazon === 'owner' || retailerRoutes.some(({ isPaid }) => isPaid)
  const serviceEarns = amazon === 'service' || amazon === 'service-us'
  if (!ownerEarns && !serviceEarns) return messages.noAffiliateLinks
  const values = { note: getDisclosureIn(language).linkNote, author: author?.name ?? '' }
  if (!ownerEarns) return fill(messages.serviceEarns, values)
  if (serviceEarns) {
    const text = author ? messages.authorOrServiceEarn : messages.creatorOrServiceEarn
    return fill(text, values)
  }
  return fill(author ? messages.authorEarns : messages.creatorEarns, values)
}
