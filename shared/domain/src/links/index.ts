export { type AccentCode, accents, isAccentCode, pageColor } from './accent.ts'
export { cleanCampaign, isCampaign } from './campaign.ts'
export {
  COPY_TEMPLATE_MAX_LENGTH,
  type CopyPlaceholder,
  type CopyTemplateProblem,
  checkCopyTemplate,
  copyPlaceholders,
  fillCopyTemplate,
} from './copy-template.ts'
export { buildDirectLinks, buildPlainLinks, type DirectLink } from './direct-links.ts'
export {
  buildEmbedCode,
  buildEmbedPath,
  chooseEmbedSize,
  defaultEmbedLook,
  type EmbedLook,
  type EmbedSize,
  type EmbedTheme,
  embedSizes,
  embedThemes,
  measureEmbed,
  readEmbedLook,
} from './embed.ts'
export { buildGlobalLink, buildShortLink, withCountry } from './global-link.ts'
export { inspectLink } from './inspect-link.ts'
export { findKnownFormat } from './known-formats.ts'
export {
  LABEL_NAME_MAX_LENGTH,
  LABELS_MAX,
  LABELS_PER_LINK_MAX,
  type Label,
  type LabelColor,
  labelColors,
  labelKey,
  nextLabelColor,
  splitLabels,
} from './labels.ts'
export { type ButtonChoice, type ButtonReader, findButtonRetailer } from './large-button.ts'
export { LINK_NOTE_MAX_LENGTH, type LinkAnnotationChange } from './link-annotation.ts'
export {
  type Cleaning,
  type InspectionContext,
  type LinkInspection,
  type LinkKind,
  type LinkWarning,
  linkKinds,
  linkWarnings,
  type TagHolding,
} from './link-inspection.ts'
export {
  type LinkSort,
  type LinkSortKey,
  type LinkStatus,
  linkSortKeys,
  linkStatuses,
  SAVED_FILTER_NAME_MAX_LENGTH,
  SAVED_FILTERS_MAX,
} from './link-list.ts'
export {
  changeNeedsPremium,
  defaultLinkSettings,
  describeLinkSettings,
  EDITIONS_MAX,
  formatLinkSettings,
  type LinkSettings,
  type LinkSettingsView,
  parseLinkSettings,
  toRoutableLink,
} from './link-settings.ts'
export {
  completeOrder,
  defaultSharedDesign,
  hasBlock,
  isDay,
  isPageLanguageCode,
  type PageBlock,
  type PageKind,
  pageBlocks,
  readSharedDesign,
  type SharedDesign,
} from './page-design.ts'
export {
  type ButtonStore,
  isButtonStore,
  isPageLayout,
  PAGE_NOTE_MAX_LENGTH,
  type PageLayout,
  type PageLook,
  pageLayouts,
} from './page-look.ts'
export { formatProfileLink, PROFILE_LINK_MAX_LENGTH, parseProfileLink } from './profile-link.ts'
export { isPublicId, PUBLIC_ID_LENGTH, type PublicId } from './public-id.ts'
export { buildReferralLink } from './referral-link.ts'
export { isReservedName, isReservedSlug, type SlugKind } from './reserved-slug.ts'
export { isGlobalLink, parseServiceUrl, type ServiceUrl } from './service-url.ts'
export {
  parseSlug,
  SLUG_ALPHABET,
  SLUG_LENGTH,
  SLUG_MAX_LENGTH,
  type Slug,
  slugForChannel,
  slugFromBytes,
} from './slug.ts'
export { toGlobalLink } from './to-global-link.ts'
export { isInBook, parseTypedSlug, readTypedIdentifier } from './typed-link.ts'
