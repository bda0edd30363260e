// Generated from the OpenAPI document.
export const groupTable = {
  getClicks: ['day', 'link', 'country', 'seller', 'channel', 'campaign', 'device', 'browser', 'referrer', 'exclusion-reason'],
  getEarnings: ['day', 'book', 'store', 'country', 'channel', 'other-tag'],
} as const
