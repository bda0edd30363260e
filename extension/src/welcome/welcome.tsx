import { Logo } from '@everyshelf/ui/brand'
import { Button } from '@everyshelf/ui/primitives'
import { Toaster } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { askAndConnect } from '../account/try-connecting.ts'
import { useAccount } from '../account/use-account.ts'
import { useBoundShortcuts } from '../browser-features/bound-shortcuts.ts'
import { Key } from '../browser-features/key.tsx'
import { translate } from '../messages/translate.ts'
import { DataNotice } from '../options/data-notice.tsx'
import { Translated } from '../pages/translated.tsx'
import { SiteLink } from '../popup/site-link.tsx'
import { Step } from './step.tsx'

/** A public page of the website that names its book in the same way as stores do. */
const PRACTICE_PAGE = '/book/9780141439518/universal'

/** Firefox shows the button after installation; Chrome hides it until the user pins it. */
const PIN_TEXT = import.meta.env.FIREFOX ? 'buttonInFirefox' : 'pinButtonText'

/** Shown once after installation: what the button does, with a practice page. */
export function Welcome() {
  const keys = useBoundShortcuts()
  return (
    <div className="min-h-dvh bg-paper text-ink">
      <header data-surface="board">
        <div className="mx-auto max-w-2xl px-6 pt-6 pb-10">
          <Logo />
          <h1 className="m-0 mt-10 font-display text-4xl leading-tight text-balance sm:text-5xl">
            {translate('welcomeHeading')}
          </h1>
          <p className="m-0 mt-4 max-w-prose text-lg text-ink-soft text-pretty">
            {translate('welcomeIntro')}
          </p>
        </div>
      </header>
      <main className="mx-auto max-w-2xl px-6 pb-16">
        <ol className="m-0 list-none p-0">
          <Step number={1} title={translate('pinButton')}>
            <p className="m-0">{translate(PIN_TEXT)}</p>
          </Step>
          <Step number={2} title={translate('tryIt')}>
            <p className="m-0 mb-2">
              {keys?.open ? (
                <Translated name="tryItWithKey" values={{ key: <Key>{keys.open}</Key> }} />
              ) : (
                translate('tryItText')
              )}
            </p>
            {keys?.copy && (
              <p className="m-0 mb-2">
                <Translated name="keyCopiesToo" values={{ key: <Key>{keys.copy}</Key> }} />
              </p>
            )}
            <SiteLink path={PRACTICE_PAGE}>{translate('openPracticePage')}</SiteLink>
          </Step>
          <Step number={3} title={translate('connectOptional')}>
            <Connection />
          </Step>
          <Step number={4} title={translate('usePhone')}>
            <p className="m-0 mb-2">{translate('useAndroid')}</p>
            <p className="m-0 mb-2">{translate('useIphone')}</p>
            <SiteLink path="/">{translate('openWebsite')}</SiteLink>
          </Step>
        </ol>
        <section className="border-t border-rule pt-8">
          <DataNotice />
        </section>
      </main>
      <Toaster />
    </div>
  )
}

function Connection() {
  const account = useAccount()
  const [isSkipped, setSkipped] = useState(false)
  if (account?.state === 'connected') {
    return <p className="m-0 break-words">{translate('connectedAs', { email: account.email })}</p>
  }
  if (isSkipped) {
    return (
      <p role="status" className="m-0">
        {translate('connectLater')}
      </p>
    )
  }
  return (
    <>
      <p className="m-0 mb-4">{translate('accountBenefits')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void askAndConnect()}>{translate('connect')}</Button>
        <Button kind="outline" onClick={() => setSkipped(true)}>
          {translate('continueWithoutAccount')}
        </Button>
      </div>
    </>
  )
}
