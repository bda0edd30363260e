import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { Button } from '@everyshelf/ui/primitives'
import { ReplayPanel } from './replay-panel.tsx'
import type { Preview } from './use-preview.ts'

/** Offers to preview changes on recent clicks before saving them. */
export function PreviewOffer({ preview }: { readonly preview: Preview }) {
  if (preview.isPreviewing) return null
  return (
    <section className="my-8 flex flex-wrap items-center gap-x-8 gap-y-3 border-y border-rule py-4">
      <p className="m-0 mr-auto max-w-[60ch] text-ink-soft text-pretty">
        Changes go live immediately. Preview them first on the last {RECENT_CLICK_DAYS} days of
        clicks.
      </p>
      <Button kind="outline" onClick={preview.start}>
        Preview changes
      </Button>
    </section>
  )
}

interface PreviewBarProps {
  readonly id: string
  readonly preview: Preview
}

/** Shown on every page of the link during a preview. */
export function PreviewBar({ id, preview }: PreviewBarProps) {
  const { isPreviewing, change, discard, saveDraft } = preview
  if (!isPreviewing) return null
  const isSame = Object.keys(change).length === 0
  return (
    <section
      aria-label="Preview of changes"
      className="sticky bottom-(--bottom-bar) z-10 -mx-4 mt-10 max-h-[70dvh] animate-rise overflow-y-auto rounded-t-lg border border-b-0 border-rule-strong bg-sheet px-4 py-4 shadow-float sm:mx-0 sm:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="m-0 mr-auto">
          <span className="font-semibold">Nothing is saved yet.</span>{' '}
          {isSame && (
            <span className="text-ink-soft">Change any setting to see its effect here.</span>
          )}
        </p>
        <div className="flex gap-3">
          <Button kind="outline" onClick={discard}>
            {isSame ? 'Exit preview' : 'Discard'}
          </Button>
          {!isSame && <Button onClick={() => void saveDraft()}>Save changes</Button>}
        </div>
      </div>
      {!isSame && <ReplayPanel id={id} change={change} />}
    </section>
  )
}
