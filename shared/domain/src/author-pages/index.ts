export { authorPagePath, suggestPageAddress } from './page-address.ts'
export { formatProfileLink, PROFILE_LINK_MAX_LENGTH, parseProfileLink } from './profile-link.ts'
