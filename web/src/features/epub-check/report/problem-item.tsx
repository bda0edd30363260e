import type { EbookStore, LinkProblem } from '@everyshelf/domain/back-matter'
import { Badge, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import type { GroupWithProblems } from '../group-links.ts'
import {
  describeCorrection,
  explainProblem,
  isSerious,
  labelSeverity,
  titleProblem,
} from '../problem-texts.ts'
import { LinkPlaces } from './link-places.tsx'
import { SourceLink } from './source-link.tsx'

interface ProblemItemProps {
  readonly group: GroupWithProblems
  readonly store: EbookStore
  /** The link that the author wants instead. */
  readonly typed: string
  readonly error: string | undefined
  readonly onType: (text: string) => void
}

/** One address of the book with its problems, its places, and what the corrected copy does. */
export function ProblemItem({ group, store, typed, error, onType }: ProblemItemProps) {
  const { link, places, problems, correction } = group
  const correctionText = describeCorrection(correction)
  const isReplaced = typed.trim() !== '' && error === undefined
  return (
    <li className="border-t border-rule py-5">
      {problems.map((problem) => (
        <Problem key={problem.code} problem={problem} group={group} store={store} />
      ))}
      <p className="m-0 mt-3 font-mono text-sm wrap-anywhere">{link.href}</p>
      <LinkPlaces places={places} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4">
        {correctionText && !isReplaced && (
          <p className="m-0 text-pretty">
            {correctionText}
            {correction.kind === 'replace' && (
              <span className="block font-mono text-sm wrap-anywhere">{correction.href}</span>
            )}
          </p>
        )}
        {correction.kind === 'unlink' && (
          <ReplacementField typed={typed} error={error} onType={onType} />
        )}
      </div>
    </li>
  )
}

interface ProblemProps {
  readonly problem: LinkProblem
  readonly group: GroupWithProblems
  readonly store: EbookStore
}

function Problem({ problem, group: { link, places }, store }: ProblemProps) {
  return (
    <div className="not-first:mt-2">
      <p className="m-0 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
        <Badge tone={isSerious(problem) ? 'danger' : 'plain'}>{labelSeverity(problem)}</Badge>
        {titleProblem(problem, link)}
      </p>
      <p className="m-0 mt-0.5 max-w-[66ch] text-ink-soft text-pretty">
        {explainProblem(problem, store, places[0].place)}{' '}
        {problem.source && <SourceLink code={problem.source} />}
      </p>
    </div>
  )
}

interface ReplacementFieldProps {
  readonly typed: string
  readonly error: string | undefined
  readonly onType: (text: string) => void
}

/** Lets the author put a saved link in place of one that a store refuses. */
function ReplacementField({ typed, error, onType }: ReplacementFieldProps) {
  const [isOpen, setOpen] = useState(typed !== '')
  if (!isOpen) {
    return (
      <button
        type="button"
        className="text-link min-h-11 font-medium sm:min-h-9"
        onClick={() => setOpen(true)}
      >
        Use an Everyshelf link instead
      </button>
    )
  }
  return (
    <TextField
      className="mt-2 w-full max-w-lg"
      label="Everyshelf link for the corrected copy"
      size="small"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      keepsNoteLine={false}
      placeholder={`${location.origin}/go/…`}
      // The button that opened the field is gone.
      autoFocus
      value={typed}
      error={error}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
