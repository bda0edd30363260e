import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import type { ReactNode } from 'react'
import type { Account, EndReason } from '../account/account.ts'
import { cancelConnecting, disconnect } from '../account/connect.ts'
import { useAccount } from '../account/use-account.ts'
import type { MessageName } from '../locales/catalog.ts'
import { translate } from '../locales/translate.ts'
import { Translated } from '../pages/translated.tsx'
import { startConnecting } from './start-connecting.ts'

interface AccountBarProps {
  /** Whether the screen below has no Connect button of its own. */
  readonly offersConnect: boolean
}

/** At the top of every popup screen: the connected account, a code waiting for approval, or why there is none. */
export function AccountBar({ offersConnect }: AccountBarProps) {
  const account = useAccount()
  if (!account) return null
  return (
    <section
      aria-label={translate('accountHeading')}
      data-surface="board"
      className="flex flex-wrap items-center justify-between gap-x-3 border-b border-rule py-0.5 pr-1 pl-4 text-sm text-ink-soft"
    >
      <State account={account} offersConnect={offersConnect} />
    </section>
  )
}

const ENDS = {
  denied: 'endDenied',
  expired: 'endExpired',
  'ended-elsewhere': 'endElsewhere',
} as const satisfies Record<EndReason, MessageName>

function State({ account, offersConnect }: AccountBarProps & { readonly account: Account }) {
  if (account.state === 'connected') {
    return (
      <>
        <p title={account.email} className="m-0 min-w-0 flex-1 truncate">
          <Translated
            name="connectedAs"
            values={[
              <span key="email" className="font-medium text-ink">
                {account.email}
              </span>,
            ]}
          />
        </p>
        <StatusButton onClick={() => void disconnect()}>{translate('disconnect')}</StatusButton>
      </>
    )
  }
  if (account.state === 'connecting') {
    return (
      <>
        <p role="status" className="m-0 py-1">
          <Translated
            name="approveCode"
            values={[
              <strong key="code" className="tabular whitespace-nowrap text-ink">
                {account.userCode}
              </strong>,
            ]}
          />
        </p>
        <span className="ml-auto flex">
          <a href={account.connectUrl} className={`${buttonClasses('quiet', 'small')} px-2!`}>
            {translate('openApprovalPage')}
          </a>
          <StatusButton onClick={() => void cancelConnecting()}>{translate('cancel')}</StatusButton>
        </span>
      </>
    )
  }
  return (
    <>
      <p role="status" className="m-0 min-w-0 flex-1 py-1">
        {translate(account.ended ? ENDS[account.ended] : 'notConnected')}
      </p>
      {(offersConnect || account.ended) && (
        <StatusButton onClick={() => void startConnecting()}>
          {translate(account.ended ? 'connectAgain' : 'connect')}
        </StatusButton>
      )}
    </>
  )
}

function StatusButton(props: { readonly onClick: () => void; readonly children: ReactNode }) {
  return <Button kind="quiet" size="small" className="px-2!" {...props} />
}
