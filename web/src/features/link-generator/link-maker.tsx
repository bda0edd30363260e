import { type ReactNode, useState } from 'react'
import { generatePath, useLocation, useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { RouteError } from '../../components/route-error.tsx'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.tsx'
import { storeDraft } from './draft.ts'
import { type HeroTexts, LinkHero } from './form/link-hero.tsx'
import type { MadeLinks } from './make-links.ts'
import {
  isResetState,
  isSubmitOnLoadState,
  readResultState,
  resetState,
  toResultState,
} from './result-state.ts'

const room = <div className="min-h-dvh" />
const LinkResult = lazyComponent(
  () => import('./result/link-result.tsx'),
  ({ LinkResult }) => LinkResult,
  room,
  RouteError,
)
const PastedLinks = lazyComponent(
  () => import('./pasted-list/pasted-links.tsx'),
  ({ PastedLinks }) => PastedLinks,
  room,
  RouteError,
)

interface LinkMakerProps {
  readonly texts: HeroTexts
  /** The page's content below the empty form. */
  readonly children?: ReactNode
}

/** Creates links: shows the form, then a result, or a list for several books. */
export function LinkMaker({ texts, children }: LinkMakerProps) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [batch, setBatch] = useState<readonly string[] | null>(null)
  const made = readResultState(state)

  const show = async (next: MadeLinks) => {
    const { saved, isOwnLink } = next.links
    if (saved && isOwnLink) {
      storeDraft('')
      await navigate(generatePath(paths.link, { linkId: saved.id }))
      return
    }
    await LinkResult.ready()
    storeDraft('')
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

  // Replaces the history entry, so that Back does not submit the text again.
  const clearSubmitOnLoad = () => void navigate(paths.home, { replace: true, state: null })

  if (made) {
    return (
      <LinkResult key={made.links.identifier.key} made={made} onReset={reset} onChange={change} />
    )
  }
  if (batch) {
    return <PastedLinks inputs={batch} onReset={reset} />
  }
  return (
    <>
      <LinkHero
        {...texts}
        isReset={isResetState(state)}
        submitsOnLoad={isSubmitOnLoadState(state)}
        onSubmitOnLoad={clearSubmitOnLoad}
        onMade={show}
        onStart={LinkResult.preload}
        onMultipleBooks={setBatch}
      />
      {children}
    </>
  )
}
