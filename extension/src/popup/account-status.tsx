import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import type { ReactNode } from 'react'
import type { Account, EndReason } from '../account/account.ts'
import { cancelConnecting, disconnect } from '../account/connect.ts'
import { useAccount } from '../account/use-account.ts'
import { startConnecting } from './start-connecting.ts'

interface AccountStatusProps {
  /** Whether the screen below has no Connect button of its own. */
  readonly offersConnect: boolean
}

/** On top of every screen: the connected account, a code that waits for approval, or why there is none. */
export function AccountStatus({ offersConnect }: AccountStatusProps) {
  const account = useAccount()
  if (!account) return null
  return (
    <section
      aria-label="Account"
      data-surface="board"
      className="flex flex-wrap items-center justify-between gap-x-3 border-b border-rule py-0.5 pr-1 pl-4 text-sm text-ink-soft"
    >
      <State account={account} offersConnect={offersConnect} />
    </section>
  )
}

const ENDS: Readonly<Record<EndReason, string>> = {
  denied: 'Not connected: the request was denied on the website.',
  expired: 'Not connected: the code expired before it was approved.',
  'ended-elsewhere': 'No longer connected: the connection ended or expired.',
}

function State({ account, offersConnect }: AccountStatusProps & { readonly account: Account }) {
  if (account.state === 'connected') {
    return (
      <>
        <p title={account.email} className="m-0 min-w-0 flex-1 truncate">
          Connected as <span className="font-medium text-ink">{account.email}</span>
        </p>
        <StatusButton onClick={() => void disconnect()}>Disconnect</StatusButton>
      </>
    )
  }
  if (account.state === 'connecting') {
    return (
      <>
        <p role="status" className="m-0 py-1">
          Approve this code on the website:{' '}
          <strong className="tabular whitespace-nowrap text-ink">{account.userCode}</strong>
        </p>
        <span className="ml-auto flex">
          <a href={account.connectUrl} className={`${buttonClasses('quiet', 'small')} px-2!`}>
            Open page
          </a>
          <StatusButton onClick={() => void cancelConnecting()}>Cancel</StatusButton>
        </span>
      </>
    )
  }
  return (
    <>
      <p role="status" className="m-0 min-w-0 flex-1 py-1">
        {account.ended ? ENDS[account.ended] : 'Not connected'}
      </p>
      {(offersConnect || account.ended) && (
        <StatusButton onClick={() => void startConnecting()}>
          {account.ended ? 'Connect again' : 'Connect'}
        </StatusButton>
      )}
    </>
  )
}

function StatusButton(props: { readonly onClick: () => void; readonly children: ReactNode }) {
  return <Button kind="quiet" size="small" className="px-2!" {...props} />
}
