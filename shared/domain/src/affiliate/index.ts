export {
  AFFILIATE_TAG_MAX_LENGTH,
  type AffiliateTag,
  type AffiliateTags,
  hasUsualSuffix,
  isAffiliateTag,
  parseAffiliateTag,
} from './affiliate-tag.ts'
export { AMAZON_ASSOCIATE_SENTENCE, TAGGED_NOTE, UNTAGGED_NOTE } from './disclosure.ts'
export { type ChosenTag, chooseTag, type TagHolder, type TagOwner } from './tagging-policy.ts'
