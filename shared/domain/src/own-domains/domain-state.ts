/**
 * - `waiting`: the records were not found yet
 * - `serving`: readers arrive, and the certificate is issued at the first visit
 * - `broken`: it served, and its records are no longer right; links on it may not work
 * - `disabled`: an admin disabled it, and nothing opens on it
 */
export type DomainState = 'waiting' | 'serving' | 'broken' | 'disabled'

/**
 * What is wrong with a domain's records.
 *
 * - `proof`: the TXT record is missing or has another value
 * - `address`: the domain does not lead to the server
 * - `authority`: a CAA record forbids the certificate
 * - `held`: another account has the domain, and a few days left to keep it
 */
export type RecordProblem = 'proof' | 'address' | 'authority' | 'held'
