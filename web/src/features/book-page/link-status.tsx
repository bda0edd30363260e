import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'

const modes = {
  instant: 'Live. Readers go straight to their store.',
  choose: 'Live. Readers choose a store on your page.',
}

interface LinkStatusProps {
  readonly managed: ManagedLink
  /** Shows only whether the link works; screen readers get what it opens too. */
  readonly isShort?: boolean
}

/** Whether the link works, and what it opens. */
export function LinkStatus({ managed, isShort }: LinkStatusProps) {
  const { disabledReason } = managed.link
  const isLive = disabledReason === null
  return (
    <p className="m-0 flex items-baseline gap-2 text-ink-soft">
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full ${isLive ? 'bg-accent' : 'bg-danger'}`}
      />
      {isLive ? (
        <>
          <span className={isShort ? 'sr-only' : ''}>{modes[managed.settings.mode]}</span>
          {isShort && <span aria-hidden="true">Live</span>}
        </>
      ) : (
        <span className="text-danger">Disabled by Everyshelf. Reason: {disabledReason}</span>
      )}
    </p>
  )
}
