import { listProgrammeFields } from '@everyshelf/domain/affiliate'
import { affiliateNetworks, type Retailer } from '@everyshelf/domain/retailers'
import { AccountSection } from '../../../components/account-section.tsx'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { OutLink } from '../out-link.tsx'
import { ProgrammeForm } from './programme-form.tsx'

interface ProgrammeSectionProps {
  readonly managed: ManagedLink
  readonly shop: Retailer
}

/** How this shop pays those who send readers, and the owner's numbers there. */
export function ProgrammeSection({ managed, shop }: ProgrammeSectionProps) {
  const fields = listProgrammeFields(shop)
  return (
    <AccountSection
      title="Affiliate numbers"
      about={fields.length > 0 ? 'Yours alone, and used on all your links.' : null}
    >
      <p className="mt-0 mb-5 max-w-[62ch] text-pretty">{describeProgramme(shop)}</p>
      {fields.length > 0 && (
        <ProgrammeForm
          key={shop.code}
          shop={shop}
          fields={fields}
          saved={managed.programmeIds[shop.code]}
        />
      )}
      {shop.affiliate?.signUpUrl && (
        <p className="m-0">
          <OutLink href={shop.affiliate.signUpUrl} about={` of ${shop.name}`}>
            Join the programme
          </OutLink>
        </p>
      )}
    </AccountSection>
  )
}

function describeProgramme(shop: Retailer): string {
  const { name, affiliate } = shop
  if (!affiliate) return `No affiliate programme of ${name} is known to us: nobody earns there.`
  const network = affiliate.network && affiliateNetworks[affiliate.network].name
  const own = affiliate.name ?? (network ? `a programme at ${network}` : 'a programme of its own')
  return listProgrammeFields(shop).length > 0
    ? `${name} has ${own}. With your numbers, readers who buy there pay you; without them nobody earns.`
    : `${name} has ${own}. How to build its links from your numbers is not known to us, so nobody earns here yet.`
}
