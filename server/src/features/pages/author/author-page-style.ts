import { BLOCK_STYLE } from '../frame/page-blocks.ts'
import { SERIES_STYLE } from '../frame/render-series.ts'

/** What author pages add to the style of the reader page. */
export const AUTHOR_PAGE_STYLE = `${BLOCK_STYLE}${SERIES_STYLE}.author .shelf{flex:0 1 26rem;justify-content:flex-end;min-width:min(100%,18rem)}
main .author{display:flex;flex-wrap:wrap;align-items:center;gap:1.25rem 2rem;padding-top:2.5rem;padding-bottom:2.5rem}
.author .face{flex:none;width:6.5rem;height:6.5rem;border-radius:50%;object-fit:cover;box-shadow:0 0 0 3px var(--board),0 0 0 4px var(--line),0 .5rem 1rem rgb(0 0 0/.3)}
.author .who{flex:1 1 20rem;min-width:0}
main .links{display:flex;flex-wrap:wrap;gap:.5rem}
.author .links{margin-top:1.25rem}
.links a{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;max-width:100%;padding:.25rem 1rem .25rem .75rem;border:1px solid var(--h3,var(--edge));border-radius:1.375rem;color:var(--h,var(--ink));font-size:.9375rem;text-decoration:none;overflow-wrap:anywhere}
.author .links a{border-color:var(--line)}
.links a:hover{border-color:currentColor;text-decoration:underline;text-underline-offset:.2em}
.links svg{flex:none;width:1.25rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.newest{display:grid;grid-template-columns:minmax(0,38%) 1fr;gap:1.25rem;align-items:center;max-width:52rem}
.newest h3{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden;margin:0 0 .75rem;font-size:clamp(1.25rem,4vw,2rem);line-height:1.2;overflow-wrap:anywhere}
.newest h2{margin:0 0 .5rem;color:var(--faint);font:600 .9375rem/1.5 var(--sans)}
@media (min-width:40rem){.newest{grid-template-columns:13rem 1fr;gap:2.5rem}}
.draft span{display:block}
.draft{margin:0;padding:.75rem 0;background:var(--sheet);border-bottom:1px solid var(--rule);color:var(--soft)}
.covers{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(8rem,40%),1fr));gap:2rem 1.5rem}
.covers a{display:block;color:var(--ink);text-decoration:none}
.covers .cover,.covers .cloth{width:100%;object-position:bottom left;filter:drop-shadow(0 .25rem .375rem rgb(0 0 0/.22))}
.covers b{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;margin-top:.75rem;padding-top:.625rem;border-top:1px solid var(--edge);font:1.0625rem/1.25 var(--serif);overflow-wrap:anywhere}
.covers small{display:block;margin-top:.125rem;color:var(--faint);font-size:.875rem}
.covers a:hover b{color:var(--accent);text-decoration:underline;text-underline-offset:.2em}
.former li{display:grid;grid-template-columns:5rem 1fr;gap:0 1.25rem;padding:1.25rem 0;border-top:1px solid var(--rule)}
.former .cloth{padding:.5rem;font-size:.75rem}
.former h2{margin:0;font-size:1.25rem}
.former p{margin:.125rem 0 .75rem;color:var(--soft)}
.former .row{gap:.25rem 1.25rem}
.former .row a{display:inline-block;padding:.625rem 0;color:var(--accent)}
@media (min-width:40rem){main .author{flex-wrap:nowrap;padding-top:3rem;padding-bottom:3rem}.author .face{width:10rem;height:10rem}.covers{grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:2.5rem 2rem}}
`
