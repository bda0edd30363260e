import type { ReportFormat } from '../report-format.ts'

/**
 * Fee-Orders of Amazon Associates: Category, Name, ASIN, Date, Qty, Price, Link Type, Tag (or Tracking
 * ID), Indirect Sales, Device Type Group. It has no commission, since Amazon pays for shipped items.
 * Source: files of reports in public repositories, November 2026.
 */
export const amazonOrders: ReportFormat = {
  code: 'amazon-orders',
  name: 'Amazon Fee-Orders',
  kind: 'order',
  columns: {
    day: ['date'],
    tag: ['tag', 'trackingid'],
    book: ['asin'],
    title: ['name', 'productname', 'producttitle'],
    items: ['qty'],
  },
  signs: ['asin', 'date', 'qty', 'tag/trackingid'],
}
