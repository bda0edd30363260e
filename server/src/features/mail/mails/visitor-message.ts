export interface VisitorMessage {
  readonly name: string | null
  /** Where an answer goes. */
  readonly email: string | null
  readonly message: string
}

export const sampleMessage: VisitorMessage = {
  name: 'Ada',
  email: 'ada@example.org',
  message: 'My readers in Canada are sent to the store of the United States.\n\nWhat can I do?',
}

/** Puts our own lines first, so that the visitor's words cannot pass for them. */
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
