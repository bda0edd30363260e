import type { ReportFormat } from '../report-format.ts'

/**
 * The Transactions report of Awin: id, publisher_id, sale_amount, commission, date, commission_status
 * (0 pending, 1 approved, 2 declined), … Awin changes the commission of an ID until it is approved.
 * Sources: help.awin.com/docs/understanding-the-data-fields-in-the-transactions-report (March 9, 2026);
 * click_ref, advertiser, and currency as in help.awin.com/apidocs (October 6, 2025).
 */
export const awin: ReportFormat = {
  code: 'awin-transactions',
  name: 'Awin Transactions',
  kind: 'commission',
  columns: {
    day: ['date', 'transactiondate'],
    amount: ['commission', 'commissionamount'],
    currency: ['currency', 'commissionamountcurrency', 'commissioncurrency'],
    tag: ['clickref', 'clickrefs', 'publisherid'],
    advertiser: ['advertisername', 'merchantname', 'advertiser'],
    advertiserId: ['advertiserid', 'merchantid'],
    country: ['customercountry'],
    status: ['commissionstatus', 'status'],
    reference: ['id', 'transactionid'],
  },
  signs: ['id/transactionid', 'publisherid', 'commission/commissionamount'],
  statuses: {
    ...{ '0': 'pending', '1': 'earned', '2': 'reversed' },
    ...{ pending: 'pending', approved: 'earned', confirmed: 'earned' },
    ...{ declined: 'reversed', deleted: 'reversed' },
  },
}
