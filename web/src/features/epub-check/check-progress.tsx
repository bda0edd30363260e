import { formatBytes } from '@everyshelf/domain/format'
import { Button } from '@everyshelf/ui/primitives'
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
      <ProgressBar label="Files checked" progress={progress} />
      <Button ref={cancel} kind="outline" className="mt-6" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

interface ProgressBarProps {
  readonly label: string
  readonly progress: Progress
}

export function ProgressBar({ label, progress }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={progress.total || 1}
      value={progress.done}
      className="mt-5 block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-wash [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
    />
  )
}
