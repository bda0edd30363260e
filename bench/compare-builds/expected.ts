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
    response: /\/universal\b/,
    field: /^headers\.content-length$/,
    reason: 'the form for the store that a reader prefers has the address favorite-store',
  },
  {
    response: /^(?:rows|export)\b.*: (?:saved_link|link_version)$/,
    field: /^\d+\.settings\.(?:shops|retailers)\b/,
    reason: 'settings are stored under the name retailers',
  },
  {
    response: /: tag_change$/,
    field: /\.(?:programmeIds|programIds)\b/,
    reason: 'the IDs of programs are stored under the name programIds',
  },
  {
    response: /^\d+ (?:site\.identify|admin\.overview\.read)$/,
    field: /version$/,
    reason: 'the version is 1.0.0',
  },
  {
    response: /^\d+ analytics\.overview$/,
    field: /^body\.result\.data\.moving$/,
    reason: 'no hits of earlier builds are moved any more',
  },
  {
    response: /^\d+ admin\.outbox\.(?:describe|list)$/,
    field: /\.template$/,
    reason: 'the templates confirm-new-email, weekly-email, and feedback-reply have new names',
  },
  {
    response: /^\d+ admin\.(?:reports\.list|links\.get)$/,
    field: /\.(?:linkId|reportedId)$/,
    reason: 'a report has the ID of a link, an author page or a series',
  },
  {
    response: /^\d+ admin\.(?:reports|links|audit)\.|: (?:link_report|admin_audit)$/,
    field: /\.(?:state|action)$/,
    reason: 'reports are resolved, not acted on',
  },
  {
    response: /^\d+ moves\.(?:rows|takeOffer|choose)$|: moved_link$/,
    field: /\.(?:ending|slug|problem)$/,
    reason: 'a moved link keeps a slug, and its problems are named after it',
  },
  {
    response: /: label$/,
    field: /\.createdAt$/,
    reason: 'a label is as old as itself, not as the link that it came with',
  },
  {
    response: /: changed_link$/,
    field: /./,
    reason: 'a change writes a link once, so redirects are notified in another order',
  },
  {
    response: /^\d+ routes\.explain$/,
    field: /^body\.result\.data\.(?:answer|response)$/,
    reason: 'what a reader receives is named a response',
  },
  {
    response: /^\d+ admin\.jobs\.list$/,
    field: /./,
    reason: 'the job that moved hits of earlier builds is gone',
  },
  {
    response: /^\d+ profile\.export$/,
    field: /\.(?:user_profile\.0\.\w+Week|saved_link\.\d+\.settings|shop_\w+|seller_\w+)$/,
    reason: 'an export has the names of the tables',
  },
  {
    response: /^\d+ profile\.export$/,
    field: /\.(?:template|version)$/,
    reason: 'the version of an export is 1, and mail templates have new names',
  },
  {
    response: /^\d+ openapi\.json$/,
    field: /^body$/,
    reason: 'the document has the version 1.0.0',
  },
  {
    response: /^\d+ createLinks$/,
    field: /\.problem\.details?\b/,
    reason: 'a refused number is explained',
  },
  {
    response: /: admin_audit$/,
    field: /\.seal$/,
    reason: 'a seal covers the name of the action',
  },
  {
    response: /^rows after the restore: user_profile$/,
    field: /\.tagChannels\b/,
    reason: 'COMMIT does not know the name in the restored file',
  },
  {
    response: /: (?:link_hit|packed_month)$/,
    field: /\.(?:newReader|campaign|packed)$/,
    reason: 'clicks of the same millisecond are in the order of their random IDs',
  },
  {
    response: /^(?:rows|export)\b.*: (?:packed_month|webhook_delivery)$/,
    field: /\.(?:until|attempts\.\d+)$/,
    reason: 'it depends on how far a job was when the rows were read',
  },
]
