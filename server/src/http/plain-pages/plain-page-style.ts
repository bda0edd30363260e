/**
 * The site's colors and fonts for pages with one form. The fonts come from the web app's build; without
 * it the page uses system fonts.
 */
export const PLAIN_PAGE_STYLE = `
@font-face{font-family:"Young Serif";font-display:swap;src:url(/fonts/young-serif-latin-400-normal.woff2) format("woff2")}
@font-face{font-family:"Instrument Sans Variable";font-weight:400 700;font-display:swap;src:url(/fonts/instrument-sans-latin-wght-normal.woff2) format("woff2")}
:root{color-scheme:light dark;--paper:#f6f7f3;--ink:#151b2e;--soft:#475067;--rule:#838b95;--board:#0b4a3c;--line:#5d9283;--accent:#0b5443;--on:#f6f7f3;--field:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#0b1020;--ink:#edf0ea;--soft:#b3bccd;--rule:#5f6d8d;--board:#0a3830;--line:#3f7769;--accent:#7ed0ad;--on:#07211a;--field:#0f1629}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 "Instrument Sans Variable",system-ui,"Segoe UI",sans-serif}
header{background:var(--board);padding:.625rem}
header a{display:flex;align-items:center;gap:.625rem;border:1px solid var(--line);border-radius:2px;padding:.75rem 1.25rem;color:#f4f6ef;font:1.25rem "Young Serif",Georgia,serif;text-decoration:none}
svg{width:1.75rem;height:1.75rem;fill:none}
main{flex:1;width:100%;max-width:38rem;margin:0 auto;padding:clamp(2rem,9vh,5.5rem) 1.25rem 2rem}
h1{margin:0 0 1rem;font:clamp(1.75rem,6vw,2.5rem)/1.15 "Young Serif",Georgia,serif;text-wrap:balance}
p{margin:0 0 .75rem;color:var(--soft);text-wrap:pretty}
.read b{color:var(--ink);font:600 1em ui-monospace,"Cascadia Mono",Menlo,monospace;overflow-wrap:anywhere}
form{margin-top:2rem;padding-top:1.5rem;border-top:1px solid var(--rule)}
label{display:block;margin-bottom:.375rem;font-weight:600}
form div{display:flex;flex-wrap:wrap;gap:.5rem}
input,button{min-height:3rem;padding:.5rem .875rem;border:1px solid var(--rule);border-radius:4px;font:inherit}
input{flex:1 1 14rem;min-width:0;background:var(--field);color:var(--ink)}
button{border-color:var(--accent);background:var(--accent);color:var(--on);font-weight:600;cursor:pointer}
footer{padding:1.25rem;text-align:center}
footer a{margin:0 .75rem;color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
header :focus-visible{outline-color:#f4f6ef}
`

/** The Everyshelf logo: a chain link whose lower side is a bookshelf. */
export const MARK =
  '<svg aria-hidden="true" viewBox="0 0 32 32"><path stroke="currentColor" stroke-width="3" d="M7.6 14.5a6 6 0 0 0 .4 12h16a6 6 0 0 0 1.1-11.9"/><path fill="currentColor" d="M9.1 8.5h3.9v15.2H9.1zM14.2 4.5h3v19.2h-3zM18.2 9.2l2.9-.7 3.5 14.4-.2.8h-2.7z"/></svg>'
