import { GlobalLinkField } from '@everyshelf/ui/links'
import { openTab } from './leave-popup.ts'
import { ServerTrouble } from './server-trouble.tsx'
import type { useServerBook } from './use-server-book.ts'

interface GlobalLinkProps {
  readonly server: ReturnType<typeof useServerBook>
  readonly origin: string | null
}

/** The one link, or why it is not to be had just now. */
export function GlobalLink({ server, origin }: GlobalLinkProps) {
  const { status, globalLink, askAgain } = server
  if (status !== 'asking' && status !== 'answered') {
    return <ServerTrouble status={status} onRetry={askAgain} />
  }
  return (
    <div className="mt-5" aria-busy={status === 'asking'}>
      <GlobalLinkField
        link={globalLink}
        layout="row"
        signInLabel="Connect"
        onSignIn={() => void openTab(`${origin}/account`)}
      />
      {globalLink === null && (
        <p className="m-0 mt-2 text-sm text-ink-soft">
          One link that opens each reader's own store. It belongs to an account.
        </p>
      )}
    </div>
  )
}
