/**
 * The mailbox behind an address, as far as its spelling tells: what follows a plus is a note to
 * oneself, and Google reads no dots.
 *
 * @example canonicalEmail('A.da+shop@googlemail.com') // 'ada@gmail.com'
 */
export function canonicalEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const mailbox = local.split('+', 1)[0] ?? ''
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${mailbox}@${domain}`
  return `${mailbox.replaceAll('.', '')}@gmail.com`
}
