import { isReservedSlug, type Slug } from '@everyshelf/domain/links'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { AccountSection } from '../../../components/account-section.tsx'
import { SeePremium } from '../../../components/premium-offer.tsx'
import { SlugForm } from '../../../components/slug-form.tsx'
import { useIsPremium } from '../../../lib/session/session.ts'
import { showToast, toastTexts } from '../../../lib/toasts.ts'

interface SlugSectionProps {
  /** The one in use first. */
  readonly slugs: readonly Slug[]
  /** The part of the link before the slug. */
  readonly prefix: string
  readonly rename: (slug: Slug) => Promise<ErrorCode | null>
}

/** The end of the short link, which the owner may choose; no name is ever taken away from it. */
export function SlugSection({ slugs, prefix, rename }: SlugSectionProps) {
  const isPremium = useIsPremium()
  const [slug, ...former] = slugs
  return (
    <AccountSection
      name="name"
      title="Short link"
      about="Old short links keep working and stay yours."
    >
      {isPremium ? (
        <SlugForm
          label="Custom short link"
          buttonLabel="Save short link"
          saved={slug ?? ''}
          {...{ prefix, findProblem }}
          save={rename}
          onSaved={() => showResult(null)}
        />
      ) : (
        <p className="m-0 text-pretty">
          A custom short link is part of Premium. <SeePremium />
        </p>
      )}
      {former.length > 0 && (
        <div className="mt-6">
          <h3 className="m-0 text-base font-semibold">Old short links</h3>
          <ul aria-label="Old short links" className="m-0 mt-2 list-none border-b border-rule p-0">
            {former.map((name) => (
              <li key={name} className="flex min-h-13 items-center border-t border-rule py-1">
                <span className="min-w-0 flex-1 wrap-anywhere text-ink-soft">
                  {prefix}
                  <span className="font-medium text-ink">{name}</span>
                </span>
                {isPremium && (
                  <Button
                    kind="quiet"
                    size="small"
                    className="min-h-11"
                    onClick={async () => showResult(await rename(name))}
                  >
                    Use again<span className="sr-only">: {name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </AccountSection>
  )
}

function findProblem(text: string, slug: Slug | undefined): ErrorCode | null {
  if (slug) return isReservedSlug(slug, 'link') ? 'slug-reserved' : null
  // Who has only begun is not wrong yet.
  return /^[a-z0-9]{0,2}$/i.test(text.trim()) ? null : 'invalid-slug'
}

function showResult(code: ErrorCode | null): void {
  if (code) showError(code)
  else showToast(toastTexts['slug-changed'])
}
