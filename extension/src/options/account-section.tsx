import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import type { Account } from '../account/account.ts'
import { cancelConnecting, disconnect } from '../account/connect.ts'
import { tryConnecting } from '../account/try-connecting.ts'
import { useAccount } from '../account/use-account.ts'
import { SiteLink } from '../popup/site-link.tsx'

/** Whose links are made, and how to change that. */
export function AccountSection() {
  const account = useAccount()
  return (
    <>
      <h2 className="m-0 mb-3 font-display text-2xl">Account</h2>
      {account && <State account={account} />}
    </>
  )
}

function State({ account }: { readonly account: Account }) {
  if (account.state === 'connected') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="m-0 text-ink-soft">
          Connected as <span className="font-medium break-all text-ink">{account.email}</span>
          <br />
          <SiteLink path="/profile">Connected devices on the site</SiteLink>
        </p>
        <Button kind="outline" onClick={() => void disconnect()}>
          Disconnect
        </Button>
      </div>
    )
  }
  if (account.state === 'connecting') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="m-0 text-ink-soft">
          Waiting for your yes on the site. The code is{' '}
          <strong className="tabular text-ink">{account.userCode}</strong>.
        </p>
        <span className="flex gap-2">
          <a
            href={account.connectUrl}
            target="_blank"
            rel="noopener"
            className={buttonClasses('solid')}
          >
            Open the page
          </a>
          <Button kind="outline" onClick={() => void cancelConnecting()}>
            Cancel
          </Button>
        </span>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="m-0 max-w-prose text-ink-soft">
        Store links work without one. A Global Link, saved links and your own tags belong to an
        account. You say yes on the site; no password is typed here.
      </p>
      <Button onClick={() => void tryConnecting()}>Connect</Button>
    </div>
  )
}
