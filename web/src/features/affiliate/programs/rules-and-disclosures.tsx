import type { ReactNode } from 'react'
import { DisclosureTexts } from '../disclosure-texts.tsx'
import { AmazonRules } from './amazon-rules.tsx'
import { AmazonSites } from './amazon-sites.tsx'

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
