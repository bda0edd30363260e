import { describePrograms } from '@everyshelf/domain/api-keys'
import type { RouterOutputs } from '@everyshelf/server/api'
import { useId } from 'react'

interface ProgramsChoiceProps {
  /** Undefined while they load. */
  readonly programs: RouterOutputs['accounts']['programs'] | undefined
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/**
 * Names the API keys and webhooks, which outlive a password and its sessions, and lets the owner
 * revoke them too. Hidden without any.
 */
export function ProgramsChoice({ programs, isOn, onChange }: ProgramsChoiceProps) {
  const listId = useId()
  if (!hasPrograms(programs)) return null
  const { apiKeys, webhooks } = programs
  const counts = { apiKeys: apiKeys.length, webhooks: webhooks.length }
  return (
    <div className="max-w-[60ch]">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={listId}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="size-4.5 shrink-0 accent-accent"
        />
        Also revoke {describePrograms(counts)}
      </label>
      <div id={listId} className="pl-7 text-sm text-ink-soft [overflow-wrap:anywhere]">
        {apiKeys.length > 0 && (
          <p className="m-0">
            API {apiKeys.length === 1 ? 'key' : 'keys'}:{' '}
            {apiKeys.map(({ name, ending }) => `${name} …${ending}`).join(', ')}
          </p>
        )}
        {webhooks.length > 0 && (
          <p className="m-0">
            {webhooks.length === 1 ? 'Webhook' : 'Webhooks'}:{' '}
            {webhooks.map(({ host }) => host).join(', ')}
          </p>
        )}
        <p className="m-0 mt-1">
          {isOn ? 'Programs that use them stop working right away.' : 'They keep working.'}
        </p>
      </div>
    </div>
  )
}

export function hasPrograms(
  programs: ProgramsChoiceProps['programs'],
): programs is RouterOutputs['accounts']['programs'] {
  return programs !== undefined && programs.apiKeys.length + programs.webhooks.length > 0
}
