/** A record that the owner of a domain adds where the domain's DNS is. */
export interface DnsRecord {
  readonly type: 'TXT' | 'CNAME' | 'A' | 'AAAA'
  /** The complete name. */
  readonly name: string
  readonly value: string
}

/**
 * The record that proves who has a domain. It has a name of its own, since no other record may stand beside
 * a CNAME (RFC 1034, section 3.6.2).
 *
 * @example proofRecord('books.ada.example', 'k3v9') // { type: 'TXT', name: '_everyshelf.books.ada.example', value: 'everyshelf=k3v9' }
 */
export function proofRecord(host: string, token: string): DnsRecord {
  return { type: 'TXT', name: `_everyshelf.${host}`, value: `everyshelf=${token}` }
}

/**
 * What most DNS services expect in the field for a record's name: the name without the domain that the
 * service manages, or `@` for that domain itself.
 *
 * @example nameWithin('books.ada.example', 'ada.example') // 'books'
 */
export function nameWithin(name: string, zone: string): string {
  return name === zone ? '@' : name.replace(new RegExp(`\\.${zone.replaceAll('.', '\\.')}$`), '')
}
