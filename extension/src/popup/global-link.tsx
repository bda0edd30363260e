import { GlobalLinkField } from '@everyshelf/ui/links'
import { showError } from '@everyshelf/ui/toast'
import { connect } from '../account/connect.ts'
import { ServerTrouble } from './server-trouble.tsx'
import type { useServerBook } from './use-server-book.ts'

interface GlobalLinkProps {
  readonly server: ReturnType<typeof useServerBook>
}

/** The one link, or why it is not to be had just now. */
export function GlobalLink({ server }: GlobalLinkProps) {
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
        onSignIn={() => void startConnecting()}
      />
      {globalLink === null && (
        <p className="m-0 mt-2 text-sm text-ink-soft">
          One link that opens each reader's own store. It belongs to an account.
        </p>
      )}
    </div>
  )
}

async function startConnecting(): Promise<void> {
  const problem = await connect()
  if (problem) showError(problem)
  else window.close()
}
