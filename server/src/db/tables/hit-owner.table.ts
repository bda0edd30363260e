/** The short number that an owner's hits are stored under. */
export interface HitOwnerTable {
  number: number
  /** The account; null once it is deleted. */
  ownerId: string | null
  /**
   * The first day (UTC) with hits that may not be packed yet; null when there is none. See
   * `pack-months.repo.ts`.
   */
  unpackedFrom: string | null
}
