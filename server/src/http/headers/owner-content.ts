/**
 * How long browsers and networks may keep what an owner made, such as a cover or a preview image. They ask again
 * after it, so it is gone this soon after its owner removed it, or an admin disabled it or banned the account.
 */
export const OWNER_CONTENT_MAX_AGE_S = 5 * 60

export const OWNER_CONTENT_CACHE = `public, max-age=${OWNER_CONTENT_MAX_AGE_S}`
