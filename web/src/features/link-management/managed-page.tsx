import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { NoSuchLink } from '../../components/links/no-such-link.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { ApiProvider } from '../../lib/api/trpc.tsx'
import { useManagedLink } from '../../lib/link-settings/use-managed-link.ts'
import { useTitle } from '../../lib/page/use-title.ts'
import { useSession } from '../../lib/session/session.ts'
import type { LinkEditor } from './link-editor.ts'
import { ManagementSkeleton } from './management-skeleton.tsx'
import { PremiumOffer } from './premium-offer.tsx'
import { PreviewBar } from './preview/preview.tsx'
import { type Preview, usePreview } from './preview/use-preview.ts'

/** A link whose changes can be previewed before they are saved. */
export interface PreviewableLink extends LinkEditor {
  readonly preview: Preview
}

interface ManagedPageProps {
  readonly children: (editor: PreviewableLink) => ReactNode
}

/** The layout of these pages. They need a signed-in owner; changes need Premium. */
export function ManagedPage({ children }: ManagedPageProps) {
  useTitle('Link management · Everyshelf')
  return (
    <div className="page-column pt-8 sm:pt-12">
      <SignedInOnly skeleton={<ManagementSkeleton />}>
        <ApiProvider>
          <Loaded>{children}</Loaded>
        </ApiProvider>
      </SignedInOnly>
    </div>
  )
}

function Loaded({ children }: ManagedPageProps) {
  const { linkId: id = '' } = useParams()
  const isPremium = useSession().user?.isPremium ?? false
  const { managed, failure, retry, save, undo } = useManagedLink(id)
  if (failure === 'gone') return <NoSuchLink />
  if (failure) {
    return (
      <>
        <h1 className="m-0 mb-5 font-display text-4xl">Link management</h1>
        <LoadFailure onRetry={retry} />
      </>
    )
  }
  if (!managed) return <ManagementSkeleton />
  if (!isPremium) return <PremiumOffer managed={managed} />
  return <WithPreview saved={{ id, managed, save, undo }}>{children}</WithPreview>
}

interface WithPreviewProps extends ManagedPageProps {
  readonly saved: LinkEditor
}

function WithPreview({ saved, children }: WithPreviewProps) {
  const preview = usePreview(saved)
  return (
    <>
      {children({ ...preview.editor, preview })}
      <PreviewBar id={saved.id} preview={preview} />
    </>
  )
}
