import { accents } from '@everyshelf/domain/links'
import { FORM_STYLE } from './form-style.ts'
import { LAYOUT_STYLE } from './layout-style.ts'
import { FALLBACK_FONTS, LOCAL_FONTS, WEB_FONTS } from './page-fonts.ts'
import { STORE_STYLE } from './store-style.ts'

const codes = Object.entries(accents)

/** The owner's color for the header area and buttons; lighter in dark mode, for contrast. */
const ACCENT_STYLE = `${codes.map(([code, color]) => `.accent-${code}{--board:${color};--accent:${color}}`).join('')}
[class^=accent]{--line:color-mix(in srgb,#fff 35%,var(--board));--pale:color-mix(in srgb,#fff 88%,var(--board));--dim:color-mix(in srgb,#fff 82%,var(--board))}
@media (prefers-color-scheme:dark){${codes.map(([code, color]) => `.accent-${code}{--accent:color-mix(in srgb,${color} 40%,#fff)}`).join('')}}`

/**
 * The site's colors and fonts, inline, so that the page needs no stylesheet request. The page shows system
 * fonts until the web app's fonts have loaded.
 */
export const PAGE_STYLE = `
${WEB_FONTS}@font-face{font-family:"Instrument Sans Variable";font-weight:400 700;font-display:swap;src:url(/fonts/instrument-sans-latin-ext-wght-normal.woff2) format("woff2");unicode-range:U+100-2BA,U+1E00-1E9F}
${FALLBACK_FONTS}:root{color-scheme:light dark;--paper:#f6f7f3;--sheet:#fff;--ink:#151b2e;--soft:#475067;--faint:#5d6579;--rule:#dcdfd8;--edge:#838b95;--accent:#0b5443;--on:#f6f7f3;--board:#0b4a3c;--line:#5d9283;--field:#fff;--pale:#d3e0d6;--dim:#b4cabd}
@media (prefers-color-scheme:dark){:root{--paper:#0b1020;--sheet:#121a2f;--ink:#edf0ea;--soft:#b3bccd;--faint:#8b95aa;--rule:#232d47;--edge:#5f6d8d;--accent:#7ed0ad;--on:#07211a;--board:#0a3830;--line:#3f7769;--field:#0f1629}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 var(--sans);overflow-wrap:break-word}
.col{width:100%;max-width:72rem;margin:0 auto;padding:0 clamp(1.25rem,4vw,3rem)}
.top{display:flex;align-items:center;min-height:4rem}
.logo{display:inline-flex;align-items:center;gap:.5rem;color:var(--ink);font:1.25rem/1 var(--serif);text-decoration:none}
.logo svg{width:1.75rem;height:1.75rem;color:var(--accent)}
h1,h2,h3{font-family:var(--serif);font-weight:400;text-wrap:balance}
h1{margin:0;font-size:clamp(1.75rem,5.2vw,3.25rem);line-height:1.1;overflow-wrap:anywhere}
h1.long{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:8;overflow:hidden;font-size:clamp(1.125rem,2.6vw,2rem);line-height:1.2;hyphens:auto}
h2{margin:0 0 1rem;font-size:1.5rem;line-height:1.2}
p{margin:0 0 .75rem;text-wrap:pretty}
ul{margin:0;padding:0;list-style:none}
:lang(ja){word-break:auto-phrase}
.button,button{display:inline-flex;align-items:center;justify-content:center;gap:.75rem;min-height:3rem;padding:.5rem 1.25rem;border:1px solid var(--accent);border-radius:6px;background:var(--accent);color:var(--on);font:600 1rem/1.25 var(--sans);text-align:center;text-decoration:none;cursor:pointer}
.button:hover,button:hover{text-decoration:underline;text-underline-offset:.2em}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem}
.pages{padding-top:2.5rem;padding-bottom:3rem}
.part{margin-bottom:2.5rem}
.soft{color:var(--soft);max-width:70ch}
.row+.soft{margin:.75rem 0 0}
.pre{white-space:pre-line}
.about p{margin:0}
.unfold span+span,.unfold[open] span:first-child{display:none}
.unfold[open] span+span{display:inline}
.unfold summary{color:var(--accent);font-weight:600}
.parts{display:grid;grid-template-columns:minmax(0,1fr)}
@supports selector(:has(a)){.about:has(.unfold:not([open])) p{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:5;overflow:hidden}}
@supports not selector(:has(a)){.unfold{display:none}}
summary{display:flex;align-items:center;gap:.625rem;width:fit-content;min-height:2.75rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:hover{text-decoration:underline;text-underline-offset:.2em}
summary:after{content:"";width:.4375rem;height:.4375rem;margin-top:-.25rem;border:solid;border-width:0 2px 2px 0;transform:rotate(45deg)}
[open]>summary:after{margin-top:.25rem;transform:rotate(225deg)}
.fold{border-top:1px solid var(--rule)}
.fold>summary{justify-content:space-between;width:auto;min-height:3.5rem;font-weight:600}
.fold[open]{padding-bottom:1.25rem}
.share{padding-top:1.75rem;border-top:1px solid var(--rule)}
dl{margin:.25rem 0 0;max-width:36rem}
dl div{display:grid;grid-template-columns:minmax(8rem,12rem) 1fr;gap:0 1rem;padding:.5rem 0;border-top:1px solid var(--rule)}
dt{color:var(--faint)}
dd{margin:0}
.note{margin:0 0 2.5rem;padding-left:1.25rem;border-left:3px solid var(--accent)}
blockquote{margin:0;max-width:48ch;font:1.25rem/1.4 var(--serif)}
figcaption{margin-top:.5rem;color:var(--faint);font-size:.875rem}
footer{border-top:1px solid var(--rule);padding:1.5rem 0 2.5rem;color:var(--soft);font-size:.9375rem}
footer ul{display:flex;flex-wrap:wrap;gap:0 1.25rem}
footer a{display:inline-block;min-height:2.75rem;padding:.625rem 0;color:var(--accent)}
footer b{display:inline-block;padding:.625rem 0}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:2px}
${LAYOUT_STYLE}${STORE_STYLE}${FORM_STYLE}${LOCAL_FONTS}${ACCENT_STYLE}
`
