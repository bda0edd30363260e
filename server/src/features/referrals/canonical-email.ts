/**
 * The mailbox of an address, without plus tags and, for Google, without dots. Two spellings of one
 * mailbox give the same result.
 *
 * @example canonicalEmail('A.da+books@googlemail.com') // 'ada@gmail.com'
 */
export function canonicalEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const mailbox = local.split('+', 1)[0] ?? ''
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${mailbox}@${domain}`
  return `${mailbox.replaceAll('.', '')}@gmail.com`
}
