import { createHash } from 'node:crypto'

/** In addition to the style of the reader page, whose colors it uses. Without characters that HTML escapes. */
export const SERIES_PAGE_STYLE = `
.sr-top{display:grid;gap:2rem 3.5rem;padding-top:2.75rem;padding-bottom:2.75rem}
.sr-top .by{margin:0 0 .625rem;color:var(--dim)}
.sr-top h1+.by{margin:.625rem 0 0;font-size:1.125rem;color:var(--pale)}
.sr-text{margin:1.25rem 0 0;max-width:58ch;color:var(--pale);white-space:pre-line}
.sr-go{margin-top:1.75rem}
.sr-go p{margin:0 0 .75rem;color:var(--pale)}
.sr-go b,.sr-first{color:#f4f6ef;font-weight:600}
.sr-go .sr-note{margin-left:.75rem;color:var(--dim);font-size:.875rem}
.sr-go .button{min-height:3.25rem;padding:.5rem 1.75rem;border-color:#f4f6ef;background:#f4f6ef;color:var(--board);font-size:1.0625rem}
.sr-shelf{display:flex;align-items:flex-end;gap:.75rem;border-bottom:2px solid var(--line)}
.sr-shelf .sr-book{flex:0 1 7.5rem;min-width:0}
.sr-shelf .sr-book:first-child{flex-basis:9.5rem}
.sr-cover{display:block;width:100%;height:auto;aspect-ratio:2/3;object-fit:contain;object-position:bottom}
.sr-shelf .sr-cover{filter:drop-shadow(0 .25rem .5rem rgb(0 0 0/.35))}
.sr-cloth{display:block;aspect-ratio:2/3;overflow:hidden;padding:.75rem .5rem .5rem .875rem;border-radius:1px 3px 3px 1px;background:#26406f;box-shadow:inset .375rem 0 rgb(0 0 0/.22);color:#f6f4ea;font:.8125rem/1.2 var(--serif);overflow-wrap:anywhere}
.sr-books{margin:0;padding:0;list-style:none}
.sr-books li{display:grid;grid-template-columns:4.5rem 1fr;gap:.25rem 1.25rem;padding:1.5rem 0;border-top:1px solid var(--rule)}
.sr-books .sr-book{grid-row:span 2}
.sr-number{margin:0 0 .25rem;color:var(--faint);font-size:.875rem;font-weight:500;letter-spacing:.01em}
.sr-number b{margin-left:.5rem;padding:.125rem .5rem;border-radius:999px;background:var(--accent);color:var(--on);font-weight:600;font-size:.8125rem}
.sr-books h3{margin:0;font-size:1.25rem;line-height:1.25;overflow-wrap:anywhere}
.sr-books h3 a{color:inherit;text-decoration:none}
.sr-books h3 a:hover{color:var(--accent);text-decoration:underline;text-underline-offset:.2em}
.sr-books .soft{margin:.25rem 0 0;font-size:.9375rem}
.sr-store{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.25rem;margin:.25rem 0 0}
.sr-store a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--accent);font-weight:500}
.sr-store small{margin-left:-.75rem;color:var(--faint);font-size:.875rem}
@media (min-width:40rem){.sr-books li{grid-template-columns:6.5rem 1fr;column-gap:1.75rem;padding:1.75rem 0}.sr-books h3{font-size:1.5rem}}
@media (min-width:64rem){.sr-top{grid-template-columns:minmax(0,1fr) minmax(0,31rem);align-items:center;padding-top:3.5rem;padding-bottom:3.5rem}.sr-shelf{justify-content:flex-end}}
`

const hash = createHash('sha256').update(SERIES_PAGE_STYLE).digest('base64')

/** Allows this style in addition to the reader page's. */
export function allowSeriesPageStyle(policy: string): string {
  return policy.replace('style-src ', `style-src 'sha256-${hash}' `)
}
