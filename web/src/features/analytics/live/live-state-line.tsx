import type { LiveState } from './use-live-hits.ts'

const labels: Record<LiveState, string> = {
  live: 'Live',
  polling: 'Updates every 15 seconds',
  paused: 'Paused',
  offline: 'Offline',
}

interface LiveStateLineProps {
  readonly state: LiveState
  readonly isPaused: boolean
  readonly onPause: (isPaused: boolean) => void
}

/** Shows how the page updates, with a button that pauses it. */
export function LiveStateLine({ state, isPaused, onPause }: LiveStateLineProps) {
  return (
    <p className="m-0 flex items-center gap-x-3 print:hidden">
      <span role="status" className="inline-flex items-center gap-2">
        <span
          aria-hidden="true"
          className={`size-2 rounded-full ${state === 'live' ? 'bg-accent' : 'border border-ink-faint'}`}
        />
        {labels[state]}
      </span>
      <button
        type="button"
        onClick={() => onPause(!isPaused)}
        className="text-link min-h-6 border-0 bg-transparent p-0"
      >
        {isPaused ? 'Resume' : 'Pause'}
      </button>
    </p>
  )
}
