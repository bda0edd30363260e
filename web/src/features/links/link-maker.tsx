import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { keepDraft } from './draft.ts'
import { type EntryWords, LinkEntry } from './form/link-entry.tsx'
import type { MadeLinks } from './make-links.ts'
import { isResetState, readResultState, resetState, toResultState } from './result-state.ts'

const loadResult = () => import('./result/link-result.tsx')
const loadBulk = () => import('./bulk/bulk-maker.tsx')
const LinkResult = lazy(async () => ({ default: (await loadResult()).LinkResult }))
const BulkMaker = lazy(async () => ({ default: (await loadBulk()).BulkMaker }))

interface LinkMakerProps {
  readonly words: EntryWords
  /** What the page says below the empty form. */
  readonly children?: ReactNode
}

/** The main job: a field that becomes a result, and a list when several books were pasted. */
export function LinkMaker({ words, children }: LinkMakerProps) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [batch, setBatch] = useState<readonly string[] | null>(null)
  const made = readResultState(state)

  const show = async (next: MadeLinks) => {
    await loadResult()
    keepDraft('')
    await navigate(paths.home, { state: toResultState(next) })
  }
  const reset = () => {
    setBatch(null)
    navigate(paths.home, { state: resetState })
  }

  if (made) {
    return (
      <Suspense>
        <LinkResult key={made.links.identifier.key} made={made} onReset={reset} />
      </Suspense>
    )
  }
  if (batch) {
    return (
      <Suspense>
        <BulkMaker inputs={batch} onReset={reset} />
      </Suspense>
    )
  }
  return (
    <>
      <LinkEntry
        {...words}
        isReset={isResetState(state)}
        onMade={show}
        onStart={loadResult}
        onSeveral={setBatch}
      />
      {children}
    </>
  )
}
