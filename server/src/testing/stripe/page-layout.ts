export interface PageResponse {
  readonly status: number
  readonly html?: string
  readonly pdf?: string
  readonly location?: string
}

export const NOT_FOUND: PageResponse = { status: 404, html: layout('Not found', '') }

export function goTo(location: string): PageResponse {
  return { status: 303, location }
}

export function button(action: string, label: string): string {
  return `<form method="post" action="${escapeHtml(action)}"><button>${label}</button></form>`
}

export function layout(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1>
<p>A stand-in for Stripe: no card is charged.</p>
${body}
</main></body>
</html>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
