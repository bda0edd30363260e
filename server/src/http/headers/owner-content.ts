/**
 * How long browsers and networks may keep what an owner made, such as a cover or a preview image. Then they ask
 * again, so removed or disabled content, and that of a banned account, disappears within this time.
 */
export const OWNER_CONTENT_MAX_AGE_S = 5 * 60

export const OWNER_CONTENT_CACHE = `public, max-age=${OWNER_CONTENT_MAX_AGE_S}`
