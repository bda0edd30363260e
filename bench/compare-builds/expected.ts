interface ExpectedDifference {
  /** The name of the response, as the report prints it. */
  readonly response: RegExp
  /** The path of the value in the response. */
  readonly field: RegExp
  readonly reason: string
}

/** The differences that a change of the product intends. Empty it once they are merged. */
export const expectedDifferences: readonly ExpectedDifference[] = [
  {
    response: /^(?:rows|export)\b.*: (?:packed_month|webhook_delivery)$/,
    field: /\.(?:until|attempts\.\d+)$/,
    reason: 'it depends on how far a job was when the rows were read',
  },
  {
    response: /: (?:link_hit|packed_month)$/,
    field: /\.(?:newReader|campaign|packed)$/,
    reason: 'clicks of the same millisecond are in the order of their random IDs',
  },
]
