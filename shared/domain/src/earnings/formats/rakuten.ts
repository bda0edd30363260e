import type { ReportFormat } from '../report-format.ts'

/**
 * The Signature Orders report of Rakuten Advertising, such as Kobo's: Member ID (U1), MID, Advertiser
 * Name, Order ID, Transaction Date, Transaction Time, SKU, Sales, # of Items, Total Commission, Process
 * Date, Process Time; optionally Currency. Returns are rows of their own. Sources, November 2026:
 * pubhelp.rakutenadvertising.com (Signature), clients of the report in public repositories.
 */
export const rakuten: ReportFormat = {
  code: 'rakuten-orders',
  name: 'Rakuten Signature Orders',
  kind: 'commission',
  columns: {
    day: ['transactiondate'],
    amount: ['totalcommission', 'commissions', 'commission'],
    currency: ['currency'],
    tag: ['memberid', 'u1'],
    book: ['sku', 'skunumber'],
    title: ['productname'],
    items: ['ofitems', 'quantity'],
    advertiser: ['advertisername'],
    advertiserId: ['mid', 'advertiserid'],
  },
  signs: ['mid/advertiserid', 'transactiondate', 'totalcommission/commissions'],
}
