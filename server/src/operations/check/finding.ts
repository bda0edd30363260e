/** A problem, and how the operator fixes it. */
export interface Finding {
  readonly problem: string
  readonly remedy: string
}

/** One check of the server's data. */
export interface Check {
  /** A sentence that is true when the check passes. */
  readonly statement: string
  readonly run: () => Finding[] | Promise<Finding[]>
}
