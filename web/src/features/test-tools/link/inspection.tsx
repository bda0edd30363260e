import { countryName } from '@everyshelf/domain/countries'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import type { Cleaning, LinkInspection, LinkWarning } from '@everyshelf/domain/links'
import type { UrlPartKind } from '@everyshelf/domain/product-urls'
import { CopyButton } from '@everyshelf/ui/links'
import { Badge } from '@everyshelf/ui/primitives'
import { Check, TriangleAlert } from 'lucide-react'
import { TesterSection, Url } from '../tester-section.tsx'
import { describeFormats, describeKind, describeTag, warningTexts } from './inspection-texts.ts'

export function LinkDetails({ inspection }: { readonly inspection: LinkInspection }) {
  const { identifier, country } = inspection
  const facts = [
    ['Link', describeKind(inspection)],
    [
      'Book',
      identifier &&
        `${identifier.kind === 'isbn' ? 'ISBN' : 'ASIN'} ${formatIdentifier(identifier)}`,
    ],
    ['Country', country && countryName(country)],
    ['Format', describeFormats(inspection)],
    [
      'Tag',
      ['unknown', 'identifier', 'service-page'].includes(inspection.kind)
        ? null
        : describeTag(inspection),
    ],
  ] as const
  return (
    <TesterSection title="Link details">
      <dl className="m-0 grid gap-x-6 gap-y-2 sm:grid-cols-[6rem_minmax(0,1fr)]">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="sm:contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="m-0 min-w-0 font-medium wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </TesterSection>
  )
}

export function Warnings({ warnings }: { readonly warnings: readonly LinkWarning[] }) {
  return (
    <TesterSection title="Problems">
      {warnings.length === 0 ? (
        <p className="m-0 flex items-center gap-2.5">
          <Check aria-hidden="true" className="size-5 text-accent" />
          No problems found
        </p>
      ) : (
        <ul aria-label="Warnings" className="m-0 grid list-none gap-5 p-0">
          {warnings.map((warning) => (
            <li key={warning} className="flex gap-3">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
              <div className="max-w-[62ch]">
                <p className="m-0 font-semibold">{warningTexts[warning].title}</p>
                <p className="m-0 mt-0.5 text-ink-soft text-pretty">{warningTexts[warning].text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </TesterSection>
  )
}

const paramNames: Readonly<Record<UrlPartKind, string>> = {
  affiliate: 'affiliate tag',
  attribution: 'ad attribution',
  campaign: 'campaign',
  session: 'session tracking',
}

export function CleanedUrl({ cleaning }: { readonly cleaning: Cleaning }) {
  const { before, after, removed } = cleaning
  return (
    <TesterSection title="Clean URL">
      <dl className="m-0 grid gap-4">
        <div>
          <dt className="text-sm text-ink-soft">Before</dt>
          <dd className="m-0 mt-1 text-ink-soft">
            <Url>{before}</Url>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">After</dt>
          <dd className="m-0 mt-1 flex items-center gap-3 rounded-md border border-rule bg-sheet p-4">
            <span className="min-w-0 flex-1">
              <Url>{after}</Url>
            </span>
            <CopyButton compact text={after} label="Copy clean URL" />
          </dd>
        </div>
        {removed.length > 0 && (
          <div>
            <dt className="text-sm text-ink-soft">Removed</dt>
            <dd className="m-0 mt-2">
              <ul aria-label="Removed" className="m-0 grid list-none gap-2 p-0">
                {removed.map(({ name, value, kind }) => (
                  <li
                    key={`${name}=${value}`}
                    className="flex flex-wrap items-center gap-x-3 gap-y-1"
                  >
                    <Url>{value ? `${name}=${value}` : name}</Url>
                    <Badge tone={kind === 'session' ? 'plain' : 'accent'}>{paramNames[kind]}</Badge>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </TesterSection>
  )
}
