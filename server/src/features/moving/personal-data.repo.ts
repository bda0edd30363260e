import type { PersonalData } from '../../feature.ts'

export const movingData: PersonalData = {
  exportOwned: async ({ ofOwner }) => ({
    link_move: await ofOwner('link_move', 'all', 'createdAt'),
    moved_link: await ofOwner('moved_link', 'all', 'moveId', 'position'),
  }),
  eraseOwned: ({ deleteOfOwner }) => deleteOfOwner('moved_link', 'link_move'),
}
