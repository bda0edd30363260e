import { layout, type PageResponse } from './page-layout.ts'
import type { WireInvoice } from './wire-objects.ts'

/** Stripe’s page of an invoice. */
export function showInvoice(invoice: WireInvoice): PageResponse {
  const facts = factsOf(invoice)
    .map((fact) => `<li>${fact}</li>`)
    .join('')
  const pdf = `<p><a href="${invoice.invoice_pdf}">Download the PDF</a></p>`
  return { status: 200, html: layout(`Invoice ${invoice.number}`, `<ul>${facts}</ul>${pdf}`) }
}

/** A PDF of one page, as small as the format allows. */
export function showInvoicePdf(invoice: WireInvoice): PageResponse {
  const lines = [`Invoice ${invoice.number}`, ...factsOf(invoice)]
  const text = `BT /F1 14 Tf 60 760 Td 22 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  pdf += `${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return { status: 200, pdf }
}

function factsOf({ created, total, amount_remaining: remaining, status }: WireInvoice): string[] {
  const date = new Date(created * 1000).toISOString().slice(0, 10)
  return [`Date: ${date}`, `Total: ${dollars(total)}`, `Open: ${dollars(remaining)}`, status]
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
