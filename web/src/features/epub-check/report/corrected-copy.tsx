import type { CorrectionPlan } from '@everyshelf/domain/back-matter'
import { countOf } from '@everyshelf/domain/format'
import { Button, ProgressBar } from '@everyshelf/ui/primitives'
import { fileNameOf, saveFile } from '@everyshelf/ui/share'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { titleStore } from '../problem-texts.ts'
import type { EpubCheck, Progress } from '../use-epub-check.ts'
import type { CorrectedCopy } from '../worker/messages.ts'

interface CorrectedCopyProps {
  readonly plan: CorrectionPlan
  readonly isReady: boolean
  readonly fileName: string
  readonly correct: EpubCheck['correct']
}

type CopyState =
  | { readonly kind: 'none' }
  | { readonly kind: 'writing'; readonly progress: Progress }
  | { readonly kind: 'saved'; readonly name: string; readonly copy: CorrectedCopy }
  | { readonly kind: 'failed' }

/** Writes and saves the corrected copy for a store. */
export function CorrectedCopySection({ plan, isReady, fileName, correct }: CorrectedCopyProps) {
  const [state, setState] = useState<CopyState>({ kind: 'none' })

  const write = async () => {
    setState({ kind: 'writing', progress: { done: 0, total: 0 } })
    try {
      const copy = await correct(plan, (progress) => setState({ kind: 'writing', progress }))
      const name = `${fileNameOf(fileName.replace(/\.epub$/i, ''))}-${plan.store}.epub`
      saveFile(copy.file, name)
      setState({ kind: 'saved', name, copy })
    } catch {
      setState({ kind: 'failed' })
    }
  }

  const isWriting = state.kind === 'writing'
  return (
    <div className="mt-4 rounded-lg border border-rule bg-sheet p-5 sm:p-6">
      <p className="m-0 max-w-[60ch] text-pretty">
        The corrected copy for {titleStore(plan.store)} changes only these links. Everything else in
        the file stays the same, byte for byte.
      </p>
      <Button
        size="large"
        className="mt-4 max-sm:w-full"
        disabled={!isReady}
        busy={isWriting}
        icon={<Download aria-hidden="true" className="size-[1.1em]" />}
        onClick={() => void write()}
      >
        Download corrected copy
      </Button>
      {isWriting && (
        <ProgressBar
          label="Files written"
          value={state.progress.done}
          max={state.progress.total || 1}
          className="mt-5"
        />
      )}
      <div role="status" className="not-empty:mt-4">
        {state.kind === 'saved' && <Saved name={state.name} copy={state.copy} />}
        {state.kind === 'failed' && (
          <p className="m-0 font-medium text-danger">
            We couldn’t write the copy. Check the file again, then retry.
          </p>
        )}
      </div>
    </div>
  )
}

function Saved({ name, copy }: { readonly name: string; readonly copy: CorrectedCopy }) {
  const { replacedCount, unlinkedCount, remainingCount } = copy
  return (
    <>
      <p className="m-0 font-semibold wrap-anywhere">Saved {name}</p>
      <p className="m-0 mt-0.5 text-ink-soft">
        {countOf(replacedCount, 'link')} changed, {countOf(unlinkedCount, 'link')} removed.{' '}
        {remainingCount === 0
          ? 'We checked the copy: no problems left.'
          : `We checked the copy: ${countOf(remainingCount, 'problem')} left.`}
      </p>
    </>
  )
}
