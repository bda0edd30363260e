import { listProgramFields } from '@everyshelf/domain/affiliate'
import { affiliateNetworks, findAffiliateProgram } from '@everyshelf/domain/affiliate-programs'
import { type CountryCode, countryName } from '@everyshelf/domain/countries'
import type { Retailer } from '@everyshelf/domain/retailers'
import {
  type RetailerRoute,
  type RoutableLink,
  resolveRetailerRoute,
} from '@everyshelf/domain/routing'
import { Switch } from '@everyshelf/ui/primitives'
import { generatePath, Link, Navigate, useParams } from 'react-router'
import { AccountSection } from '../../../components/account-section.tsx'
import { joinNames } from '../../../components/countries/join-names.ts'
import { ExternalLink } from '../../../components/external-link.tsx'
import { ProgramForm } from '../../../components/programs/program-form.tsx'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { paths } from '../../../lib/paths.ts'
import { findRetailerByPath, retailerPath } from '../retailer-path.ts'
import { describeRetailer } from '../retailers/retailer-labels.ts'
import { switchRetailer } from '../retailers/switch-retailer.ts'
import { SellerHeader } from '../seller-header.tsx'
import { SellerHealthDetails } from '../seller-health/seller-health-details.tsx'
import { useSellerHealth } from '../seller-health/use-seller-health.ts'
import { WithPreview } from '../with-preview.tsx'
import { PageField } from './page-field.tsx'

/** The settings of one retailer for one link. */
export function RetailerManagement(saved: LinkEditor) {
  const { linkId = '', retailer: pathName = '' } = useParams()
  const retailer = findRetailerByPath(pathName)
  if (!retailer) return <UnknownRetailer linkId={linkId} />
  const path = retailerPath(linkId, retailer.code)
  if (!path.endsWith(`/${pathName}`)) return <Navigate to={path} replace />
  return (
    <WithPreview editor={saved}>
      {(editor) => <RetailerSettings {...editor} retailer={retailer} />}
    </WithPreview>
  )
}

function UnknownRetailer({ linkId }: { readonly linkId: string }) {
  return (
    <>
      <h2 className="mt-8 mb-0 font-display text-3xl">Store not found</h2>
      <p className="mt-3 mb-5 text-ink-soft">This store has closed, or the address is wrong.</p>
      <Link to={generatePath(paths.linkManagement, { linkId })} className="text-link">
        See all stores for this link
      </Link>
    </>
  )
}

interface RetailerSettingsProps extends LinkEditor {
  readonly retailer: Retailer
}

function RetailerSettings({ id, managed, save, retailer }: RetailerSettingsProps) {
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
        about="We don’t check availability. You confirm it, and readers report missing books."
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

interface DestinationTableProps {
  readonly managed: ManagedLink
  readonly retailer: Retailer
}

/** Where readers of each of a retailer's countries go, and who earns. */
function DestinationTable({ managed, retailer }: DestinationTableProps) {
  const destinations = listRetailerDestinations(managed.routable, retailer)
  if (destinations.length === 0)
    return <p className="m-0 text-ink-soft">{explainNothing(retailer)}</p>
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">What readers in each country get at {retailer.name}</caption>
      <thead className="text-sm text-ink-soft max-sm:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-4 font-medium">
            Reader in
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            Goes to
          </th>
          <th scope="col" className="py-2 font-medium">
            Who earns
          </th>
        </tr>
      </thead>
      <tbody>
        {destinations.map(({ countries, route, plainUrl }) => (
          <tr key={route.url} className="border-t border-rule max-sm:block max-sm:py-2">
            <th scope="row" className="py-1.5 pr-4 font-medium max-sm:block max-sm:p-0">
              {joinNames(
                countries.map((code) => countryName(code)),
                4,
              )}
            </th>
            <td className="py-1.5 pr-4 max-sm:block max-sm:p-0">
              <ExternalLink
                href={plainUrl}
                about={` for ${countries.map((code) => countryName(code)).join(', ')}, without an affiliate ID`}
              >
                {describeRoute(route)}
              </ExternalLink>
            </td>
            <td className="py-1.5 text-sm text-ink-soft max-sm:block max-sm:p-0">
              {route.isPaid ? 'You earn' : 'No affiliate ID'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function describeRoute({ isOwnPage, kind }: RetailerRoute): string {
  if (isOwnPage) return 'Your custom page'
  return kind === 'product' ? 'Book page by ISBN' : 'Search by ISBN'
}

function explainNothing({ name, isbnLink }: Retailer): string {
  return isbnLink
    ? `No link: ${name} needs an ISBN, and no edition of this link has one. Enter the book page’s address above, or add an edition with an ISBN.`
    : `No link: we can’t link to ${name} by ISBN. Enter the book page’s address above.`
}

/** One destination at a retailer and the countries that share it. */
interface RetailerDestination {
  readonly countries: readonly CountryCode[]
  readonly route: RetailerRoute
  /** The same URL without affiliate IDs, for previews. */
  readonly plainUrl: string
}

/** Grouped by URL, in the order of the retailer's countries; empty when it has no URL for the book. */
function listRetailerDestinations(
  link: RoutableLink,
  retailer: Retailer,
): readonly RetailerDestination[] {
  const withoutOwner = { ...link, owner: null }
  const all = retailer.countries.flatMap((country) => {
    const route = resolveRetailerRoute(link, retailer, country)
    const plain = resolveRetailerRoute(withoutOwner, retailer, country)
    return route && plain ? [{ country, route, plainUrl: plain.url }] : []
  })
  return [...Map.groupBy(all, ({ route }) => route.url).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { route, plainUrl } = first
    return [{ countries: same.map(({ country }) => country), route, plainUrl }]
  })
}
