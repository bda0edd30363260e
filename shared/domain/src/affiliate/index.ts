export {
  AFFILIATE_TAG_MAX_LENGTH,
  type AffiliateTag,
  type AffiliateTags,
  hasUsualSuffix,
  isAffiliateTag,
  parseAffiliateTag,
} from './affiliate-tag.ts'
export {
  type AttributionTag,
  addAttributionTag,
  parseAttributionTag,
} from './attribution-tag.ts'
export { type Disclosure, getDisclosure, getDisclosureIn } from './country-disclosures.ts'
export {
  AMAZON_ASSOCIATE_SENTENCE,
  earnsAtAmazon,
  TAGGED_NOTE,
  UNTAGGED_NOTE,
} from './disclosure.ts'
export {
  type BookChannel,
  bookChannels,
  type ConfirmedChannels,
  isBookChannel,
  type LinkChannel,
  linkChannels,
  NO_CONFIRMED_CHANNELS,
  parseConfirmedChannels,
  type SocialNetwork,
  socialNetworks,
} from './link-channel.ts'
export {
  buildProgramUrl,
  isProgramId,
  listProgramFields,
  type ProgramField,
  type ProgramIds,
  programFields,
  readProgramIds,
  SUB_ID,
} from './program.ts'
export { listProgramRules, type TagPermission, type TagRule } from './tag-rule.ts'
export { findTagRule, mayCarryTag, needsConfirmation, tagRules } from './tag-rules.ts'
export { findTagWarnings, type TagWarning } from './tag-warnings.ts'
export {
  type ChosenTag,
  chooseTag,
  chooseTagIn,
  type ServiceTags,
  type TagHolder,
  type TagOwner,
} from './tagging-policy.ts'
