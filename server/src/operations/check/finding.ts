/** Something that is wrong, and what an operator does about it. */
export interface Finding {
  readonly problem: string
  readonly remedy: string
}

/** One look at the server's data. */
export interface Check {
  /** As a sentence that holds when nothing is found. */
  readonly promise: string
  readonly look: () => Finding[] | Promise<Finding[]>
}
