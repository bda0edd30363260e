import { earnsAtAmazon } from '@everyshelf/domain/affiliate'
import { describeError } from '@everyshelf/ui/labels'
import { GlobalLinkField } from '@everyshelf/ui/links'
import { noteOf } from '@everyshelf/ui/share'
import type { ReactNode } from 'react'
import { getLanguage, translate } from '../messages/translate.ts'
import type { SavedLink } from '../storage/saved-links.ts'
import { ConnectedGlobalLink } from './book/connected-global-link.tsx'
import type { CopiedBook } from './book/copy-choices.ts'
import { SaveLink, UpgradeToSave } from './book/save-link.tsx'
import type { SaveActions } from './book/use-save-link.ts'
import { ServerError } from './server-error.tsx'
import { startConnecting } from './start-connecting.ts'
import type { ServerBook } from './use-server-book.ts'

interface GlobalLinkProps {
  readonly server: ServerBook
  /** The short link if it is saved, else the long one; null while there is none. */
  readonly globalLink: string | null
  /** The host of the page behind the popup. */
  readonly host: string
  readonly book: Omit<CopiedBook, 'link' | 'note'>
  readonly isConnected: boolean
  readonly isPremium: boolean
  readonly isAtLimit: boolean
  readonly saved: SavedLink | null
  readonly saveActions: SaveActions
  readonly onQr: (link: string) => void
  /** What else belongs to the link. */
  readonly children: ReactNode
}

/** The Global Link and its actions, or why there is none right now. */
export function GlobalLink({ book, ...props }: GlobalLinkProps) {
  const { server, globalLink: link, isConnected, isAtLimit, saved, saveActions } = props
  const { status, retry, tagOwners } = server
  const isTagged = tagOwners === null || earnsAtAmazon(tagOwners)
  const note = noteOf({ isTagged, language: getLanguage() })
  if (status === 'link-limit-reached' && !link) return <LimitReached />
  const hasError = status !== 'loading' && status !== 'loaded'
  return (
    <div className="mt-5" aria-busy={status === 'loading'}>
      {link ? (
        <ConnectedGlobalLink
          {...props}
          book={{ ...book, note }}
          {...{ link, tagOwners }}
          isSavedKnown={saved !== null || status !== 'loading'}
        />
      ) : (
        <>
          {hasError ? null : isConnected ? <LinkSkeleton /> : <NoLink />}
          <div className="mt-2 flex min-h-9 flex-wrap items-center gap-1">
            <SaveLink
              {...{ isConnected, isAtLimit, saved, saveActions }}
              saveLabel="saveForShortLink"
            />
          </div>
        </>
      )}
      {hasError && <ServerError status={status} onRetry={retry} />}
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
