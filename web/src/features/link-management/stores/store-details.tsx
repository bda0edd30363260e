import { identifierKey } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { buildPlainAmazonUrl } from '@everyshelf/domain/product-urls'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { Button, Switch } from '@everyshelf/ui/primitives'
import type { ReactNode } from 'react'
import { placeName } from '../../../components/places/place-name.ts'
import { BookField } from '../book-field.tsx'
import { OutLink } from '../out-link.tsx'
import { PlaceHealth } from '../place-health.tsx'
import type { StoreProps } from './store-row.tsx'
import { bookAt, leaveOut, setOverride } from './store-settings.ts'
import { describeLanding, describeLeavingOut, describeTag } from './store-words.ts'

/** All that can be decided and is known of one store. */
export function StoreDetails({ managed, save, store, landing, health }: StoreProps) {
  const { code, country } = store
  const { routable, settings, serviceTags } = managed
  const name = marketplaceTitle(code)
  const isOut = settings.excluded.includes(code)
  const other = settings.overrides[code]
  return (
    <div className="grid gap-6 pt-2 pb-8 md:grid-cols-2 md:gap-x-12">
      <Matter title="Not sold here">
        <div className="flex items-start gap-3">
          <Switch
            label={`Leave out ${name}`}
            isOn={isOut}
            onChange={(next) => void save((before) => leaveOut(before, code, next))}
          />
          <p className="m-0 mt-2.5">
            {isOut ? 'Left out. ' : ''}
            {describeLeavingOut(routable, code)}
          </p>
        </div>
      </Matter>
      <Matter title="Tag in force">
        <p className="m-0 wrap-anywhere">{describeTag(code, routable.owner, serviceTags)}</p>
      </Matter>
      <Matter title="Edition in this store">
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
              Back to the usual edition
              <span className="sr-only"> in {name}</span>
            </Button>
          </p>
        )}
        <BookField
          label={`Another edition for ${name}`}
          action="Save"
          about={`for ${name}`}
          hint="Where this store sells the book under another number."
          refuse={(identifier) =>
            other && identifierKey(other) === identifierKey(identifier)
              ? 'Readers get this edition here already.'
              : null
          }
          onBook={(identifier) => save((before) => setOverride(before, code, identifier))}
        />
      </Matter>
      <Matter title="Is it there?">
        <p className="m-0 mb-2">
          <OutLink href={buildPlainAmazonUrl(code, bookAt(routable, store))} about={` in ${name}`}>
            {`Look as a reader in ${placeName(country)}, without a tag`}
          </OutLink>
        </p>
        <PlaceHealth place={`amazon-${code}`} name={name} {...health} />
      </Matter>
      {landing.length > 0 && (
        <div className="md:col-span-2">
          <Matter title="Who lands here now">
            <p className="m-0 text-sm text-ink-soft">
              {describeLanding(country, landing, landing.length)}.
            </p>
          </Matter>
        </div>
      )}
    </div>
  )
}

interface MatterProps {
  readonly title: string
  readonly children: ReactNode
}

function Matter({ title, children }: MatterProps) {
  return (
    <section className="min-w-0">
      <h2 className="m-0 mb-1.5 text-sm font-semibold text-ink-soft">{title}</h2>
      {children}
    </section>
  )
}
