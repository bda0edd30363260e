import type { RouterOutputs } from '@everyshelf/server/api'

export type SavedLink = RouterOutputs['links']['list'][number]
