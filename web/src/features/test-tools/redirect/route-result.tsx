import { AMAZON_ASSOCIATE_SENTENCE, earnsAtAmazon } from '@everyshelf/domain/affiliate'
import type { DeviceType } from '@everyshelf/domain/clicks'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'
import { CopyButton } from '@everyshelf/ui/links'
import { Flag, marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { countryInSentence } from '../../../components/countries/country-names.ts'
import { explainReason } from '../../../components/route-reasons/explain-reason.ts'
import { describeFirstPage, type ExplainedRoute, ownerOfAmazonTag } from '../link/destinations.ts'
import { TesterSection, Url } from '../tester-section.tsx'
import { useFocusIfLost } from '../use-focus-if-lost.ts'
import { deviceNames } from './redirect-form.tsx'

interface RouteResultProps {
  readonly route: ExplainedRoute
  readonly device: DeviceType
}

function nameSeller({ marketplace, retailer }: ExplainedRoute) {
  return marketplace ? marketplaceTitle(marketplace) : retailerName(retailer)
}

export function RouteResult({ route, device }: RouteResultProps) {
  const announcementRef = useFocusIfLost<HTMLParagraphElement>()
  const { country, identifier, reasons, response, firstPath, isSold, marketplace } = route
  const firstPage = describeFirstPage(route)
  const steps = [
    `The link is for ${identifier.kind === 'isbn' ? 'ISBN' : 'ASIN'} ${identifier.display}.`,
    // On the reader page, who earns depends on the store.
    ...reasons.filter(({ code }) => isSold || code !== 'tag').map(explainReason),
    ...(firstPage ? [firstPage] : []),
    `A reader on a ${deviceNames[device].toLowerCase()} lands at the same destination as on any other device.`,
  ]
  return (
    <div className="mt-10 border-b border-rule">
      <TesterSection title="Destination">
        <p
          ref={announcementRef}
          tabIndex={-1}
          role="status"
          className="m-0 flex items-center gap-2.5 text-lg"
        >
          {marketplace && <Flag country={getMarketplace(marketplace).country} />}
          <span>
            {country
              ? `A reader in ${countryInSentence(country)}`
              : 'A reader in an unknown country'}{' '}
            {firstPath ? 'sees the reader page' : 'lands at'}
            {firstPath && (isSold ? ', which starts with ' : ' with other stores')}
            {!firstPath && ' '}
            {isSold && <strong className="font-semibold">{nameSeller(route)}</strong>}
          </span>
        </p>
        {firstPath && (
          <DestinationUrl
            text={`${location.origin}${firstPath}`}
            label="Copy the reader page’s URL"
          />
        )}
        {isSold && <DestinationUrl text={route.url} label="Copy destination URL" />}
        <TestNote route={route} />
      </TesterSection>
      <TesterSection title="Why">
        <ol aria-label="Steps" className="m-0 grid list-decimal gap-2.5 pl-6 marker:text-ink-faint">
          {steps.map((step) => (
            <li key={step} className="max-w-[66ch] pl-1 text-pretty">
              {step}
            </li>
          ))}
        </ol>
      </TesterSection>
      <TesterSection title="Server response">
        <p className="m-0 font-mono text-sm">HTTP {response.status} Found</p>
        <dl className="m-0 mt-2 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          {response.headers.map(([name, value]) => (
            <div key={name} className="sm:contents">
              <dt className="font-mono text-ink-soft">{name}</dt>
              <dd className="m-0 min-w-0">
                <Url>{value}</Url>
              </dd>
            </div>
          ))}
        </dl>
        <p className="m-0 mt-3 max-w-[66ch] text-sm text-ink-soft">
          {firstPath
            ? 'A real request gets the same response. We count a click when the reader opens a store on the reader page.'
            : 'A real request also gets an x-click header with the ID of the hit.'}
        </p>
      </TesterSection>
    </div>
  )
}

function TestNote({ route }: Pick<RouteResultProps, 'route'>) {
  return (
    <p className="m-0 mt-3 text-sm text-ink-soft">
      This test didn’t open the link or count a click.
      {earnsAtAmazon([ownerOfAmazonTag(route)]) && ` ${AMAZON_ASSOCIATE_SENTENCE}`}
    </p>
  )
}

function DestinationUrl({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <div className="mt-4 flex items-center gap-3 rounded-md border border-rule bg-sheet p-4">
      <p className="m-0 min-w-0 flex-1">
        <Url>{text}</Url>
      </p>
      <CopyButton compact text={text} label={label} />
    </div>
  )
}
