import type { ReportFormat } from '../report-format.ts'

/**
 * Fee-Earnings of Amazon Associates: Category, Name, ASIN, Seller, Tracking ID, Date Shipped, Price,
 * Items Shipped, Returns, Revenue, Ad Fees, Device Type Group, Direct Sale. A title line with the period
 * can come first: "Fee-Earnings reports from 2026-09-01 to 2026-09-30". Amounts have the currency's sign in
 * the header, `Ad Fees($)`, `Ad Fees(Rs.)`. Seller is the Amazon store, or a seller there. Sources,
 * November 2026: affiliate-program.amazon.com/help/node/topic/GCDWWRFEMW3Q2TE2 (newer name: Commission
 * Income), files of reports in public repositories.
 */
export const amazonEarnings: ReportFormat = {
  code: 'amazon-earnings',
  name: 'Amazon Fee-Earnings',
  kind: 'commission',
  columns: {
    day: ['dateshipped'],
    amount: ['adfees', 'commissionincome'],
    tag: ['trackingid'],
    book: ['asin'],
    title: ['name', 'productname', 'producttitle'],
    items: ['itemsshipped'],
    returns: ['returns'],
    advertiser: ['seller'],
  },
  signs: ['asin', 'dateshipped', 'adfees/commissionincome'],
}
