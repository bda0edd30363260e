import { listProgramFields } from '@everyshelf/domain/affiliate'
import { affiliateNetworks, findAffiliateProgram } from '@everyshelf/domain/affiliate-programs'
import type { Retailer } from '@everyshelf/domain/retailers'
import { AccountSection } from '../../../components/account-section.tsx'
import { ExternalLink } from '../../../components/external-link.tsx'
import { ProgramForm } from '../../../components/programs/program-form.tsx'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'

interface ProgramSectionProps {
  readonly managed: ManagedLink
  readonly retailer: Retailer
}

/** The retailer's affiliate program and the owner's IDs in it. */
export function ProgramSection({ managed, retailer }: ProgramSectionProps) {
  const fields = listProgramFields(retailer)
  const signUpUrl = findAffiliateProgram(retailer.code)?.signUpUrl
  return (
    <AccountSection
      title="Affiliate IDs"
      about={fields.length > 0 ? 'Your links carry your IDs where the program allows it.' : null}
    >
      <p className="mt-0 mb-5 max-w-[62ch] text-pretty">{describeProgram(retailer)}</p>
      {fields.length > 0 && (
        <ProgramForm
          key={retailer.code}
          retailer={retailer}
          fields={fields}
          saved={managed.programIds[retailer.code]}
        />
      )}
      {signUpUrl && (
        <p className="m-0">
          <ExternalLink href={signUpUrl} about={` of ${retailer.name}`}>
            Join the program
          </ExternalLink>
        </p>
      )}
    </AccountSection>
  )
}

function describeProgram(retailer: Retailer): string {
  const { code, name } = retailer
  const program = findAffiliateProgram(code)
  if (!program) return `We don’t know of an affiliate program for ${name}.`
  const network = program.network && affiliateNetworks[program.network].name
  const editor = program.name ?? network ?? 'run by the store'
  return listProgramFields(retailer).length > 0
    ? `Affiliate program: ${editor}. Add your IDs to earn a commission at ${name}.`
    : `Affiliate program: ${editor}. We can’t build affiliate links for ${name} yet.`
}
