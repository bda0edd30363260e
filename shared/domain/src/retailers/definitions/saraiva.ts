import type { Retailer } from '../retailer.ts'

/** Bankrupt since 2023. Its URLs contained no identifier. */
export const saraiva: Retailer = {
  code: 'saraiva',
  name: 'Saraiva',
  status: 'closed',
  countries: ['BR'],
  formats: ['print'],
  hosts: ['www.saraiva.com.br'],
  productPatterns: [],
  isbnLink: null,
}
