export {
  accountsDeleteInput,
  accountsRevokeSessionInput,
  accountsVerifyEmailInput,
  changePasswordFields,
  changePasswordInput,
  email,
  emailInput,
  FIRST_NAME_MAX_LENGTH,
  firstName,
  newPassword,
  newPasswordFields,
  profileExportInput,
  profileUpdateInput,
  referralsApplyInput,
  resetPasswordInput,
  resetRequestFields,
  returnPath,
  signInInput,
  signInSocialInput,
  signOutInput,
  signUpInput,
} from './accounts.ts'
export {
  type AuditAction,
  adminCodeInput,
  adminSetUpInput,
  auditActions,
} from './admin.ts'
export {
  analyticsOverviewInput,
  calendarDay,
  timeZone,
} from './analytics.ts'
export {
  booksLookupInput,
  clicksTrackInput,
  linksGenerateInput,
  linksResolveShortInput,
  routesExplainInput,
} from './calls.ts'
export {
  DEVICE_NAME_MAX_LENGTH,
  deviceCodeInput,
  devicesCodeInput,
  devicesRenameInput,
  deviceTokenInput,
} from './devices.ts'
export {
  contactForm,
  feedbackForm,
  feedbackSendInput,
  MESSAGE_MAX_LENGTH,
  RATING_MAX,
  VISITOR_NAME_MAX_LENGTH,
} from './feedback.ts'
export {
  affiliateTag,
  BOOK_INPUT_MAX_LENGTH,
  bookInput,
  countryCode,
  identifier,
  isbn13,
  languageTag,
  marketplaceCode,
  retailerCode,
  rowId,
} from './fields.ts'
export {
  linkSettingsChange,
  linksConfirmShopInput,
  linksReplayInput,
  linksRowInput,
  linksSaveInput,
  linksUndoInput,
  linksUpdateInput,
  shopPlace,
  slug,
} from './links.ts'
