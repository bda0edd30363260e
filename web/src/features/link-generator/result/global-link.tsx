import { savedLinkLimitReached } from '@everyshelf/domain/messages'
import { describeFailure } from '@everyshelf/ui/labels'
import { GlobalLinkField } from '@everyshelf/ui/links'
import { Button, Spinner } from '@everyshelf/ui/primitives'
import { noteOf, ScreensOnly, toMarkdown } from '@everyshelf/ui/share'
import { useState } from 'react'
import { FailureWithRetry } from '../../../components/failure-with-retry.tsx'
import { lazyComponent } from '../../../lib/lazy-loading/lazy-component.tsx'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import type { AccountLinks } from './use-account-links.ts'
import type { SaveRequest } from './use-save-request.tsx'

const SignInDialog = lazyDialog(
  () => import('./sign-in-dialog.tsx'),
  ({ SignInDialog }) => SignInDialog,
)
const LinkTools = lazyComponent(
  () => import('../../../components/links/link-tools.tsx'),
  ({ LinkTools }) => LinkTools,
  <div className="min-h-11" />,
)

interface GlobalLinkProps {
  /** The book's identifier key. */
  readonly identifier: string
  readonly own: AccountLinks
  readonly title: string
  /** The ID of the saved link; null while it is not saved. */
  readonly linkId: string | null
  /** Whether it may carry an affiliate tag. */
  readonly isTagged: boolean
  /** Null for a saved link, and where there is no room for it. */
  readonly saving: SaveRequest | null
}

/** The Global Link of a signed-in user, blurred for visitors. */
export function GlobalLink({ identifier, own, title, linkId, isTagged, saving }: GlobalLinkProps) {
  const note = noteOf({ isTagged, language: '' })
  const { globalLink, isPending, refusal, retry } = own
  const [isDialogOpen, setDialogOpen] = useState(false)
  if (isPending) {
    return (
      <div className="flex min-h-22 items-center gap-3 text-ink-soft">
        <Spinner className="size-5" label="Creating your Global Link" />
        <span aria-hidden="true">Creating your Global Link</span>
      </div>
    )
  }
  if (refusal === 'link-limit-reached') {
    return (
      <p role="alert" className="m-0 max-w-prose text-ink-soft">
        {savedLinkLimitReached} The store links below still work.
      </p>
    )
  }
  if (refusal) {
    return (
      <div className="min-h-22">
        <FailureWithRetry message={describeFailure(refusal, own.cause)} onRetry={retry} />
      </div>
    )
  }
  return (
    <>
      <GlobalLinkField
        link={globalLink}
        markdown={(link) => toMarkdown(link, title, note)}
        shorten={saving?.shorten}
        onCopied={saving?.offer}
        size="large"
        onSignIn={() => setDialogOpen(true)}
        onMayAsk={SignInDialog.preload}
      />
      {globalLink ? (
        <div className="mt-1.5">
          <LinkTools
            link={globalLink}
            shorten={saving?.shorten}
            {...{ title, linkId, note }}
            qrWarning={
              <ScreensOnly text="For screens only. Save the link to get a print code without affiliate tags.">
                {saving && (
                  <Button size="small" busy={saving.isSaving} onClick={saving.save}>
                    Save Link
                  </Button>
                )}
              </ScreensOnly>
            }
          />
        </div>
      ) : (
        <p className="m-0 mt-3 text-sm text-ink-soft">
          One link that opens each reader’s local store. Sign in to copy it and track its clicks.
        </p>
      )}
      {isDialogOpen && (
        <SignInDialog identifier={identifier} onClose={() => setDialogOpen(false)} />
      )}
    </>
  )
}
