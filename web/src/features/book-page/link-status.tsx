import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'

const modes = {
  instant: 'Live. Readers go straight to their store.',
  choose: 'Live. Readers choose a store on your page.',
}

/** Whether the link works, and what it opens. */
export function LinkStatus({ managed }: { readonly managed: ManagedLink }) {
  const { disabledBecause } = managed.link
  const isLive = disabledBecause === null
  return (
    <p className="m-0 flex items-baseline gap-2 text-ink-soft">
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full ${isLive ? 'bg-accent' : 'bg-danger'}`}
      />
      {isLive ? (
        modes[managed.settings.mode]
      ) : (
        <span className="text-danger">Disabled by Everyshelf. Reason: {disabledBecause}</span>
      )}
    </p>
  )
}
