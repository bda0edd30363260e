import { findEdition } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import type { LinkSettings } from '@everyshelf/domain/links'
import type { Marketplace, MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { buildPlainAmazonUrl } from '@everyshelf/domain/product-urls'
import type { RoutableLink } from '@everyshelf/domain/routing'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { Button, Switch } from '@everyshelf/ui/primitives'
import type { ReactNode } from 'react'
import { countryInSentence } from '../../../components/countries/country-names.ts'
import { ExternalLink } from '../../../components/external-link.tsx'
import { BookField } from '../book-field.tsx'
import { SellerHealthDetails } from '../seller-health/seller-health-details.tsx'
import { describeExclusion, describeReaders, describeTag } from './marketplace-labels.ts'
import type { MarketplaceProps } from './marketplace-row.tsx'

/** All that can be decided and is known of one store. */
export function MarketplaceDetails({
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
