import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { cancelConnecting, disconnect } from '../account/connect.ts'
import { askAndConnect } from '../account/try-connecting.ts'
import { useAccount } from '../account/use-account.ts'
import { translate } from '../messages/translate.ts'
import { Translated } from '../pages/translated.tsx'
import { SiteLink } from '../popup/site-link.tsx'
import type { Account } from '../storage/account.ts'

/** The options page's account section; the popup has `account-bar.tsx`. */
export function AccountSection() {
  const account = useAccount()
  return (
    <>
      <h2 className="m-0 mb-3 font-display text-2xl">{translate('accountHeading')}</h2>
      {account && <State account={account} />}
    </>
  )
}

function State({ account }: { readonly account: Account }) {
  if (account.state === 'connected') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="m-0 text-ink-soft">
          <Translated
            name="connectedAs"
            values={{
              email: <span className="font-medium break-all text-ink">{account.email}</span>,
            }}
          />
          <br />
          <SiteLink path="/profile/devices">{translate('connectedDevicesLink')}</SiteLink>
        </p>
        <Button kind="outline" onClick={() => void disconnect()}>
          {translate('disconnect')}
        </Button>
      </div>
    )
  }
  if (account.state === 'connecting') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="m-0 text-ink-soft">
          <Translated
            name="waitingForApproval"
            values={{
              code: (
                <strong className="tabular whitespace-nowrap text-ink">{account.userCode}</strong>
              ),
            }}
          />
        </p>
        <span className="flex gap-2">
          <a
            href={account.connectUrl}
            target="_blank"
            rel="noopener"
            className={buttonClasses('solid')}
          >
            {translate('openApprovalPage')}
          </a>
          <Button kind="outline" onClick={() => void cancelConnecting()}>
            {translate('cancel')}
          </Button>
        </span>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="m-0 max-w-prose text-ink-soft">
        {translate('accountBenefits')}
        {import.meta.env.BROWSER === 'firefox' && <> {translate('firefoxAsks')}</>}
      </p>
      <Button onClick={() => void askAndConnect()}>{translate('connect')}</Button>
    </div>
  )
}
