import { accents } from '@everyshelf/domain/links'
import { LOCAL_FONTS } from './local-fonts.ts'

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
@font-face{font-family:"Young Serif";font-display:swap;src:url(/fonts/young-serif-latin-400-normal.woff2) format("woff2");unicode-range:U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122}
@font-face{font-family:"Young Serif";font-display:swap;src:url(/fonts/young-serif-latin-ext-400-normal.woff2) format("woff2");unicode-range:U+100-2BA,U+1E00-1E9F}
@font-face{font-family:"Instrument Sans Variable";font-weight:400 700;font-display:swap;src:url(/fonts/instrument-sans-latin-wght-normal.woff2) format("woff2");unicode-range:U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122}
@font-face{font-family:"Instrument Sans Variable";font-weight:400 700;font-display:swap;src:url(/fonts/instrument-sans-latin-ext-wght-normal.woff2) format("woff2");unicode-range:U+100-2BA,U+1E00-1E9F}
@font-face{font-family:"Young Serif Fallback";src:local("Georgia"),local("Gelasio"),local("Liberation Serif"),local("DejaVu Serif");size-adjust:107%;ascent-override:96%;descent-override:30%}
@font-face{font-family:"Instrument Sans Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:102%;ascent-override:95%;descent-override:24%}
:root{color-scheme:light dark;--paper:#f6f7f3;--sheet:#fff;--ink:#151b2e;--soft:#475067;--faint:#5d6579;--rule:#dcdfd8;--edge:#838b95;--accent:#0b5443;--on:#f6f7f3;--board:#0b4a3c;--line:#5d9283;--field:#fff;--pale:#d3e0d6;--dim:#b4cabd}
@media (prefers-color-scheme:dark){:root{--paper:#0b1020;--sheet:#121a2f;--ink:#edf0ea;--soft:#b3bccd;--faint:#8b95aa;--rule:#232d47;--edge:#5f6d8d;--accent:#7ed0ad;--on:#07211a;--board:#0a3830;--line:#3f7769;--field:#0f1629}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 var(--sans);overflow-wrap:break-word}
.col{width:100%;max-width:72rem;margin:0 auto;padding:0 clamp(1.5rem,4vw,3rem)}
.top{display:flex;align-items:center;min-height:4.5rem}
.logo{display:inline-flex;align-items:center;gap:.5rem;color:var(--ink);font:1.375rem/1 var(--serif);text-decoration:none}
.logo svg{width:2rem;height:2rem;color:var(--accent)}
.board{position:relative;background:var(--board);color:#f4f6ef}
.board:before{content:"";position:absolute;inset:.625rem;pointer-events:none;border:1px solid var(--line);border-radius:2px}
.country{display:flex;flex-wrap:wrap;gap:0 1rem}
.hero{display:grid;grid-template-columns:6.5rem 1fr;gap:1.75rem 1.25rem;padding-top:2.5rem;padding-bottom:2.5rem}
.cover{display:block;width:100%;height:auto;aspect-ratio:2/3;object-fit:contain;object-position:top;filter:drop-shadow(0 .5rem .75rem rgb(0 0 0/.35))}
.cloth{display:flex;align-items:flex-start;aspect-ratio:2/3;padding:1rem .75rem .75rem 1.25rem;overflow:hidden;border-radius:1px 3px 3px 1px;background:#26406f;box-shadow:inset .5rem 0 rgb(0 0 0/.22);color:#f6f4ea;font:1rem/1.2 var(--serif)}
h1,h2,h3{font-family:var(--serif);font-weight:400;text-wrap:balance}
h1{margin:0;font-size:clamp(1.625rem,5.2vw,3rem);line-height:1.12;overflow-wrap:anywhere}
h2{margin:0 0 1rem;font-size:1.5rem;line-height:1.2}
h3{margin:0 0 .5rem;font-size:1.125rem}
p{margin:0 0 .75rem;text-wrap:pretty}
:lang(ja){word-break:auto-phrase}
.sub{margin:.375rem 0 0;font:1.25rem/1.3 var(--serif);color:var(--pale)}
.by{margin:.5rem 0 0;font-size:1.125rem;color:var(--pale)}
.ids{margin:.75rem 0 0;color:var(--dim);font-size:.875rem}
.ids div{display:inline-block;margin-right:1.25rem}
dt,dd{display:inline;margin:0}
.go{grid-column:1/-1}
.go p{margin:0 0 .75rem;color:var(--pale)}
.go .small{margin:.5rem 0 0;font-size:.875rem;color:var(--dim)}
.go a:not(.button){color:#f4f6ef}
.button,button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.5rem 1.25rem;border:1px solid var(--accent);border-radius:4px;background:var(--accent);color:var(--on);font:600 1rem/1.25 var(--sans);text-align:center;text-decoration:none;cursor:pointer}
.go .button{min-height:3.5rem;padding:.5rem 1.75rem;border-color:#f4f6ef;background:#f4f6ef;color:var(--board);font-size:1.125rem}
.go .second{min-height:3rem;border-color:rgb(244 246 239/.6);background:none;color:#f4f6ef;font-size:1rem}
.button:hover,button:hover{text-decoration:underline;text-underline-offset:.2em}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1rem}
.pages{padding-top:2.5rem;padding-bottom:3rem}
.part{margin-bottom:2.75rem}
.groups{display:grid;margin-top:1.5rem;gap:2rem 3rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr))}
ul{margin:0;padding:0;list-style:none}
.retailers li{border-top:1px solid var(--rule)}
.retailers a{display:block;padding:.625rem 0;min-height:2.75rem;color:var(--ink);font-weight:500;text-decoration:none}
.retailers a:hover{color:var(--accent);text-decoration:underline;text-underline-offset:.2em}
.retailers small{color:var(--faint);font-weight:400;font-size:.875rem}
.soft{color:var(--soft);max-width:70ch}
.row+.soft{margin:.75rem 0 0}
.pre{white-space:pre-line}
.choices{display:grid;gap:2rem 3rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));padding:1.75rem 1.5rem;border:1px solid var(--rule);border-radius:6px;background:var(--sheet)}
label{display:block;margin-bottom:.375rem;font-weight:600}
select{min-height:3rem;max-width:100%;min-width:0;flex:1 1 11rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:4px;background:var(--field);color:var(--ink);font:inherit}
p.more{margin:.75rem 0 0}
.more a,.back a{display:inline-block;padding:.375rem 0;color:var(--accent)}
.go .editions{margin:.75rem 0 1rem}
.note{margin:0 0 2.75rem;padding-left:1.25rem;border-left:3px solid var(--accent)}
blockquote{margin:0;max-width:48ch;font:1.25rem/1.4 var(--serif)}
figcaption{margin-top:.5rem;color:var(--faint);font-size:.875rem}
.report form{max-width:36rem;margin-top:.5rem}
.thanks{padding:1rem 1.25rem;border-left:3px solid var(--accent);background:var(--sheet)}
.stores{display:grid;gap:0 3rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr))}
#report{scroll-margin-top:2rem}
.head{padding-top:2.5rem;padding-bottom:2.5rem}
.head .by{margin:0 0 .5rem}
.head p.back{margin:.75rem 0 0}
.head .back a{color:#f4f6ef}
.soft+h2{margin-top:2rem}
.stores+h2{margin-top:2.5rem}
.ends{margin:2.5rem 0 0;font-size:.9375rem}
.stores li{border-top:1px solid var(--rule)}
.stores a{display:grid;grid-template-columns:2.25rem 1fr;gap:0 .875rem;padding:.75rem 0;color:var(--ink);text-decoration:none}
.stores a:hover b{color:var(--accent);text-decoration:underline;text-underline-offset:.2em}
.stores b{font-weight:600}
.stores small{grid-column:2;color:var(--faint);font-size:.875rem}
.stores i{align-self:start;margin-top:.125rem;padding:.0625rem 0;border:1px solid var(--rule);border-radius:3px;color:var(--soft);font:600 .75rem/1.4 var(--sans);letter-spacing:.04em;text-align:center}
button.plain{background:none;color:var(--accent)}
details{margin-bottom:0}
summary{padding:.375rem 0;cursor:pointer;text-decoration:underline;text-underline-offset:.2em}
.why ul{margin:.25rem 0 0 1.125rem;list-style:disc;color:var(--pale)}
footer{border-top:1px solid var(--rule);padding:1.5rem 0 2.5rem;color:var(--soft);font-size:.9375rem}
footer ul{display:flex;flex-wrap:wrap;gap:0 1.25rem}
footer a{display:inline-block;min-height:2.75rem;padding:.625rem 0;color:var(--accent)}
footer b{display:inline-block;padding:.625rem 0}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:2px}
.board :focus-visible{outline-color:#f4f6ef}
@media (min-width:40rem){.hero{grid-template-columns:11rem 1fr;gap:1.5rem 2.5rem;padding-top:3rem;padding-bottom:3rem}.cover,.cloth{grid-row:span 2}.go{grid-column:2}}
@media (min-width:64rem){.hero{grid-template-columns:16rem 1fr;column-gap:3.5rem}}
${LOCAL_FONTS}
${ACCENT_STYLE}
`
