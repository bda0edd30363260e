import { countryName } from '@everyshelf/domain/countries'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import type { Cleaning, LinkInspection, LinkWarning } from '@everyshelf/domain/links'
import type { UrlPartKind } from '@everyshelf/domain/product-urls'
import { CopyButton } from '@everyshelf/ui/links'
import { Badge } from '@everyshelf/ui/primitives'
import { Check, TriangleAlert } from 'lucide-react'
import { Address, TesterPart } from '../tester-page.tsx'
import { describeFormats, describeKind, describeTag, warningTexts } from './finding-texts.ts'

export function WhatItIs({ found }: { readonly found: LinkInspection }) {
  const { identifier, country } = found
  const facts = [
    ['Link', describeKind(found)],
    [
      'Book',
      identifier &&
        `${identifier.kind === 'isbn' ? 'ISBN' : 'ASIN'} ${formatIdentifier(identifier)}`,
    ],
    ['Country', country && countryName(country)],
    ['Format', describeFormats(found)],
    ['Tag', ['unknown', 'identifier', 'own-page'].includes(found.kind) ? null : describeTag(found)],
  ] as const
  return (
    <TesterPart title="What it is">
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
    </TesterPart>
  )
}

export function Warnings({ warnings }: { readonly warnings: readonly LinkWarning[] }) {
  return (
    <TesterPart title="What is wrong">
      {warnings.length === 0 ? (
        <p className="m-0 flex items-center gap-2.5">
          <Check aria-hidden="true" className="size-5 text-accent" />
          Nothing that we can see.
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
    </TesterPart>
  )
}

const partNames: Readonly<Record<UrlPartKind, string>> = {
  affiliate: 'who is paid',
  attribution: 'an advertisement',
  campaign: 'a campaign',
  visit: 'a visit',
}

export function CleanedAddress({ cleaning }: { readonly cleaning: Cleaning }) {
  const { before, after, removed } = cleaning
  return (
    <TesterPart title="Without what nobody needs">
      <dl className="m-0 grid gap-4">
        <div>
          <dt className="text-sm text-ink-soft">Before</dt>
          <dd className="m-0 mt-1 text-ink-soft">
            <Address>{before}</Address>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">After</dt>
          <dd className="m-0 mt-1 flex items-center gap-3 rounded-md border border-rule bg-sheet p-4">
            <span className="min-w-0 flex-1">
              <Address>{after}</Address>
            </span>
            <CopyButton compact text={after} label="Copy the clean address" />
          </dd>
        </div>
        {removed.length > 0 && (
          <div>
            <dt className="text-sm text-ink-soft">Taken away</dt>
            <dd className="m-0 mt-2">
              <ul aria-label="Taken away" className="m-0 grid list-none gap-2 p-0">
                {removed.map(({ name, value, kind }) => (
                  <li
                    key={`${name}=${value}`}
                    className="flex flex-wrap items-center gap-x-3 gap-y-1"
                  >
                    <Address>{value ? `${name}=${value}` : name}</Address>
                    <Badge tone={kind === 'visit' ? 'plain' : 'accent'}>
                      tells of {partNames[kind]}
                    </Badge>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </TesterPart>
  )
}
