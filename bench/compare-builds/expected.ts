interface ExpectedDifference {
  /** The name of the answer, as the report prints it. */
  readonly answer: RegExp
  /** The path of the value in the answer. */
  readonly field: RegExp
  readonly reason: string
}

/** The differences that a change of the product intends. Empty it once they are merged. */
export const expectedDifferences: readonly ExpectedDifference[] = []
