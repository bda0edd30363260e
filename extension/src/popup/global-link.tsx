import { describeError } from '@everyshelf/ui/labels'
import { GlobalLinkField } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import { QrCode } from 'lucide-react'
import { translate } from '../locales/translate.ts'
import type { SavedLink } from '../storage/saved-links.ts'
import { ClickCount } from './book/click-count.tsx'
import type { CopiedBook } from './book/copy-choices.ts'
import { EarnerNote } from './book/earner-note.tsx'
import { OwnLink } from './book/own-link.tsx'
import { SaveLink, UpgradeToSave } from './book/save-link.tsx'
import type { Saving } from './book/use-saving.ts'
import { ServerTrouble } from './server-trouble.tsx'
import { startConnecting } from './start-connecting.ts'
import type { ServerBook } from './use-server-book.ts'

interface GlobalLinkProps {
  readonly server: ServerBook
  readonly book: Omit<CopiedBook, 'link'>
  readonly isConnected: boolean
  readonly isAtLimit: boolean
  readonly saved: SavedLink | null
  readonly saving: Saving
  readonly onQr: (link: string) => void
}

/** The one link and what can be done with it, or why it is not to be had just now. */
export function GlobalLink(props: GlobalLinkProps) {
  const { server, book, isConnected, isAtLimit, saved, saving, onQr } = props
  const { status, askAgain } = server
  const link = saved?.globalLink ?? server.globalLink
  if (status === 'link-limit-reached' && !link) return <NoRoom />
  const isTroubled = status !== 'asking' && status !== 'answered'
  return (
    <div className="mt-5" aria-busy={status === 'asking'}>
      {link ? (
        <>
          <OwnLink book={{ ...book, link }} />
          <EarnerNote owners={server.tagOwners} />
        </>
      ) : isTroubled ? null : isConnected ? (
        <LinkSkeleton />
      ) : (
        <NoLink />
      )}
      {isTroubled && <ServerTrouble status={status} onRetry={askAgain} />}
      <div className="mt-3 flex flex-wrap items-center gap-1">
        <SaveLink {...{ isConnected, isAtLimit, saved, saving }} />
        {link && (
          <Button
            kind="quiet"
            size="small"
            className="ml-auto"
            icon={<QrCode aria-hidden="true" className="size-4" />}
            onClick={() => onQr(link)}
          >
            {translate('qrCode')}
          </Button>
        )}
      </div>
      {saved && <ClickCount clicks={saved.clicks30d} />}
    </div>
  )
}

/** In the words of the site. */
function NoRoom() {
  return (
    <div className="mt-5">
      <p role="alert" className="m-0 mb-3 text-ink-soft">
        <strong className="font-semibold text-ink">
          {describeError('link-limit-reached').title}.
        </strong>{' '}
        {translate('noRoom')}
      </p>
      <UpgradeToSave />
    </div>
  )
}

function LinkSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{translate('creatingLink')}</span>
      <div className="mb-2 h-6 w-36 animate-pulse rounded-sm bg-wash" />
      <div className="h-11 animate-pulse rounded-md bg-wash" />
      <div className="mt-1.5 h-9" />
    </div>
  )
}

function NoLink() {
  return (
    <>
      <GlobalLinkField
        link={null}
        layout="row"
        signInLabel={translate('connect')}
        onSignIn={() => void startConnecting()}
      />
      <p className="m-0 mt-2 text-sm text-ink-soft">{translate('noLinkNote')}</p>
    </>
  )
}
