import type { ErrorCode } from '@everyshelf/domain/messages'
import type { Refusal } from '@everyshelf/ui/book-input'
import { useEffect, useRef, useState } from 'react'
import { type MadeLinks, remakeLinks } from '../../../components/book-field/make-links.ts'
import { useIsAtLimit } from '../../../components/links/use-link-limit.ts'
import { useAffiliateConsent } from '../../../lib/consent/affiliate-consent.ts'
import { markRemoved, useIsRemoved } from '../../../lib/links/removed-links.ts'
import { refreshSession, useSession } from '../../../lib/session/session.ts'

export type AccountLinks = ReturnType<typeof useAccountLinks>

/**
 * Keeps a result up to date. The browser's history stores the result, so it can outlive a sign-in, a
 * sign-out, a change of account, an answer to the consent banner, or the link's removal on the
 * dashboard. After each of these, the links are created again.
 */
export function useAccountLinks(made: MadeLinks, onChange: (made: MadeLinks) => void) {
  const { status, user } = useSession()
  const accountId = user?.publicId ?? null
  const isRemoved = useIsRemoved(made.links.saved?.id ?? null)
  const isAtLimit = useIsAtLimit()
  const isDeclined = useAffiliateConsent().choice === 'declined'
  const isLookedUp = made.accountId !== null && made.links.globalLink === null
  const isOutdated =
    status !== 'loading' &&
    (made.accountId !== accountId ||
      isRemoved ||
      made.isDeclined !== isDeclined ||
      (isLookedUp && !isAtLimit))
  const [refused, setRefused] = useState<Refusal | null>(null)
  const refusal = refused?.code ?? null
  useFreshAllowance(refusal)
  const [tries, setTries] = useState(0)
  const triedFor = useRef<string | undefined>(undefined)
  const latest = useRef({ made, onChange })
  useEffect(() => {
    latest.current = { made, onChange }
  })

  useEffect(() => {
    const attempt = `${accountId} ${isRemoved} ${isAtLimit} ${isDeclined} ${tries}`
    if (!isOutdated || triedFor.current === attempt) return
    triedFor.current = attempt
    setRefused(null)
    void remakeLinks(latest.current.made).then((result) => {
      if (triedFor.current !== attempt) return
      if (!result.ok) {
        setRefused(result.refusal)
        return
      }
      const { saved } = result.made.links
      // Another tab has restored the link.
      if (isRemoved && saved) markRemoved([saved.id], false)
      if (result.made.accountId === accountId) latest.current.onChange(result.made)
      else void refreshSession()
    })
  }, [isOutdated, isRemoved, isAtLimit, isDeclined, accountId, tries])

  return {
    /** Null until the links belong to the current account. */
    globalLink: isOutdated || status !== 'signed-in' ? null : made.links.globalLink,
    isPending: isOutdated && accountId !== null && refusal === null,
    /** Why creating the links again failed. */
    refusal: isOutdated ? refusal : isLookedUp ? 'link-limit-reached' : null,
    cause: refused?.cause,
    retry: () => setTries((count) => count + 1),
  }
}

/** Refreshes the session when the server reports the limit, so that the banner shows it too. */
function useFreshAllowance(refusal: ErrorCode | null): void {
  useEffect(() => {
    if (refusal === 'link-limit-reached') void refreshSession()
  }, [refusal])
}
