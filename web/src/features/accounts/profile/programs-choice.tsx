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
 * Names what outlives a password and its sessions, and lets the owner revoke it too. Two-factor
 * authentication is only named: the server never turns it off with the rest.
 */
export function ProgramsChoice({ programs, isOn, onChange }: ProgramsChoiceProps) {
  const listId = useId()
  const stays = programs?.hasTwoFactor && (
    <p className="m-0 mt-1 max-w-[60ch] text-sm text-ink-soft">
      Two-factor authentication stays on. If you didn’t set it up, sign in and choose “Lost your
      device?”
    </p>
  )
  if (!hasPrograms(programs)) return stays
  const { apiKeys, webhooks, passkeys } = programs
  const counts = {
    apiKeys: apiKeys.length,
    webhooks: webhooks.length,
    passkeys: passkeys.length,
  }
  const lists = [
    { program: 'API key', names: apiKeys.map(({ name, ending }) => `${name} …${ending}`) },
    { program: 'Webhook', names: webhooks.map(({ host }) => host) },
    { program: 'Passkey', names: passkeys.map(({ name }) => name) },
  ]
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
        {lists.map(
          ({ program, names }) =>
            names.length > 0 && (
              <p key={program} className="m-0">
                {names.length === 1 ? program : `${program}s`}: {names.join(', ')}
              </p>
            ),
        )}
        <p className="m-0 mt-1">{isOn ? 'They stop working right away.' : 'They keep working.'}</p>
        {stays}
      </div>
    </div>
  )
}

export function hasPrograms(
  programs: ProgramsChoiceProps['programs'],
): programs is RouterOutputs['accounts']['programs'] {
  if (!programs) return false
  const { apiKeys, webhooks, passkeys } = programs
  return apiKeys.length + webhooks.length + passkeys.length > 0
}
