/** Hashes of the cards that paid for an account. Two accounts with one card are the same payer (S45). */
export interface PaymentCardTable {
  userId: string
  fingerprint: string
}
