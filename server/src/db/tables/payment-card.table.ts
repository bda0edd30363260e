/** Which cards have paid for an account, hashed: two accounts with one card are one payer (S45). */
export interface PaymentCardTable {
  userId: string
  fingerprint: string
}
