import { formatDateTime } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge } from '@everyshelf/ui/primitives'
import { keepPreviousData } from '@tanstack/react-query'
import { apiClient } from '../../../lib/api/api-client.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { DisableButton } from '../components/disable-button.tsx'
import { disableTexts } from '../components/disable-texts.ts'
import { Loaded } from '../components/loaded.tsx'

type FoundDomain = RouterOutputs['admin']['ownDomains']['find'][number]

const states = {
  waiting: { name: 'Waiting for records', tone: 'plain' },
  serving: { name: 'Working', tone: 'accent' },
  broken: { name: 'Broken', tone: 'danger' },
  disabled: { name: 'Disabled', tone: 'danger' },
} as const satisfies Record<FoundDomain['state'], object>

export function FoundDomains({ text }: { readonly text: string }) {
  const found = trpc.admin.ownDomains.find.useQuery({ text }, { placeholderData: keepPreviousData })
  return (
    <Loaded query={found}>
      {(domains) =>
        domains.length === 0 ? (
          <p className="mt-6 mb-0 text-ink-soft">
            {text ? 'No domains match your search.' : 'No domains yet.'}
          </p>
        ) : (
          <ul aria-label="Domains" className="m-0 mt-6 list-none border-b border-rule p-0">
            {domains.map((domain) => (
              <DomainRow key={`${domain.host} ${domain.ownerEmail}`} domain={domain} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function DomainRow({ domain }: { readonly domain: FoundDomain }) {
  const { host, state, ownerEmail, addedAt, checkedAt, disabledReason } = domain
  const { admin } = trpc.useUtils()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule py-4">
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <p className="m-0 flex flex-wrap items-baseline gap-x-3 gap-y-1 font-semibold">
          {host}
          <Badge tone={states[state].tone}>{states[state].name}</Badge>
        </p>
        <p className="tabular m-0 mt-0.5 flex flex-wrap gap-x-4 text-ink-soft">
          <span>{ownerEmail ?? 'No owner'}</span>
          <time dateTime={addedAt}>Added {formatDateTime(addedAt)}</time>
          {checkedAt && <time dateTime={checkedAt}>Checked {formatDateTime(checkedAt)}</time>}
        </p>
        {disabledReason && <p className="m-0 mt-1 text-sm">Reason: {disabledReason}</p>}
      </div>
      {state !== 'waiting' && (
        <DisableButton
          id={host}
          isDisabled={state === 'disabled'}
          texts={disableTexts.domain}
          calls={apiClient.admin.ownDomains}
          size="small"
          onDone={() => admin.ownDomains.invalidate()}
        />
      )}
    </li>
  )
}
