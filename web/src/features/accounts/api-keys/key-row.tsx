import { formatDay } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Button } from '@everyshelf/ui/primitives'
import { KeyRound } from 'lucide-react'
import { describeAge } from '../profile/describe-age.ts'

type ApiKeyView = RouterOutputs['apiKeys']['list'][number]

interface KeyRowProps {
  readonly apiKey: ApiKeyView
  readonly onRevoke: () => void
}

export function KeyRow({ apiKey, onRevoke }: KeyRowProps) {
  const { name, ending, scopes } = apiKey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule py-3">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="m-0 font-semibold [overflow-wrap:anywhere]">
          {name} <code className="text-sm font-normal text-ink-faint">…{ending}</code>
        </p>
        <p className="m-0 text-sm text-ink-soft">{describeKey(apiKey)}</p>
        <p className="m-0 text-sm text-ink-faint">{scopes.join(', ')}</p>
      </div>
      <Button kind="quiet" size="small" onClick={onRevoke}>
        Revoke<span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}

function describeKey({ createdAt, lastUsedAt, expiresAt }: ApiKeyView): string {
  return [
    `Created ${describeAge(createdAt)}`,
    lastUsedAt ? `last used ${describeAge(lastUsedAt)}` : 'not used yet',
    // It stops at midnight, so the day before is its last.
    expiresAt
      ? `expires ${formatDay(new Date(Date.parse(expiresAt) - 1).toISOString())}`
      : 'never expires',
  ].join(', ')
}
