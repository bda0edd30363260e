import type { RouterOutputs } from '@everyshelf/server/api'

export type LinkDetails = RouterOutputs['admin']['links']['get']
