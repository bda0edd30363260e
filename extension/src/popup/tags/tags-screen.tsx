import { coreMarketplaces, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { describeError } from '@everyshelf/ui/labels'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from '../../account/use-account.ts'
import { translate } from '../../messages/translate.ts'
import { BackHeader } from '../back-header.tsx'
import { SiteLink } from '../site-link.tsx'
import { startConnecting } from '../start-connecting.ts'
import { TagCell } from './tag-cell.tsx'
import { TagEditor } from './tag-editor.tsx'
import { type Tags, useTags } from './use-tags.ts'

/** The twelve core stores, each with the user's tag or the tag that is active without one. */
export function TagsScreen({ onBack }: { readonly onBack: () => void }) {
  const account = useAccount()
  const tags = useTags()
  const { own } = tags
  const set = coreMarketplaces.filter(({ code }) => own?.affiliateTags[code]).length
  return (
    <>
      <BackHeader title={translate('yourTags')} onBack={onBack}>
        <p className="m-0 mt-1 text-sm text-ink-soft text-pretty">
          {own
            ? translate('tagsSet', { set: String(set), all: String(coreMarketplaces.length) })
            : translate('tagsIntro')}
        </p>
      </BackHeader>
      <div className="px-4 pt-4 pb-5">
        {account && account.state !== 'connected' ? <NotConnected /> : <Shelf tags={tags} />}
      </div>
    </>
  )
}

function NotConnected() {
  return (
    <>
      <p className="m-0 mb-4 text-ink-soft">{translate('tagsNeedAccount')}</p>
      <Button onClick={() => void startConnecting()}>{translate('connect')}</Button>
    </>
  )
}

function Shelf({ tags }: { readonly tags: Tags }) {
  const { own, failure, refresh } = tags
  const [edited, setEdited] = useState<MarketplaceCode | null>(null)
  if (!own && failure) return <TagsUnavailable onRetry={refresh} />
  if (!own)
    return (
      <div
        role="status"
        aria-label={translate('loading')}
        className="h-96 animate-late rounded-md bg-wash"
      />
    )
  return (
    <>
      {!own.isPremium && <PremiumNotice />}
      {failure && (
        <p role="status" className="m-0 mb-3 text-sm text-ink-soft">
          {describeError(failure).title} · {translate('tagsStale')}
        </p>
      )}
      <ul
        aria-label={translate('tagsList')}
        className="m-0 grid list-none grid-cols-2 gap-px max-[22rem]:grid-cols-1 overflow-hidden rounded-md border border-rule bg-rule p-0"
      >
        {coreMarketplaces.map((marketplace, index) =>
          marketplace.code === edited ? (
            <TagEditor
              key={marketplace.code}
              {...{ marketplace, own, tags }}
              onDone={() => setEdited(null)}
            />
          ) : (
            <TagCell
              key={marketplace.code}
              {...{ marketplace, own }}
              // Alone in its row before the editor, which takes a row of its own.
              isWide={index % 2 === 0 && coreMarketplaces[index + 1]?.code === edited}
              onEdit={own.isPremium ? () => setEdited(marketplace.code) : null}
            />
          ),
        )}
      </ul>
      <SiteLink
        path="/profile/tags"
        className="text-link mt-3 inline-flex min-h-9 items-center gap-1 text-sm"
      >
        {translate('moreTagStores')}
      </SiteLink>
    </>
  )
}

function TagsUnavailable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <p className="m-0 mb-3 text-ink-soft">{translate('tagsUnavailable')}</p>
      <Button kind="outline" size="small" onClick={onRetry}>
        {translate('tryAgain')}
      </Button>
    </div>
  )
}

/** As on the website. */
function PremiumNotice() {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-wash px-3 py-3">
      <p className="m-0 flex items-center gap-2.5 text-sm">
        <Lock aria-hidden="true" className="size-4 shrink-0 text-accent" />
        {describeError('premium-required').text}
      </p>
      <SiteLink path="/pricing" className={`${buttonClasses('solid', 'small')} shrink-0`}>
        {translate('seePremium')}
      </SiteLink>
    </div>
  )
}
