import { GlobalLinkField } from '@everyshelf/ui/links'
import { Spinner } from '@everyshelf/ui/primitives'
import { toMarkdown } from '@everyshelf/ui/share'
import { useState } from 'react'
import { FailureWithRetry } from '../../../components/failure-with-retry.tsx'
import { markStep } from '../../../lib/first-steps.ts'
import { importChunk } from '../../../lib/import-chunk.ts'
import { lazyDialog } from '../../../lib/lazy-dialog.tsx'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import type { OwnLinks } from './use-own-links.ts'

const SignInDialog = lazyDialog(
  async () => (await importChunk(() => import('./sign-in-dialog.tsx'))).SignInDialog,
)
const LinkTools = lazyPart(
  async () =>
    (await importChunk(() => import('../../../components/links/link-tools.tsx'))).LinkTools,
  <div className="min-h-11" />,
)

interface GlobalLinkProps {
  readonly own: OwnLinks
  readonly title: string
}

/** The Global Link of who is signed in; a blur for everybody else. */
export function GlobalLink({ own, title }: GlobalLinkProps) {
  const { globalLink, isPending, refusal, retry } = own
  const [isAsked, setAsked] = useState(false)
  if (isPending) {
    return (
      <div className="flex min-h-22 items-center gap-3 text-ink-soft">
        <Spinner className="size-5" label="Making your Global Link" />
        <span aria-hidden="true">Making your Global Link</span>
      </div>
    )
  }
  if (refusal === 'link-limit-reached') {
    return (
      <p role="alert" className="m-0 max-w-prose text-ink-soft">
        Your account has no room for another Global Link. The store links below work as they are.
      </p>
    )
  }
  if (refusal) {
    return (
      <div className="min-h-22">
        <FailureWithRetry code={refusal} onRetry={retry} />
      </div>
    )
  }
  return (
    <>
      <GlobalLinkField
        link={globalLink}
        markdown={globalLink ? toMarkdown(globalLink, title) : undefined}
        onCopied={() => markStep('copied')}
        size="large"
        onSignIn={() => setAsked(true)}
        onMayAsk={SignInDialog.preload}
      />
      {globalLink ? (
        <div className="mt-1.5">
          <LinkTools link={globalLink} title={title} />
        </div>
      ) : (
        <p className="m-0 mt-3 text-sm text-ink-soft">
          One link that opens each reader's own store. It belongs to an account, so that its clicks
          can be counted for you.
        </p>
      )}
      {isAsked && <SignInDialog onClose={() => setAsked(false)} />}
    </>
  )
}
