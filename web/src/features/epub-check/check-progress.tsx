import { formatBytes } from '@everyshelf/domain/format'
import { Button, ProgressBar } from '@everyshelf/ui/primitives'
import { useEffect, useRef } from 'react'
import type { Progress } from './use-epub-check.ts'

interface CheckProgressProps {
  readonly file: File
  readonly progress: Progress
  readonly onCancel: () => void
}

export function CheckProgress({ file, progress, onCancel }: CheckProgressProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  // The button that started the check is gone.
  useEffect(() => cancel.current?.focus({ preventScroll: true }), [])
  return (
    <div className="mt-9 rounded-lg border border-rule bg-sheet px-5 py-10 sm:px-10 sm:py-14">
      <p role="status" className="m-0 font-display text-xl wrap-anywhere sm:text-2xl">
        Checking {file.name}
      </p>
      <p className="tabular m-0 mt-1 text-ink-soft">
        {formatBytes(file.size)}
        {progress.total > 0 && ` · file ${progress.done} of ${progress.total}`}
      </p>
      <ProgressBar
        label="Files checked"
        value={progress.done}
        max={progress.total || 1}
        className="mt-5"
      />
      <Button ref={cancel} kind="outline" className="mt-6" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
