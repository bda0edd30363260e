import { Button } from '@everyshelf/ui/primitives'
import { ReplayPanel } from './replay-panel.tsx'
import type { WhatIf } from './use-what-if.ts'

/** The way to try changes on the readers of the last days before they count for the next. */
export function WhatIfOffer({ whatIf }: { readonly whatIf: WhatIf }) {
  if (whatIf.isTrying) return null
  return (
    <section className="my-8 flex flex-wrap items-center gap-x-8 gap-y-3 border-y border-rule py-4">
      <p className="m-0 mr-auto max-w-[60ch] text-ink-soft text-pretty">
        Changes count at once. Try them first, and see where the readers of the last 30 days would
        have gone.
      </p>
      <Button kind="outline" onClick={whatIf.start}>
        Try changes first
      </Button>
    </section>
  )
}

interface WhatIfBarProps {
  readonly id: string
  readonly whatIf: WhatIf
}

/** Stays in sight while changes are tried out, on every page of the link. */
export function WhatIfBar({ id, whatIf }: WhatIfBarProps) {
  const { isTrying, change, discard, keep } = whatIf
  if (!isTrying) return null
  const isSame = Object.keys(change).length === 0
  return (
    <section
      aria-label="Changes that are tried out"
      className="sticky bottom-(--bottom-bar) z-10 -mx-4 mt-10 max-h-[70dvh] animate-rise overflow-y-auto rounded-t-lg border border-b-0 border-rule-strong bg-sheet px-4 py-4 shadow-float sm:mx-0 sm:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="m-0 mr-auto">
          <span className="font-semibold">Nothing is saved yet.</span>{' '}
          {isSame && (
            <span className="text-ink-soft">
              Change anything of this link: here you see what it would do.
            </span>
          )}
        </p>
        <div className="flex gap-3">
          <Button kind="outline" onClick={discard}>
            {isSame ? 'Stop trying' : 'Discard'}
          </Button>
          {!isSame && <Button onClick={() => void keep()}>Save the changes</Button>}
        </div>
      </div>
      {!isSame && <ReplayPanel id={id} change={change} />}
    </section>
  )
}
