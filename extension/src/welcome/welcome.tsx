import { Logo } from '@everyshelf/ui/brand'
import { Button } from '@everyshelf/ui/primitives'
import { Toaster } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { tryConnecting } from '../account/try-connecting.ts'
import { useAccount } from '../account/use-account.ts'
import { DataNotice } from '../options/data-notice.tsx'
import { SiteLink } from '../popup/site-link.tsx'
import { useBoundKeys } from '../surfaces/bound-keys.ts'
import { Key } from '../surfaces/key.tsx'
import { Step } from './step.tsx'

/** A public page of the site that says which book it is about, as shops do. */
const PRACTICE_PAGE = '/book/9780141439518/universal'

/** Firefox puts it there by itself. */
const IN_SIGHT = import.meta.env.FIREFOX
  ? 'It stands beside the address bar. Should it ever hide, open the puzzle piece there and pin it again.'
  : "Open the puzzle piece in your browser's toolbar and pin Everyshelf beside it."

/** Seen once, after installation: what the button does, on a book to try it with. */
export function Welcome() {
  const keys = useBoundKeys()
  return (
    <div className="min-h-dvh bg-paper text-ink">
      <header data-surface="board">
        <div className="mx-auto max-w-2xl px-6 pt-6 pb-10">
          <Logo />
          <h1 className="m-0 mt-10 font-display text-4xl leading-tight text-balance sm:text-5xl">
            One press on any book's page
          </h1>
          <p className="m-0 mt-4 max-w-prose text-lg text-ink-soft text-pretty">
            Everyshelf finds the book and gives you the link that opens each reader's own store.
          </p>
        </div>
      </header>
      <main className="mx-auto max-w-2xl px-6 pb-16">
        <ol className="m-0 list-none p-0">
          <Step number={1} title="Keep the button in sight">
            <p className="m-0">{IN_SIGHT}</p>
          </Step>
          <Step number={2} title="Try it on a page of ours">
            <p className="m-0 mb-2">
              Open a book's page, then press the button
              {keys?.open && (
                <>
                  , or <Key>{keys.open}</Key>
                </>
              )}
              .{' '}
              {keys?.copy && (
                <>
                  <Key>{keys.copy}</Key> copies the link too.
                </>
              )}
            </p>
            <SiteLink path={PRACTICE_PAGE}>Open the practice page</SiteLink>
          </Step>
          <Step number={3} title="Connect your account, or do without">
            <Connection />
          </Step>
          <Step number={4} title="Use it on your phone too">
            <p className="m-0 mb-2">
              On Android, open the website in Chrome and install it. Everyshelf is then in the Share
              menu of every app. On iPhone, a Shortcut does the same; the documentation describes
              it.
            </p>
            <SiteLink path="/">Open the website</SiteLink>
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
    return <p className="m-0">Connected as {account.email}.</p>
  }
  if (isSkipped) {
    return (
      <p role="status" className="m-0">
        That is fine: store links work at once. The options have Connect whenever you want it.
      </p>
    )
  }
  return (
    <>
      <p className="m-0 mb-4">
        An account has your Global Links, what you save and your own tags. You say yes on the site;
        no password is typed into the extension.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void tryConnecting()}>Connect</Button>
        <Button kind="outline" onClick={() => setSkipped(true)}>
          Continue without an account
        </Button>
      </div>
    </>
  )
}
