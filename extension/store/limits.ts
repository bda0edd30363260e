/** What each store takes at most, in characters. `name` and `description` are the manifest's, in each language. */
export const storeLimits = {
  chrome: { name: 75, description: 132, Summary: 132, Description: 16_000, reason: 1000 },
  edge: { name: 45, description: 132, Summary: 132, Description: 10_000, reason: 1000 },
  firefox: { name: 50, description: 250, Summary: 250, Description: 15_000, reason: 1000 },
} as const

export const stores = ['chrome', 'edge', 'firefox'] as const
