import { Logo } from '@everyshelf/ui/brand'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { askAffiliateConsentAgain } from '../../lib/consent/affiliate-consent.ts'
import { openSiteDialog } from '../../lib/page/site-dialogs.ts'
import { paths } from '../../lib/paths.ts'
import { AssociateSentence, NoServiceTagsNote } from '../affiliate-sentences.tsx'
import { comparisonPages, footerPages, legalPages, type NavigationItem } from './navigation.ts'

const smallLink =
  'inline-flex min-h-6 items-center text-ink-faint no-underline hover:text-ink hover:underline'

/** One line, below the signed-in pages. */
export function WorkspaceFooter() {
  return (
    <footer className="mt-16 border-t border-rule">
      <div className="page-column flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 py-4 text-sm text-ink-soft">
        <AffiliateNotice />
        <p className="m-0 flex gap-x-6">
          <Link to={paths.privacy} className={smallLink}>
            Privacy
          </Link>
          <Link to={paths.terms} className={smallLink}>
            Terms
          </Link>
        </p>
      </div>
    </footer>
  )
}

function AffiliateNotice() {
  return (
    <p className="m-0 max-w-[80ch]">
      Everyshelf uses Amazon affiliate links.
      <NoServiceTagsNote />
      <AssociateSentence />
    </p>
  )
}

export function Footer() {
  return (
    <footer className="mt-24 border-t border-rule">
      <div className="page-column grid grid-cols-2 gap-x-8 gap-y-10 py-12 lg:grid-cols-[minmax(0,1fr)_repeat(3,auto)] lg:gap-x-20">
        <div className="col-span-2 lg:col-span-1">
          <Logo />
          <p className="mt-4 mb-0 max-w-[30ch] text-ink-soft">
            Connecting readers worldwide with the perfect book links
          </p>
        </div>
        <FooterGroup title="Navigation">
          {footerPages.map((page) => (
            <FooterLink key={page.to} {...page} />
          ))}
          <FooterButton opensDialog onClick={() => openSiteDialog('contact')}>
            Contact Us
          </FooterButton>
          <FooterButton opensDialog onClick={() => openSiteDialog('feedback')}>
            Share Feedback
          </FooterButton>
        </FooterGroup>
        <FooterGroup title="Why Us">
          {comparisonPages.map((page) => (
            <FooterLink key={page.to} {...page} />
          ))}
        </FooterGroup>
        <FooterGroup title="Legal">
          {legalPages.map((page) => (
            <FooterLink key={page.to} {...page} />
          ))}
          <FooterButton onClick={askAffiliateConsentAgain}>Affiliate consent</FooterButton>
        </FooterGroup>
      </div>
      <div className="page-column">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 border-t border-rule py-6 text-sm text-ink-soft">
          <AffiliateNotice />
          <p className="m-0 flex flex-wrap gap-x-6 gap-y-1 text-ink-faint">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => openSiteDialog('keys')}
              className="min-h-6 hover:text-ink pointer-coarse:hidden"
            >
              Press <kbd className="rounded-sm border border-rule px-1.5 font-sans">?</kbd> for
              keyboard shortcuts
            </button>
            <Link to={paths.epubCheck} className={smallLink}>
              EPUB check
            </Link>
            <Link to={paths.developers} className={smallLink}>
              Developers
            </Link>
            <Link to={paths.status} className={smallLink}>
              Status
            </Link>
            {/* The server renders this page, so readers can open it without the app. */}
            <a href="/report" rel="nofollow" className={smallLink}>
              Report a link
            </a>
            <span className="inline-flex min-h-6 items-center">
              © {new Date().getFullYear()} Everyshelf
            </span>
          </p>
        </div>
      </div>
    </footer>
  )
}

const itemClasses =
  'inline-flex min-h-9 items-center text-left text-ink-soft no-underline hover:text-ink hover:underline'

interface FooterGroupProps {
  readonly title: string
  readonly children: ReactNode
}

function FooterGroup({ title, children }: FooterGroupProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="m-0 text-sm font-semibold">
        {title}
      </h2>
      <ul className="m-0 mt-1 list-none p-0">{children}</ul>
    </nav>
  )
}

function FooterLink({ label, to }: NavigationItem) {
  return (
    <li>
      <Link to={to} className={itemClasses}>
        {label}
      </Link>
    </li>
  )
}

interface FooterButtonProps {
  readonly opensDialog?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function FooterButton({ opensDialog = false, onClick, children }: FooterButtonProps) {
  return (
    <li>
      <button
        type="button"
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        onClick={onClick}
        className={itemClasses}
      >
        {children}
      </button>
    </li>
  )
}
