import { errorMessages } from '@everyshelf/domain/messages'
import { GlobalLinkField } from '@everyshelf/ui/links'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { toMarkdown } from '@everyshelf/ui/share'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { BenefitList } from '../../components/benefit-list.tsx'
import { LinkTools } from '../../components/links/link-tools.tsx'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'

const BENEFITS = [
  'Let readers choose their store, or send them straight to it, with the same link.',
  "A page with every bookstore in the reader's country, with your order, note, and color.",
  'A custom short link. Your old short link keeps working.',
  'Print-size QR codes, and texts for your website, social media, and email.',
]

/** For an owner without Premium: what this page would be. */
export function PremiumOffer({ link }: Pick<ManagedLink, 'link'>) {
  const { title, globalLink } = link
  return (
    <>
      <h1 className="m-0 font-display text-4xl sm:text-5xl">Universal book links</h1>
      <p className="mt-4 mb-8 max-w-[56ch] text-lg text-ink-soft text-pretty">
        One link for “{title}”, with a page you can customize.
      </p>
      <GlobalLinkField
        link={globalLink}
        markdown={toMarkdown(globalLink, title)}
        onSignIn={() => {}}
      />
      <div className="mt-1.5">
        <LinkTools link={globalLink} title={title} />
      </div>
      <section className="mt-8 rounded-lg border border-rule bg-wash p-6 sm:p-8">
        <h2 className="m-0 font-display text-2xl">With Premium</h2>
        <p className="mt-2 mb-5 max-w-[60ch] text-ink-soft text-pretty">
          {errorMessages['premium-required-to-manage'].text}
        </p>
        <BenefitList lines={BENEFITS} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to={paths.pricing} className={buttonClasses('solid')}>
            See Premium
          </Link>
          <Link to={paths.demoUniversalBookPage} className="text-link">
            See a sample page
          </Link>
        </div>
      </section>
    </>
  )
}
