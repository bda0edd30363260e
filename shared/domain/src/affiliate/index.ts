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
  buildProgrammeUrl,
  isProgrammeId,
  listProgrammeFields,
  type ProgrammeField,
  type ProgrammeIds,
  programmeFields,
  readProgrammeIds,
} from './programme.ts'
export { findTagDoubts, type TagDoubt } from './tag-doubts.ts'
export { type ChosenTag, chooseTag, type TagHolder, type TagOwner } from './tagging-policy.ts'
