export {
  AFFILIATE_TAG_MAX_LENGTH,
  type AffiliateTag,
  type AffiliateTags,
  hasUsualSuffix,
  isAffiliateTag,
  parseAffiliateTag,
} from './affiliate-tag.ts'
export { type Disclosure, getDisclosure, getDisclosureIn } from './country-disclosures.ts'
export { AMAZON_ASSOCIATE_SENTENCE, TAGGED_NOTE, UNTAGGED_NOTE } from './disclosure.ts'
export {
  type BookChannel,
  bookChannels,
  type LinkChannel,
  linkChannels,
  mayCarryTag,
} from './link-channel.ts'
export {
  buildProgramUrl,
  isProgramId,
  listProgramFields,
  type ProgramField,
  type ProgramIds,
  programFields,
  readProgramIds,
} from './program.ts'
export { findTagWarnings, type TagWarning } from './tag-warnings.ts'
export { type ChosenTag, chooseTag, type TagHolder, type TagOwner } from './tagging-policy.ts'
