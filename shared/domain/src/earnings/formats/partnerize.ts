import type { ReportFormat } from '../report-format.ts'

/**
 * Conversions of Partnerize, which Apple's program uses, by item: conversion_item_id, conversion_time,
 * publisher_reference, campaign_title, currency, country, sku, quantity, item_publisher_commission,
 * item_status. Partnerize changes the commission of an item until it is approved or rejected. Sources:
 * api-docs.partnerize.com (exports and conversions, 2026), clients of the API in public repositories.
 */
export const partnerize: ReportFormat = {
  code: 'partnerize-conversions',
  name: 'Partnerize Conversions',
  kind: 'commission',
  columns: {
    day: ['conversiontime', 'conversiondate', 'conversiondatetime'],
    amount: ['itempublishercommission', 'publishercommission'],
    currency: ['currency'],
    tag: ['publisherreference', 'pubref', 'camref'],
    book: ['sku'],
    title: ['productname'],
    items: ['quantity'],
    advertiser: ['campaigntitle', 'advertisername'],
    advertiserId: ['campaignid'],
    country: ['country', 'customercountry'],
    status: ['itemstatus', 'conversionstatus'],
    reference: ['conversionitemid', 'conversionid'],
  },
  signs: [
    'conversionid/conversionitemid',
    'conversiontime/conversiondate/conversiondatetime',
    'itempublishercommission/publishercommission',
  ],
  statuses: { approved: 'earned', pending: 'pending', rejected: 'reversed' },
}
