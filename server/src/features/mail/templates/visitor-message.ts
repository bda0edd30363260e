export interface VisitorMessage {
  readonly name: string | null
  /** The address for an answer. */
  readonly email: string | null
  readonly message: string
}

export const sampleMessage: VisitorMessage = {
  name: 'Ada',
  email: 'ada@example.org',
  message: 'My readers in Canada are sent to the store in the United States.\n\nWhat can I do?',
}

/** Puts our own lines first, so a visitor's text cannot imitate them. */
export function composeVisitorText(
  { name, email, message }: VisitorMessage,
  siteUrl: string,
  facts: readonly string[] = [],
): string {
  const head = [
    `A visitor wrote on ${siteUrl}.`,
    `Name: ${name ?? 'not given'}`,
    `Email: ${email ?? 'not given'}`,
    ...facts,
  ]
  return `${head.join('\n')}\n\n${message}\n`
}
