/** An unused recovery code of an account with two-factor authentication. */
export interface RecoveryCodeTable {
  userId: string
  hash: string
}
