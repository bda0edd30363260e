/** One answer of a build, under a name that two builds share. */
export interface Recorded {
  readonly group: string
  readonly name: string
  readonly response: unknown
}
