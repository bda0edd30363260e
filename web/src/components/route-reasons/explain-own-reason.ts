import type { RouteReason } from '@everyshelf/domain/routing'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { countryInSentence } from '../countries/country-names.ts'
import { editionNames } from './edition-names.ts'
import { explainReason, unavailable } from './explain-reason.ts'
import { nameRuleTarget } from './name-rule-target.ts'

/** Explains one step of a decision to the owner of the link. */
export function explainReasonToOwner(reason: RouteReason): string {
  switch (reason.code) {
    case 'link-default-country':
      return `You treat these readers as if they were in ${countryInSentence(reason.country)}.`
    case 'marketplace-excluded':
      return `You excluded ${marketplaceTitle(reason.excluded)}, so the next store is ${marketplaceTitle(reason.marketplace)}.`
    case 'edition-not-sold':
      return `You marked the ${editionNames[reason.format]} as not sold in ${countryInSentence(reason.country)}.`
    case 'identifier-override':
      return `You chose another edition for ${marketplaceTitle(reason.marketplace)}.`
    case 'none-sold':
      return 'You marked every edition as not sold there, so readers see your page with other stores.'
    case 'rule':
      return `Your rule sends readers in ${countryInSentence(reason.country)} to ${nameRuleTarget(reason.target, 'your page')}.`
    case 'rule-unavailable':
      return `Your rule sends readers in ${countryInSentence(reason.country)} to ${nameRuleTarget(reason.target, 'your page')}, ${unavailable[reason.target.kind]}. The default applies.`
    case 'edition-language':
      return `${explainReason(reason)} You chose to send readers to the edition in their language.`
    case 'program':
      return reason.owner === 'owner'
        ? 'The link uses your affiliate ID for this store. You earn the commission.'
        : explainReason(reason)
    case 'tag':
      return reason.owner === 'owner'
        ? 'The link uses your tag for this store. You earn the commission.'
        : explainReason(reason)
    default:
      return explainReason(reason)
  }
}
