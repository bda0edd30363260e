import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import type { Account, EndReason } from '../account/account.ts'
import { cancelConnecting, disconnect } from '../account/connect.ts'
import { useAccount } from '../account/use-account.ts'
import { startConnecting } from './start-connecting.ts'

/** Below every screen: whose extension this is, what is waited for, and why it is nobody's any more. */
export function AccountNote() {
  const account = useAccount()
  if (!account || (account.state === 'signed-out' && account.ended === null)) return null
  return (
    <section
      aria-label="Account"
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-rule px-4 py-2.5 text-sm"
    >
      <State account={account} />
    </section>
  )
}

const ENDS: Readonly<Record<EndReason, string>> = {
  denied: 'Not connected: the request was denied on the site.',
  expired: 'Not connected: the code ran out before anybody answered it.',
  'ended-elsewhere': 'No longer connected: it was ended on the site, or its time was over.',
}

function State({ account }: { readonly account: Account }) {
  if (account.state === 'connected') {
    return (
      <>
        <p className="m-0 min-w-0 text-ink-soft">
          Connected as <span className="font-medium break-all text-ink">{account.email}</span>
        </p>
        <Button kind="quiet" size="small" onClick={() => void disconnect()}>
          Disconnect
        </Button>
      </>
    )
  }
  if (account.state === 'connecting') {
    return (
      <>
        <p role="status" className="m-0 text-ink-soft">
          Waiting for your yes on the site. Code{' '}
          <strong className="tabular whitespace-nowrap text-ink">{account.userCode}</strong>
        </p>
        <span className="flex gap-1">
          <a href={account.connectUrl} className={buttonClasses('quiet', 'small')}>
            Open the page
          </a>
          <Button kind="quiet" size="small" onClick={() => void cancelConnecting()}>
            Cancel
          </Button>
        </span>
      </>
    )
  }
  return (
    <>
      <p role="status" className="m-0 min-w-0 flex-1 text-ink-soft">
        {account.ended && ENDS[account.ended]}
      </p>
      <Button kind="quiet" size="small" onClick={() => void startConnecting()}>
        Connect again
      </Button>
    </>
  )
}
