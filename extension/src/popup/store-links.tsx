import { amazonId, type BookIdentifier } from '@everyshelf/domain/identifiers'
import { buildPlainLinks } from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { DirectLinkList } from '@everyshelf/ui/links'
import { Disclosure } from '@everyshelf/ui/primitives'
import { useId } from 'react'
import { translate } from '../messages/translate.ts'
import { preferences } from '../storage/preferences.ts'
import { useStored } from '../storage/use-stored.ts'

interface StoreLinksProps {
  readonly identifier: BookIdentifier
}

/**
 * The book in every Amazon store. Built here without tags: affiliate programs forbid tagged links in
 * software on people's computers.
 */
export function StoreLinks({ identifier }: StoreLinksProps) {
  const id = useId()
  const ownStore = useStored(preferences)?.ownStore
  const links = buildPlainLinks(identifier).toSorted(
    (a, b) => Number(b.marketplace === ownStore) - Number(a.marketplace === ownStore),
  )
  const isCore = ({ marketplace }: (typeof links)[number]) =>
    getMarketplace(marketplace).core || marketplace === ownStore
  return (
    <section aria-labelledby={id} className="px-4 pt-5 pb-4">
      <h2 id={id} className="m-0 mb-2 font-display text-lg">
        {translate('directLinks')}
      </h2>
      {!amazonId(identifier) && (
        <p className="m-0 mb-3 text-sm text-ink-soft">{translate('note979')}</p>
      )}
      <DirectLinkList links={links.filter(isCore)} labelledBy={id} columns="one" />
      <Disclosure
        title={translate('moreStores')}
        count={links.length - links.filter(isCore).length}
      >
        <DirectLinkList links={links.filter((link) => !isCore(link))} columns="one" />
      </Disclosure>
    </section>
  )
}
