import type { IsoTime } from '../columns.ts'

/** The cover that a link's owner uploaded, as the server encoded it. */
export interface LinkCoverTable {
  linkId: string
  /** The hash of the image, and the end of its URL. */
  hash: string
  /** A JPEG in base64: text is copied between the databases, in backups, and in exports as it is. */
  image: string
  createdAt: IsoTime
}
