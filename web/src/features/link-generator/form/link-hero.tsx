import type { ReactNode } from 'react'
import { useIsNearLimit } from '../../../components/links/use-link-limit.ts'
import { lazyComponent } from '../../../lib/lazy-loading/lazy-component.tsx'
import { useTitle } from '../../../lib/page/use-title.ts'
import { LinkForm, type LinkFormProps } from './link-form.tsx'

const AllowanceBanner = lazyComponent(
  () => import('../../../components/links/allowance-banner.tsx'),
  ({ AllowanceBanner }) => AllowanceBanner,
)

export interface HeroTexts {
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
export function LinkHero({
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
