import { readApiError } from '@everyshelf/client'
import type { RouterOutputs } from '@everyshelf/server/api'
import { showError } from '@everyshelf/ui/toast'
import { trpc } from '../../../lib/api/trpc.tsx'
import { explainUpdateFailure } from '../../../lib/link-settings/explain-update-failure.ts'
import type { SellerHealth } from './seller-health.ts'

type LinkHealth = RouterOutputs['links']['health']

/** Confirmations and reports of a link's book, by seller. */
export function useSellerHealth(id: string) {
  const { data, isError } = trpc.links.health.useQuery({ id })
  const utils = trpc.useUtils()
  const { mutateAsync: send } = trpc.links.confirmSeller.useMutation()
  const sellers = new Map<string, SellerHealth>(
    data?.sellers.map((health) => [health.seller, health]),
  )

  const confirm = async (seller: string): Promise<void> => {
    try {
      const { confirmedAt } = await send({ id, seller })
      utils.links.health.setData(
        { id },
        (before) => before && withConfirmation(before, seller, confirmedAt),
      )
    } catch (error) {
      showError(explainUpdateFailure(readApiError(error).code))
    }
  }

  return {
    hasFailed: isError,
    savedAt: data?.createdAt ?? null,
    healthOf: (seller: string): SellerHealth | undefined => sellers.get(seller),
    confirm,
  }
}

function withConfirmation(before: LinkHealth, seller: string, confirmedAt: string): LinkHealth {
  const known = before.sellers.find((health) => health.seller === seller)
  const confirmed = { reports: [], lastReportOn: null, ...known, seller, confirmedAt }
  return { ...before, sellers: [...before.sellers.filter((health) => health !== known), confirmed] }
}
