import { earnsAtAmazon } from '@everyshelf/domain/affiliate'
import { describeError } from '@everyshelf/ui/labels'
import { GlobalLinkField } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import { noteOf } from '@everyshelf/ui/share'
import { QrCode } from 'lucide-react'
import { getLanguage, translate } from '../locales/translate.ts'
import type { SavedLink } from '../storage/saved-links.ts'
import { AssociateStatement } from './associate-statement.tsx'
import { ClickCount } from './book/click-count.tsx'
import { CommissionNote } from './book/commission-note.tsx'
import { ConnectedGlobalLink } from './book/connected-global-link.tsx'
import type { CopiedBook } from './book/copy-choices.ts'
import { SaveLink, UpgradeToSave } from './book/save-link.tsx'
import type { SaveActions } from './book/use-save-link.ts'
import { ServerError } from './server-error.tsx'
import { startConnecting } from './start-connecting.ts'
import type { ServerBook } from './use-server-book.ts'

interface GlobalLinkProps {
  readonly server: ServerBook
  readonly book: Omit<CopiedBook, 'link' | 'note'>
  readonly isConnected: boolean
  readonly isAtLimit: boolean
  readonly saved: SavedLink | null
  readonly saveActions: SaveActions
  readonly onQr: (link: string) => void
}

/** The Global Link and its actions, or why there is none right now. */
export function GlobalLink(props: GlobalLinkProps) {
  const { server, book, isConnected, isAtLimit, saved, saveActions, onQr } = props
  const { status, retry } = server
  const link = saved?.globalLink ?? server.globalLink
  const isTagged = earnsAtAmazon(server.tagOwners)
  const note = noteOf({ isTagged, language: getLanguage() })
  if (status === 'link-limit-reached' && !link) return <LimitReached />
  const hasError = status !== 'loading' && status !== 'loaded'
  return (
    <div className="mt-5" aria-busy={status === 'loading'}>
      {link ? (
        <>
          <ConnectedGlobalLink book={{ ...book, link, note }} />
          <CommissionNote owners={server.tagOwners} />
          <AssociateStatement owners={server.tagOwners} />
        </>
      ) : hasError ? null : isConnected ? (
        <LinkSkeleton />
      ) : (
        <NoLink />
      )}
      {hasError && <ServerError status={status} onRetry={retry} />}
      <div className="mt-3 flex flex-wrap items-center gap-1">
        <SaveLink {...{ isConnected, isAtLimit, saved, saveActions }} />
        {link && (
          <Button
            kind="quiet"
            size="small"
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

/** With the website's texts. */
function LimitReached() {
  return (
    <div className="mt-5">
      <p role="alert" className="m-0 mb-3 text-ink-soft">
        <strong className="block font-semibold text-ink">
          {describeError('link-limit-reached').title}
        </strong>
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
