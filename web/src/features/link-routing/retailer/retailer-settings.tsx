import { listProgramFields } from '@everyshelf/domain/affiliate'
import { affiliateNetworks, findAffiliateProgram } from '@everyshelf/domain/affiliate-programs'
import type { Retailer } from '@everyshelf/domain/retailers'
import { Switch } from '@everyshelf/ui/primitives'
import { AccountSection } from '../../../components/account-section.tsx'
import { ExternalLink } from '../../../components/external-link.tsx'
import { ProgramForm } from '../../../components/programs/program-form.tsx'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { describeRetailer } from '../retailers/retailer-labels.ts'
import { switchRetailer } from '../retailers/switch-retailer.ts'
import { SellerHeader } from '../seller-header.tsx'
import { SellerHealthDetails } from '../seller-health/seller-health-details.tsx'
import { useSellerHealth } from '../seller-health/use-seller-health.ts'
import { DestinationTable } from './destination-table.tsx'
import { PageField } from './page-field.tsx'

interface RetailerSettingsProps extends LinkEditor {
  readonly retailer: Retailer
}

export function RetailerSettings({ id, managed, save, retailer }: RetailerSettingsProps) {
  const { code, name } = retailer
  const health = useSellerHealth(id)
  const isOn = !managed.settings.retailers.off.includes(code)
  return (
    <>
      <SellerHeader linkId={id} title={name} facts={describeRetailer(retailer)} />
      <AccountSection title="On your page">
        <div className="flex items-center gap-3">
          <Switch
            label={`Show ${name}`}
            isOn={isOn}
            onChange={(next) => void save((before) => switchRetailer(before, code, next))}
          />
          <p className="m-0">
            {isOn
              ? 'Readers see this store on your page.'
              : 'Readers don’t see this store. Links you already shared still work.'}
          </p>
        </div>
      </AccountSection>
      <AccountSection
        title="Book page"
        about="Set a custom page if the ISBN leads to the wrong edition or no book."
      >
        <PageField retailer={retailer} settings={managed.settings} save={save} />
      </AccountSection>
      <AccountSection
        title="Where readers go"
        about="Preview the link for each country, without your affiliate ID."
      >
        <DestinationTable managed={managed} retailer={retailer} />
      </AccountSection>
      <ProgramSection managed={managed} retailer={retailer} />
      <AccountSection
        title="Availability"
        about="We don’t check availability. You confirm books, and readers report missing ones."
      >
        <SellerHealthDetails seller={code} name={name} {...health} />
      </AccountSection>
    </>
  )
}

interface ProgramSectionProps {
  readonly managed: ManagedLink
  readonly retailer: Retailer
}

/** The retailer's affiliate program and the owner's IDs in it. */
function ProgramSection({ managed, retailer }: ProgramSectionProps) {
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
