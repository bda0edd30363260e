import type { ReportFormat } from '../report-format.ts'

/**
 * Commissions of CJ, with the names of its Commission Detail API: commissionId, actionStatus,
 * advertiserId, advertiserName, eventDate, postingDate, pubCommissionAmountPubCurrency, pubCurrency,
 * sid, country, … A correction is a commission of its own, with a negative amount. Source:
 * developers.cj.com/graphql/reference/Commission%20Detail (August 13, 2026).
 */
export const cj: ReportFormat = {
  code: 'cj-commissions',
  name: 'CJ Commissions',
  kind: 'commission',
  columns: {
    day: ['eventdate', 'postingdate'],
    amount: ['pubcommissionamountpubcurrency', 'publishercommission', 'commissionamount'],
    currency: ['pubcurrency', 'publishercurrency', 'currency'],
    tag: ['sid', 'shopperid', 'websiteid'],
    book: ['sku', 'itemsku'],
    items: ['quantity', 'itemsquantity'],
    advertiser: ['advertisername'],
    advertiserId: ['advertiserid'],
    country: ['country'],
    reference: ['commissionid'],
  },
  signs: [
    'commissionid',
    'advertiserid/advertisername',
    'eventdate/postingdate',
    'pubcommissionamountpubcurrency/publishercommission/commissionamount',
  ],
}
