import type { RouteReason } from '@everyshelf/domain/routing'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { placeName } from '../places/place-name.ts'
import { editionNames } from './edition-names.ts'
import { explainReason } from './explain-reason.ts'

/** One step of a decision, told to the owner of the link. */
export function explainOwnReason(reason: RouteReason): string {
  switch (reason.code) {
    case 'link-default-country':
      return `You take such readers to be in ${placeName(reason.country)}.`
    case 'store-excluded':
      return `You leave out ${marketplaceTitle(reason.excluded)}; next is ${marketplaceTitle(reason.marketplace)}.`
    case 'edition-not-sold':
      return `You marked the ${editionNames[reason.format]} as not sold in ${placeName(reason.country)}.`
    case 'identifier-override':
      return `For ${marketplaceTitle(reason.marketplace)} you chose another edition.`
    case 'none-sold':
      return 'You marked every edition as not sold there: your page with the other shops opens.'
    case 'tag':
      return reason.owner === 'owner'
        ? 'Your tag for this store is put on: you earn.'
        : explainReason(reason)
    default:
      return explainReason(reason)
  }
}
