import type { RouterOutputs } from '@everyshelf/server/api'

export type SavedLink = RouterOutputs['links']['get']
export type ListedLinks = RouterOutputs['links']['list']
