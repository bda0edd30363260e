import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { RouteError } from '../../components/route-error.tsx'
import { importChunk } from '../../lib/import-chunk.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { keepDraft } from './draft.ts'
import { type EntryWords, LinkEntry } from './form/link-entry.tsx'
import type { MadeLinks } from './make-links.ts'
import {
  isHandedOverState,
  isResetState,
  readResultState,
  resetState,
  toResultState,
} from './result-state.ts'

const room = <div className="min-h-dvh" />
const LinkResult = lazyPart(
  async () => (await importChunk(() => import('./result/link-result.tsx'))).LinkResult,
  room,
  RouteError,
)
const BulkMaker = lazyPart(
  async () => (await importChunk(() => import('./bulk/bulk-maker.tsx'))).BulkMaker,
  room,
  RouteError,
)

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
    await LinkResult.ready()
    keepDraft('')
    await navigate(paths.home, { state: toResultState(next) })
  }
  const change = (next: MadeLinks) =>
    void navigate(paths.home, {
      replace: true,
      preventScrollReset: true,
      state: toResultState(next),
    })
  const reset = () => {
    setBatch(null)
    navigate(paths.home, { state: resetState })
  }

  // Back must not lead to a text that makes its links again.
  const forgetHandedOver = () => void navigate(paths.home, { replace: true, state: null })

  if (made) {
    return (
      <LinkResult key={made.links.identifier.key} made={made} onReset={reset} onChange={change} />
    )
  }
  if (batch) {
    return <BulkMaker inputs={batch} onReset={reset} />
  }
  return (
    <>
      <LinkEntry
        {...words}
        isReset={isResetState(state)}
        isHandedOver={isHandedOverState(state)}
        onTaken={forgetHandedOver}
        onMade={show}
        onStart={LinkResult.preload}
        onSeveral={setBatch}
      />
      {children}
    </>
  )
}
