/** The rows of stores with their marks, the chips of formats, sharing, and the list of Amazon stores. */
export const STORE_STYLE = `
.sign{position:relative;z-index:0;display:grid;flex:none;place-items:center;width:min(10.5rem,44vw);min-height:2.75rem;padding:.25rem .75rem;color:#fff;font:1.0625rem/1.15 var(--serif);text-align:center}
.sign svg,.sign rect{position:absolute;z-index:-1;inset:0;width:100%;height:100%;rx:6px}
.rows{border-bottom:1px solid var(--rule)}
.rows li{border-top:1px solid var(--rule)}
.store{display:flex;flex-wrap:wrap;align-items:center;gap:.875rem;min-height:3.5rem;padding:.5rem 0;color:var(--ink);font-weight:600;text-decoration:none}
.store span{flex:1;min-width:0}
.store:hover span{color:var(--accent);text-decoration:underline;text-underline-offset:.2em}
.store small{color:var(--faint);font-weight:400;font-size:.875rem}
.layout-minimal .rows{border:0}
.layout-minimal .rows li{margin-bottom:.625rem;border:1px solid var(--rule);border-radius:8px;background:var(--sheet)}
.layout-minimal .store{padding:.5rem .75rem}
.chip{display:inline-flex;align-items:center;padding:.0625rem .5rem;border:1px solid var(--edge);border-radius:1rem;color:var(--soft);font:500 .8125rem/1.5 var(--sans);white-space:nowrap}
a.chip{min-height:2.25rem;padding:.25rem .875rem;color:var(--accent);font-size:.9375rem;text-decoration:none}
a.chip:hover{text-decoration:underline}
.editions{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem}
.rows .editions{margin:0 0 .75rem 3.125rem;font-size:.9375rem;color:var(--soft)}
.more summary{color:var(--accent);font-weight:600}
.more .rows{margin-top:.5rem}
.targets{display:flex;flex-wrap:wrap;gap:.625rem;margin-bottom:1.25rem}
.targets .chip{min-height:2.75rem}
.stores{display:grid;gap:0 3rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr))}
.soft+h2{margin-top:2rem}
.stores+h2{margin-top:2.5rem}
.ends{margin:2.5rem 0 0;font-size:.9375rem}
.stores li{border-top:1px solid var(--rule)}
.stores a{display:grid;grid-template-columns:2.25rem 1fr;gap:0 .875rem;padding:.75rem 0;color:var(--ink);text-decoration:none}
.stores a:hover b{color:var(--accent);text-decoration:underline;text-underline-offset:.2em}
.stores b{font-weight:600}
.stores small{grid-column:2;color:var(--faint);font-size:.875rem}
.stores i{align-self:start;margin-top:.125rem;padding:.0625rem 0;border:1px solid var(--rule);border-radius:3px;color:var(--soft);font:600 .75rem/1.4 var(--sans);letter-spacing:.04em;text-align:center}
`
