import type { ReactNode } from 'react'
import { DisclosureTexts } from '../disclosure-texts.tsx'
import { AmazonRules } from './amazon-rules.tsx'
import { RuleSource } from './rule-sources.tsx'

/** Amazon's rules with their sources, the sites to enter there, and the texts to copy. */
export function RulesAndDisclosures() {
  return (
    <>
      <Section id="amazon-rules" title="Amazon’s rules">
        <AmazonRules />
      </Section>
      <Section id="amazon-sites" title="Sites to enter in your Amazon account">
        <AmazonSites />
      </Section>
      <Section id="disclosures" title="Disclosures for your links">
        <DisclosureTexts />
      </Section>
    </>
  )
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-5 mb-12">
      <h2 id={id} className="mt-0 mb-3 scroll-mt-20 font-display text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

const OWN_SITE = {
  source: 'https://affiliate-program.amazon.co.uk/help/node/topic/G8TW5AE9XL2VX9VM',
  date: '2026-11-26',
  isSecondHand: false,
} as const
const SERVICE_HOST = {
  source:
    'https://erfolgimnetz.com/how-to-correctly-post-amazon-affiliate-links-on-social-media-by-jesse-lakes-ase19/',
  date: '2026-11-26',
  isSecondHand: true,
} as const

/** Which sites to enter in an Amazon account, and what is open about this server's own address. */
function AmazonSites() {
  const { host } = window.location
  return (
    <div className="max-w-[66ch] [&>p]:mt-0 [&>p]:mb-4">
      <p>
        Enter your own website and each of your social profiles, in every country where you have a
        tag. Amazon accepts a website only if you own it. <RuleSource rule={OWN_SITE} />
      </p>
      <p>
        Should you enter {host} too? You do not own it, so Amazon’s rules do not cover it.
        Geniuslink, a similar service, advises its users to enter its address if readers choose a
        store on its pages. <RuleSource rule={SERVICE_HOST} />
      </p>
      <p>If your readers choose a store on our pages, ask Amazon whether to enter {host}.</p>
    </div>
  )
}
