import type { EarningSource } from './earning-row.ts'
import { locateColumns, type ReportFormat, type ReportMapping } from './report-format.ts'

/**
 * Likely names of columns, also in the languages of the core marketplaces. They are only a suggestion,
 * which the author checks.
 */
const LIKELY_COLUMNS: ReportFormat['columns'] = {
  day: [
    ...['dateshipped', 'shippingdate', 'saledate', 'orderdate', 'transactiondate', 'date', 'day'],
    ...['versanddatum', 'datum', 'datedexpédition', 'fechadeenvío', 'fecha', 'datadispedizione'],
    ...['data', 'datadeenvio', '発送日', '日付'],
  ],
  amount: [
    ...['adfees', 'commissionincome', 'totalcommission', 'commission', 'commissions', 'earnings'],
    ...['fees', 'payout', 'werbekostenerstattung', 'provision', 'comisiones', 'comisión'],
    ...['commissioni', 'comissão', '紹介料'],
  ],
  currency: ['currency', 'currencycode', 'währung', 'devise', 'moneda', 'valuta', 'moeda', '通貨'],
  tag: [
    ...['trackingid', 'tag', 'affiliateid', 'subid', 'clickref', 'sid', 'iddeseguimiento'],
    ...['iddesuivi', 'idditracciamento', 'トラッキングid'],
  ],
  book: ['asin', 'isbn', 'isbn13', 'ean', 'sku', 'productid'],
  title: [
    ...['name', 'title', 'booktitle', 'producttitle', 'productname', 'product', 'titel'],
    ...['titre', 'título', 'titolo', 'nombre', 'nom', 'nome', '商品名'],
  ],
  items: [
    ...['itemsshipped', 'quantity', 'qty', 'units', 'items', 'verschickteartikel', 'menge'],
    ...['quantité', 'cantidad', 'quantità', 'quantidade', '数量'],
  ],
  returns: ['returns', 'rücksendungen', 'retours', 'devoluciones', 'resi', 'devoluções', '返品数'],
  advertiser: ['advertisername', 'advertiser', 'merchantname', 'merchant', 'store', 'retailer'],
  country: ['country', 'customercountry', 'countrycode', 'land', 'pays', 'país', 'paese'],
}

/**
 * Suggests how to read a report that we do not know.
 *
 * @example suggestMapping(['Order date', 'ISBN', 'Commission'], 'bookshop-sales.csv') // { source: 'bookshop', kind: 'commission', columns: { day: 0, book: 1, amount: 2 } }
 */
export function suggestMapping(header: readonly string[], fileName: string): ReportMapping {
  const columns = locateColumns(header, LIKELY_COLUMNS)
  const source: EarningSource = /bookshop/i.test(fileName)
    ? 'bookshop'
    : header.some((name) => /^asin$/i.test(name.trim()))
      ? 'amazon'
      : 'other'
  return { source, kind: 'commission', columns }
}
