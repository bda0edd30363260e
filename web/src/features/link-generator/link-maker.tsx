import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { storeDraft } from '../../components/book-field/draft.ts'
import type { MadeLinks } from '../../components/book-field/make-links.ts'
import { useIsNearLimit } from '../../components/links/use-link-limit.ts'
import { RouteError } from '../../components/route-error.tsx'
import { lazyComponent } from '../../lib/lazy-loading/lazy-component.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import { linkPath, paths } from '../../lib/paths.ts'
import { LinkForm, type LinkFormProps } from './form/link-form.tsx'
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
      await navigate(linkPath(saved.id))
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

const AllowanceBanner = lazyComponent(
  () => import('../../components/links/allowance-banner.tsx'),
  ({ AllowanceBanner }) => AllowanceBanner,
)

interface HeroTexts {
  /** The page's title while there is no result. */
  readonly title: string
  readonly headline: string
  readonly lead: string
  /** Shown at the lower edge of the hero. */
  readonly picture: ReactNode
  /** Set on pages whose main topic is not link creation, so they do not start with the limit banner. */
  readonly hidesAllowance?: boolean
}

/** The page's heading with the link form. */
function LinkHero({
  title,
  headline,
  lead,
  picture,
  hidesAllowance = false,
  ...form
}: HeroTexts & LinkFormProps) {
  useTitle(title)
  const isNearLimit = useIsNearLimit()
  return (
    <section data-surface="board" className="coach-line">
      <div className="page-column pt-14 pb-2.5 sm:pt-18">
        <h1 className="m-0 font-display text-[clamp(2.6rem,6.7vw,4.75rem)] leading-[1.02] tracking-[-0.015em] text-balance">
          {headline}
        </h1>
        <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="pb-10 lg:pb-16">
            <p className="m-0 mt-5 max-w-[46ch] text-lg text-ink-soft text-pretty sm:text-xl">
              {lead}
            </p>
            <div className="mt-9 sm:mt-11">
              {isNearLimit && !hidesAllowance && <AllowanceBanner className="mb-6" />}
              <LinkForm {...form} />
            </div>
          </div>
          <div className="self-end">{picture}</div>
        </div>
      </div>
    </section>
  )
}
