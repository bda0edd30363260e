import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import type { ReactNode } from 'react'
import { cancelConnecting, disconnect } from '../account/connect.ts'
import { useAccount } from '../account/use-account.ts'
import type { MessageName } from '../messages/translate.ts'
import { translate } from '../messages/translate.ts'
import { Translated } from '../pages/translated.tsx'
import type { Account, EndReason } from '../storage/account.ts'
import { startConnecting } from './start-connecting.ts'

interface AccountBarProps {
  /** Whether the screen below has no Connect button of its own. */
  readonly offersConnect: boolean
}

const look = 'flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-soft'

/** Above every screen without a connected account: a code waiting for approval, or why there is none. */
export function AccountBar({ offersConnect }: AccountBarProps) {
  const account = useAccount()
  if (!account || account.state === 'connected') return null
  return (
    <section
      aria-label={translate('accountHeading')}
      data-surface="board"
      className={`${look} border-b border-rule py-0.5 pr-1 pl-4`}
    >
      <State account={account} offersConnect={offersConnect} />
    </section>
  )
}

/** In the header's menu: the connected account. */
export function ConnectedAccount() {
  const account = useAccount()
  if (account?.state !== 'connected') return null
  return (
    <section aria-label={translate('accountHeading')} className={`${look} pl-3`}>
      <p title={account.email} className="m-0 min-w-0 flex-1 truncate">
        <Translated
          name="connectedAs"
          values={{
            email: <span className="font-medium text-ink">{account.email}</span>,
          }}
        />
      </p>
      <StatusButton onClick={() => void disconnect()}>{translate('disconnect')}</StatusButton>
    </section>
  )
}

const ENDS = {
  denied: 'endDenied',
  expired: 'endExpired',
  'ended-elsewhere': 'endElsewhere',
} as const satisfies Record<EndReason, MessageName>

interface StateProps extends AccountBarProps {
  readonly account: Exclude<Account, { readonly state: 'connected' }>
}

function State({ account, offersConnect }: StateProps) {
  if (account.state === 'connecting') {
    return (
      <>
        <p role="status" className="m-0 py-1">
          <Translated
            name="approveCode"
            values={{
              code: (
                <strong className="tabular whitespace-nowrap text-ink">{account.userCode}</strong>
              ),
            }}
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
