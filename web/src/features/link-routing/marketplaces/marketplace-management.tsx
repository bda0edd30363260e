import { findEdition } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import type { LinkSettings } from '@everyshelf/domain/links'
import {
  type Marketplace,
  type MarketplaceCode,
  marketplaces,
} from '@everyshelf/domain/marketplaces'
import { buildPlainAmazonUrl } from '@everyshelf/domain/product-urls'
import type { RoutableLink } from '@everyshelf/domain/routing'
import { MarketplaceName, marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { Badge, Button, Switch } from '@everyshelf/ui/primitives'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { countryInSentence } from '../../../components/countries/country-names.ts'
import { nameCountries } from '../../../components/countries/join-names.ts'
import { ExternalLink } from '../../../components/external-link.tsx'
import { listDestinations } from '../../../lib/link-settings/destinations.ts'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { paths } from '../../../lib/paths.ts'
import { BookField } from '../book-field.tsx'
import { SellerHeader } from '../seller-header.tsx'
import { hasNewReports } from '../seller-health/seller-health.ts'
import { SellerHealthDetails } from '../seller-health/seller-health-details.tsx'
import { useSellerHealth } from '../seller-health/use-seller-health.ts'
import { WithPreview } from '../with-preview.tsx'
import {
  describeExclusion,
  describeReaders,
  describeTag,
  describeTagInShort,
} from './marketplace-labels.ts'

/** Amazon's stores, one by one, for one link. */
export function MarketplaceManagement(saved: LinkEditor) {
  return <WithPreview editor={saved}>{(editor) => <MarketplaceList {...editor} />}</WithPreview>
}

function MarketplaceList(editor: LinkEditor) {
  const { id, managed } = editor
  const health = useSellerHealth(id)
  const destinations = useMemo(() => listDestinations(managed.routable), [managed.routable])
  return (
    <>
      <SellerHeader
        linkId={id}
        title="Amazon"
        facts={`${marketplaces.length} stores. Each reader goes to the store for their country.`}
      />
      <p className="mt-0 mb-6 max-w-[66ch] text-ink-soft text-pretty">
        Expand a store to exclude it or choose another edition. Your tags apply to all your links.{' '}
        <Link to={paths.profileTags} className="text-link">
          Change your tags
        </Link>
      </p>
      {destinations.unsold.length > 0 && (
        <p className="mt-0 mb-6 max-w-[66ch] border-l-2 border-accent pl-4 text-pretty">
          Readers in {nameCountries(destinations.unsold, 6)} see your page with the other stores,
          because you marked every edition as not sold there.
        </p>
      )}
      <ul aria-label="Stores" className="m-0 list-none border-b border-rule p-0">
        {marketplaces.map((marketplace) => (
          <MarketplaceRow
            key={marketplace.code}
            {...editor}
            marketplace={marketplace}
            readerCountries={destinations.byMarketplace.get(marketplace.code) ?? []}
            health={health}
          />
        ))}
      </ul>
    </>
  )
}

interface MarketplaceProps extends LinkEditor {
  readonly marketplace: Marketplace
  /** The countries whose readers land there now. */
  readonly readerCountries: readonly CountryCode[]
  readonly health: ReturnType<typeof useSellerHealth>
}

/** One store in a line, and all that can be decided of it behind that line. */
function MarketplaceRow(props: MarketplaceProps) {
  const { marketplace, readerCountries, health, managed } = props
  const [isOpen, setOpen] = useState(false)
  const { excluded, overrides } = managed.settings
  const other = overrides[marketplace.code]
  return (
    <li className="border-t border-rule">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="relative flex min-h-16 list-none flex-wrap items-center gap-x-5 gap-y-1 py-3 pr-10 hover:bg-wash [&::-webkit-details-marker]:hidden">
          <MarketplaceName code={marketplace.code} className="basis-56 font-medium" />
          <span className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            {describeReaders(marketplace.country, readerCountries)}
            {excluded.includes(marketplace.code) && <Badge tone="danger">Excluded</Badge>}
            {other && <Badge tone="accent">{formatIdentifier(other)}</Badge>}
            {hasNewReports(health.healthOf(`amazon-${marketplace.code}`)) && (
              <Badge tone="danger">Reported missing</Badge>
            )}
          </span>
          <span className="basis-52 truncate text-sm text-ink-soft max-md:basis-full">
            {describeTagInShort(marketplace.code, managed.routable.owner, managed.serviceTags)}
          </span>
          <ChevronDown
            className={`absolute top-5.5 right-1 size-5 text-ink-faint transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </summary>
        {isOpen && <MarketplaceDetails {...props} />}
      </details>
    </li>
  )
}

/** All that can be decided and is known of one store. */
function MarketplaceDetails({
  managed,
  save,
  marketplace,
  readerCountries,
  health,
}: MarketplaceProps) {
  const { code, country } = marketplace
  const { routable, settings, serviceTags } = managed
  const name = marketplaceTitle(code)
  const isExcluded = settings.excluded.includes(code)
  const other = settings.overrides[code]
  return (
    <div className="grid gap-6 pt-2 pb-8 md:grid-cols-2 md:gap-x-12">
      <DetailSection title="Exclude this store">
        <div className="flex items-start gap-3">
          <Switch
            label={`Exclude ${name}`}
            isOn={isExcluded}
            onChange={(next) => void save((before) => setExcluded(before, code, next))}
          />
          <p className="m-0 mt-2.5">
            {isExcluded ? 'Excluded. ' : ''}
            {describeExclusion(routable, code)}
          </p>
        </div>
      </DetailSection>
      <DetailSection title="Active tag">
        <p className="m-0 wrap-anywhere">{describeTag(code, routable.owner, serviceTags)}</p>
      </DetailSection>
      <DetailSection title="Edition in this store">
        {other && (
          <p className="m-0 mb-2 flex flex-wrap items-center gap-x-3">
            <span>
              Readers get <span className="tabular font-medium">{formatIdentifier(other)}</span>{' '}
              here.
            </span>
            <Button
              kind="quiet"
              size="small"
              onClick={() => void save((before) => setOverride(before, code, undefined))}
            >
              Use the default edition
              <span className="sr-only"> at {name}</span>
            </Button>
          </p>
        )}
        <BookField
          label={`Different edition for ${name}`}
          action="Save"
          about={`for ${name}`}
          hint="Use this if the store sells the book under a different ISBN or ASIN."
          refuse={(identifier) =>
            other && identifierKey(other) === identifierKey(identifier)
              ? 'Readers already get this edition here.'
              : null
          }
          onBook={(identifier) => save((before) => setOverride(before, code, identifier))}
        />
      </DetailSection>
      <DetailSection title="Availability">
        <p className="m-0 mb-2">
          <ExternalLink
            href={buildPlainAmazonUrl(code, bookAt(routable, marketplace))}
            about={`: ${name}`}
          >
            {`Preview as a reader in ${countryInSentence(country)}, without a tag`}
          </ExternalLink>
        </p>
        <SellerHealthDetails seller={`amazon-${code}`} name={name} {...health} />
      </DetailSection>
      {readerCountries.length > 0 && (
        <div className="md:col-span-2">
          <DetailSection title="Readers sent here">
            <p className="m-0 text-sm text-ink-soft">
              {describeReaders(country, readerCountries, readerCountries.length)}.
            </p>
          </DetailSection>
        </div>
      )}
    </div>
  )
}

interface DetailSectionProps {
  readonly title: string
  readonly children: ReactNode
}

function DetailSection({ title, children }: DetailSectionProps) {
  return (
    <section className="min-w-0">
      <h2 className="m-0 mb-1.5 text-sm font-semibold text-ink-soft">{title}</h2>
      {children}
    </section>
  )
}

function setExcluded(
  settings: LinkSettings,
  marketplace: MarketplaceCode,
  isExcluded: boolean,
): LinkSettings {
  const others = settings.excluded.filter((code) => code !== marketplace)
  return { ...settings, excluded: isExcluded ? [...others, marketplace] : others }
}

/** Another edition for one store; without one the usual edition is back. */
function setOverride(
  settings: LinkSettings,
  marketplace: MarketplaceCode,
  identifier: BookIdentifier | undefined,
): LinkSettings {
  const { [marketplace]: _before, ...others } = settings.overrides
  return { ...settings, overrides: identifier ? { ...others, [marketplace]: identifier } : others }
}

/** What a reader of the store's own country finds in it, were they led there. */
function bookAt(link: RoutableLink, { code, country }: Marketplace): BookIdentifier {
  return (
    link.overrides[code] ?? findEdition(link.editions, country, null)?.identifier ?? link.identifier
  )
}
