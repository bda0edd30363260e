import { readApiError } from '@everyshelf/client'
import type { RouterOutputs } from '@everyshelf/server/api'
import { showError } from '@everyshelf/ui/toast'
import { trpc } from '../../../lib/api.tsx'
import { explainUpdateFailure } from '../../../lib/link-settings/explain-update-failure.ts'
import type { ShopHealth } from './shop-health.ts'

type LinkHealth = RouterOutputs['links']['health']

/** What is known of a link's book at every place that somebody has looked at. */
export function useHealth(id: string) {
  const { data, isError } = trpc.links.health.useQuery({ id })
  const utils = trpc.useUtils()
  const { mutateAsync: send } = trpc.links.confirmShop.useMutation()
  const places = new Map<string, ShopHealth>(data?.shops.map((health) => [health.shop, health]))

  const confirm = async (shop: string): Promise<void> => {
    try {
      const { confirmedAt } = await send({ id, shop })
      utils.links.health.setData(
        { id },
        (before) => before && withConfirmation(before, shop, confirmedAt),
      )
    } catch (error) {
      showError(explainUpdateFailure(readApiError(error).code))
    }
  }

  return {
    hasFailed: isError,
    savedAt: data?.createdAt ?? null,
    healthOf: (shop: string): ShopHealth | undefined => places.get(shop),
    confirm,
  }
}

function withConfirmation(before: LinkHealth, shop: string, confirmedAt: string): LinkHealth {
  const known = before.shops.find((health) => health.shop === shop)
  const looked = { reports: [], lastReportOn: null, ...known, shop, confirmedAt }
  return { ...before, shops: [...before.shops.filter((health) => health !== known), looked] }
}
