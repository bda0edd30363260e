import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge, Button } from '@everyshelf/ui/primitives'
import { Globe } from 'lucide-react'
import { useEffect, useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { showApiError } from '../show-api-error.ts'
import { describeProblem, stateNames } from './describe-domain.ts'
import { DomainRecords } from './domain-records.tsx'
import { RootPage } from './root-page.tsx'

export type Domain = RouterOutputs['ownDomains']['list']['domains'][number]

const CHECK_EVERY_MS = 10_000

export function DomainRow({ domain }: { readonly domain: Domain }) {
  const { host, state, problem } = domain
  const server = trpc.useUtils()
  const [asksToRemove, setAsksToRemove] = useState(false)
  const refresh = () => server.ownDomains.list.invalidate()
  const check = trpc.ownDomains.check.useMutation({ onError: showApiError, onSettled: refresh })
  const quiet = trpc.ownDomains.check.useMutation({ onSettled: refresh })
  const remove = trpc.ownDomains.remove.useMutation({ onError: showApiError, onSettled: refresh })
  const isOpen = state === 'waiting' || state === 'broken'
  const { mutate: checkQuietly } = quiet
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => {
      if (!document.hidden) checkQuietly({ host })
    }, CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOpen, host, checkQuietly])
  return (
    <li className="border-t border-rule py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Globe aria-hidden="true" className="size-6 shrink-0 text-ink-faint" />
        <p className="m-0 min-w-0 flex-[1_1_14rem] font-semibold [overflow-wrap:anywhere]">
          {host}
        </p>
        <Badge tone={stateNames[state].tone}>{stateNames[state].name}</Badge>
        {state !== 'disabled' && (
          <Button kind="quiet" size="small" onClick={() => setAsksToRemove(true)}>
            Remove<span className="sr-only"> {host}</span>
          </Button>
        )}
      </div>
      {state !== 'serving' && (
        <p role="status" className="mt-3 mb-0 max-w-[60ch] text-ink-soft text-pretty">
          {describeProblem(domain)}
        </p>
      )}
      {isOpen && (
        <>
          {problem !== 'held' && <DomainRecords domain={domain} />}
          <Button
            kind="outline"
            size="small"
            busy={check.isPending}
            onClick={() => check.mutate({ host })}
          >
            Check now
          </Button>
        </>
      )}
      {state === 'serving' && (
        <>
          <p className="mt-3 mb-0 max-w-[60ch] text-ink-soft text-pretty">
            {`Each of your short links opens here too: /go/dune is also ${host}/dune. Copied links and new QR codes use your oldest working domain.${domain.hasWww ? ` www.${host} leads here, too.` : ''}`}
          </p>
          <RootPage domain={domain} />
        </>
      )}
      {asksToRemove && (
        <ConfirmDialog
          title={`Remove ${host}?`}
          text="Links on it stop working at once. The same links at our own address keep working."
          action="Remove domain"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ host })}
          onClose={() => setAsksToRemove(false)}
        />
      )}
    </li>
  )
}
