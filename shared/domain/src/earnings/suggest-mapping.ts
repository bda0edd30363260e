import type { EarningSource } from './earning-sources.ts'
import { locateColumns, type ReportFormat, type ReportMapping } from './report-format.ts'

/**
 * Likely names of columns, including those in the languages of Amazon's stores. They are only a suggestion,
 * which the author checks. Files from Amazon.fr have "Identifiant de suivi". Amazon documents no translated
 * columns, so the other languages' names translate "Tracking ID". Names of impact.com: help.impact.com,
 * "Action Listing based on Clearing Date" (November 2026).
 */
const LIKELY_COLUMNS: ReportFormat['columns'] = {
  day: [
    ...['dateshipped', 'shippingdate', 'saledate', 'orderdate', 'transactiondate', 'date', 'day'],
    ...['versanddatum', 'datum', 'datedexpédition', 'fechadeenvío', 'fecha', 'datadispedizione'],
    ...['data', 'datadeenvio', '発送日', '日付', 'actiondate', 'eventdate', 'verzenddatum'],
    ...['datawysyłki', 'leveransdatum', 'gönderimtarihi', 'bountydate'],
  ],
  amount: [
    ...['adfees', 'commissionincome', 'totalcommission', 'commission', 'commissions', 'earnings'],
    ...['fees', 'payout', 'werbekostenerstattung', 'provision', 'comisiones', 'comisión'],
    ...['commissioni', 'comissão', '紹介料', 'bountyearnings', 'actionearnings', 'zarobki'],
    ...['revenuspublicitaires', 'einnahmen', 'intäkter', 'inkomsten', 'prowizja'],
  ],
  currency: ['currency', 'currencycode', 'währung', 'devise', 'moneda', 'valuta', 'moeda', '通貨'],
  tag: [
    ...['trackingid', 'tag', 'affiliateid', 'subid', 'clickref', 'sid', 'iddeseguimiento'],
    ...['iddesuivi', 'identifiantdesuivi', 'identificadordeseguimiento', 'idditracciamento'],
    ...['idtracciamento', 'idderastreamento', 'iddemonitoramento', 'トラッキングid'],
    ...['trackingkennung', 'traceringsid', 'volgid', 'idśledzenia', 'identyfikatorśledzenia'],
    ...['spårningsid', 'takipkimliği', 'izlemekimliği', 'subid1', 'sharedid'],
  ],
  book: ['asin', 'isbn', 'isbn13', 'ean', 'sku', 'productid'],
  title: [
    ...['bountyname', 'bounty'],
    ...['name', 'title', 'booktitle', 'producttitle', 'productname', 'product', 'titel'],
    ...['titre', 'título', 'titolo', 'nombre', 'nom', 'nome', '商品名'],
  ],
  items: [
    ...['itemsshipped', 'quantity', 'qty', 'units', 'items', 'verschickteartikel', 'menge'],
    ...['quantité', 'cantidad', 'quantità', 'quantidade', '数量'],
  ],
  returns: ['returns', 'rücksendungen', 'retours', 'devoluciones', 'resi', 'devoluções', '返品数'],
  advertiser: [
    ...['advertisername', 'advertiser', 'merchantname', 'merchant', 'store', 'retailer'],
    ...['campaignname', 'brand', 'seller', 'händler', 'verkäufer', 'vendeur', 'vendedor'],
    ...['venditore', 'verkoper', 'sprzedający', 'säljare', 'ストア', '販売元'],
  ],
  country: ['country', 'customercountry', 'countrycode', 'land', 'pays', 'país', 'paese'],
  status: [
    ...['status', 'actionstatus', 'commissionstatus', 'transactionstatus', 'itemstatus'],
    ...['conversionstatus', 'orderstatus', 'approvalstatus', 'state', 'statusdetail'],
    ...['statut', 'estado', 'stato', 'stan', 'ステータス'],
  ],
  reference: ['transactionid', 'actionid', 'commissionid', 'conversionid'],
}

/**
 * Suggests how to read a report that we do not know.
 *
 * @example suggestMapping(['Order date', 'ISBN', 'Commission'], 'bookshop-sales.csv') // { source: 'bookshop', kind: 'commission', columns: { day: 0, book: 1, amount: 2 } }
 */
export function suggestMapping(header: readonly string[], fileName: string): ReportMapping {
  const columns = locateColumns(header, LIKELY_COLUMNS)
  const isBounties = header.some((name) => /bounty|bounties/i.test(name))
  const source: EarningSource = /bookshop/i.test(fileName)
    ? 'bookshop'
    : isBounties || header.some((name) => /^asin$/i.test(name.trim()))
      ? 'amazon'
      : 'other'
  return { source, kind: isBounties ? 'bounty' : 'commission', columns }
}
