import type { DeviceType } from '@everyshelf/domain/clicks'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import type { RouterOutputs } from '@everyshelf/server/api'
import { CopyButton } from '@everyshelf/ui/links'
import { Flag, marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { placeName } from '../../../components/places/place-name.ts'
import { explainReason } from '../../../components/routes/explain-reason.ts'
import { Address, TesterPart } from '../tester-page.tsx'
import { useLostFocus } from '../use-lost-focus.ts'
import { deviceNames } from './redirect-form.tsx'

export type ExplainedRoute = RouterOutputs['routes']['explain']

interface RouteAnswerProps {
  readonly route: ExplainedRoute
  readonly device: DeviceType
}

export function RouteAnswer({ route, device }: RouteAnswerProps) {
  const taken = useLostFocus<HTMLParagraphElement>()
  const { marketplace, country, identifier, reasons, answer, firstPath, isSold, isRemoved } = route
  const steps = [
    `The link is of ${identifier.kind === 'isbn' ? 'ISBN' : 'ASIN'} ${identifier.display}.`,
    // On our page it depends on the shop who earns.
    ...reasons.filter(({ code }) => isSold || code !== 'tag').map(explainReason),
    ...(firstPath && isSold
      ? [
          isRemoved
            ? 'The owner removed this link: the page of the book comes first, without affiliate tags.'
            : 'The owner of the link lets readers choose: our page with all stores comes first.',
        ]
      : []),
    `A ${deviceNames[device].toLowerCase()} is sent to the same place as any other device; the kind of device is only counted.`,
  ]
  return (
    <div className="mt-10 border-b border-rule">
      <TesterPart title="Where it leads">
        <p
          ref={taken}
          tabIndex={-1}
          role="status"
          className="m-0 flex items-center gap-2.5 text-lg"
        >
          <Flag country={getMarketplace(marketplace).country} />
          <span>
            {country ? `A reader in ${placeName(country)}` : 'A reader of unknown country'}{' '}
            {firstPath ? 'finds our page' : 'lands at'}
            {firstPath && (isSold ? ', and first on it ' : ' with the other shops')}
            {!firstPath && ' '}
            {isSold && <strong className="font-semibold">{marketplaceTitle(marketplace)}</strong>}
          </span>
        </p>
        {firstPath && (
          <FinalAddress
            text={`${location.origin}${firstPath}`}
            label="Copy the address of our page"
          />
        )}
        {isSold && <FinalAddress text={route.url} label="Copy the final address" />}
        <p className="m-0 mt-3 text-sm text-ink-soft">
          Nothing was opened for this, and nothing is counted.
        </p>
      </TesterPart>
      <TesterPart title="Why">
        <ol aria-label="Steps" className="m-0 grid list-decimal gap-2.5 pl-6 marker:text-ink-faint">
          {steps.map((step) => (
            <li key={step} className="max-w-[66ch] pl-1 text-pretty">
              {step}
            </li>
          ))}
        </ol>
      </TesterPart>
      <TesterPart title="What the browser is sent">
        <p className="m-0 font-mono text-sm">HTTP {answer.status} Found</p>
        <dl className="m-0 mt-2 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          {answer.headers.map(([name, value]) => (
            <div key={name} className="sm:contents">
              <dt className="font-mono text-ink-soft">{name}</dt>
              <dd className="m-0 min-w-0">
                <Address>{value}</Address>
              </dd>
            </div>
          ))}
        </dl>
        <p className="m-0 mt-3 max-w-[66ch] text-sm text-ink-soft">
          {firstPath
            ? 'A real opening is answered with the same; what the reader opens from there is counted.'
            : 'A real opening has one more, x-click: the number under which it was counted.'}
        </p>
      </TesterPart>
    </div>
  )
}

function FinalAddress({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <div className="mt-4 flex items-center gap-3 rounded-md border border-rule bg-sheet p-4">
      <p className="m-0 min-w-0 flex-1">
        <Address>{text}</Address>
      </p>
      <CopyButton compact text={text} label={label} />
    </div>
  )
}
