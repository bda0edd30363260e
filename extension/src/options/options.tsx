import { Logo } from '@everyshelf/ui/brand'
import { ThemeSwitch } from '@everyshelf/ui/theme'
import { Toaster } from '@everyshelf/ui/toast'
import { translate } from '../messages/translate.ts'
import { AccountSection } from './account-section.tsx'
import { DataNotice } from './data-notice.tsx'
import { LinksSection } from './links-section.tsx'
import { RetailerPermissions } from './retailer-permissions.tsx'
import { SearchSection } from './search-section.tsx'
import { ServerForm } from './server-form.tsx'
import { Shortcuts } from './shortcuts.tsx'

export function Options() {
  return (
    <div className="min-h-dvh bg-paper text-ink">
      <header data-surface="board">
        <div className="mx-auto max-w-2xl px-6 pt-6 pb-8">
          <Logo />
          <h1 className="m-0 mt-8 font-display text-4xl">{translate('options')}</h1>
        </div>
      </header>
      <main className="mx-auto max-w-2xl px-6 pb-16 [&>section]:border-t [&>section]:border-rule [&>section]:py-8 [&>section:first-child]:border-t-0">
        <section>
          <AccountSection />
        </section>
        {import.meta.env.BROWSER === 'firefox' && (
          <section>
            <SearchSection />
          </section>
        )}
        <section>
          <ServerForm />
        </section>
        <section>
          <LinksSection />
        </section>
        <section>
          <ThemeSwitch isLabeled />
        </section>
        <section>
          <Shortcuts />
        </section>
        <section>
          <RetailerPermissions />
        </section>
        <section>
          <DataNotice />
        </section>
      </main>
      <Toaster />
    </div>
  )
}
