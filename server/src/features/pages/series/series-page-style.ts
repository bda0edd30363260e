import { BLOCK_STYLE } from '../frame/page-blocks.ts'

/** In addition to the style of the reader page, whose colors it uses. Without characters that HTML escapes. */
export const SERIES_PAGE_STYLE = `${BLOCK_STYLE}main .sr-top{display:grid;gap:2rem 3.5rem;padding-top:2.75rem;padding-bottom:2.75rem}
.sr-top .by{margin:0 0 .625rem;color:var(--dim)}
.sr-top h1+.by{margin:.625rem 0 0;font-size:1.125rem;color:var(--pale)}
.sr-top .bio{margin-top:1.25rem;max-width:58ch}
.sr-go{margin-top:1.75rem}
.sr-go p{margin:0 0 .75rem;color:var(--pale)}
.sr-go b{color:#f4f6ef;font-weight:600}
.sr-go .sr-note{display:inline-block;padding:.5rem .75rem;color:var(--dim);font-size:.875rem}
main .sr-go .button{min-height:3.25rem;padding:.5rem 1.75rem;font-size:1.0625rem}
.sr-books{margin:0;padding:0;list-style:none}
.sr-books li{display:grid;grid-template:auto 1fr/6.5rem 1fr;gap:.75rem 1.25rem;padding:1.5rem 0;border-top:1px solid var(--rule)}
.sr-books .sr-book{grid-row:span 2}
.sr-books .cover{filter:drop-shadow(0 .1875rem .3125rem rgb(0 0 0/.22))}
.sr-number{margin:0 0 .25rem;color:var(--faint);font-size:.9375rem;font-weight:500}
.sr-number b{margin-left:.625rem;padding:.125rem .625rem;border-radius:999px;background:var(--accent);color:var(--on);font-weight:600;font-size:.8125rem}
.sr-number i{margin-left:.625rem;font-style:normal}
.sr-number i:before{content:"✓ "}
.sr-books .sr-blurb{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;margin-top:.5rem}
main .sr-mark{min-height:2.75rem;padding:0;border:0;background:none;color:var(--accent);font-size:.9375rem}
#place{margin-top:1.25rem;font-size:.9375rem}
.sr-books h3{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;margin:0;font-size:1.25rem;line-height:1.25;overflow-wrap:anywhere}
.sr-books h3 a{color:inherit;text-decoration:none}
.sr-books h3 a:hover{color:var(--accent);text-decoration:underline;text-underline-offset:.2em}
.sr-books .soft{margin:.25rem 0 0;font-size:.9375rem}
.sr-store{display:flex;flex-wrap:wrap;align-items:center;gap:.125rem .75rem}
.sr-store a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--accent);font-weight:500}
.sr-store small{color:var(--faint);font-size:.875rem}
main .sr-store .button{min-height:2.75rem;padding:.375rem 1rem;background:none;color:var(--accent);font-size:.9375rem}
.sr-store .sr-all{margin-left:auto}
@media (min-width:48rem){.sr-books li{grid-template:auto/9rem minmax(0,1fr) 14rem;column-gap:1.75rem;padding:1.75rem 0}.sr-books .sr-book{grid-row:auto}.sr-books h3{font-size:1.5rem}.sr-store{flex-direction:column;align-self:center}.sr-store .button{width:100%}.sr-store .sr-all{margin:0}}
@media (min-width:64rem){main .sr-top{grid-template-columns:minmax(0,1fr) minmax(0,31rem);align-items:center;padding-top:3.5rem;padding-bottom:3.5rem}.shelf{justify-content:flex-end}}
`
