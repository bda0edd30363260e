/** The seller of a hit, as `sellerOf` names it. */
export const SELLER = `if(empty(ifNull(marketplace, '')), toString(retailer), concat(retailer, '-', ifNull(marketplace, '')))`

/**
 * What a hit is counted by besides its time, as pairs of dimension and value: a click by everything that charts show,
 * an excluded hit by its reason.
 */
export const COUNTED_VALUES = `if(isNotNull(excludedBecause), [('reason', ifNull(toString(excludedBecause), ''))], [
  ('book', toString(identifier)),
  ('country', ifNull(toString(country), '')),
  ('seller', ${SELLER}),
  ('device', toString(device)),
  ('browser', toString(browser)),
  ('referrer', ifNull(toString(referrerHost), '')),
  ('channel', ifNull(toString(channel), 'web')),
  ('campaign', ifNull(toString(campaign), ''))
])`
