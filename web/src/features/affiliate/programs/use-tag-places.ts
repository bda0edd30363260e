import { readApiError } from '@everyshelf/client'
import type { ConfirmedPlaces } from '@everyshelf/domain/affiliate'
import { explainTagFailure } from '@everyshelf/ui/affiliate'
import { showFailure } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { refreshSession } from '../../../lib/session/session.ts'

export interface TagPlaces {
  /** With the change that is being saved. */
  readonly places: ConfirmedPlaces
  readonly state: 'unchanged' | 'saving' | 'saved'
  readonly save: (places: ConfirmedPlaces) => Promise<void>
}

/** The places that the author confirmed. A change shows at once, and is taken back if it fails. */
export function useTagPlaces(stored: ConfirmedPlaces): TagPlaces {
  const server = trpc.useUtils()
  // One at a time with the changes of tags, so the response to the last change wins.
  const { mutateAsync } = trpc.profile.update.useMutation({ scope: { id: 'affiliate-tags' } })
  const [pending, setPending] = useState<ConfirmedPlaces | null>(null)
  const [isSaved, setSaved] = useState(false)

  const save = async (places: ConfirmedPlaces) => {
    setPending(places)
    setSaved(false)
    try {
      const { networks, isListOptIn } = places
      const answer = await mutateAsync({ tagPlaces: { networks: [...networks], isListOptIn } })
      server.profile.get.setData(undefined, answer)
      setSaved(true)
    } catch (error) {
      const cause = readApiError(error)
      if (cause.code === 'premium-required') void refreshSession()
      showFailure(explainTagFailure(cause.code), cause)
    } finally {
      setPending((current) => (current === places ? null : current))
    }
  }

  const state = pending ? 'saving' : isSaved ? 'saved' : 'unchanged'
  return { places: pending ?? stored, state, save }
}
