/** The book on the page: beside its text (classic), as one large cover, or in a narrow column (minimal). */
export const LAYOUT_STYLE = `
.board{position:relative;background:var(--board);color:var(--h);--h:#f4f6ef;--h2:var(--pale);--h3:var(--dim);--btn:#f4f6ef;--on-btn:var(--board)}
.layout-classic .board:before{content:"";position:absolute;inset:.625rem;pointer-events:none;border:1px solid var(--line);border-radius:2px}
.board :focus-visible{outline-color:var(--h)}
.hero{position:relative;display:grid;grid-template-columns:minmax(7.5rem,38%) 1fr;gap:1.5rem 1.25rem;padding-top:2.25rem;padding-bottom:2.25rem}
.cover{display:block;width:100%;height:auto;aspect-ratio:2/3;object-fit:contain;object-position:top;filter:drop-shadow(0 .75rem 1rem rgb(0 0 0/.35))}
.cloth{display:flex;align-items:flex-start;aspect-ratio:2/3;padding:1rem .75rem .75rem 1.25rem;overflow:hidden;border-radius:1px 3px 3px 1px;background:#26406f;box-shadow:inset .5rem 0 rgb(0 0 0/.22);color:#f6f4ea;font:1rem/1.2 var(--serif)}
.sub{margin:.5rem 0 0;font:1.25rem/1.3 var(--serif);color:var(--h2)}
.series{margin:.625rem 0 0;color:var(--h3);font-size:.9375rem}
.by{display:flex;align-items:center;gap:.75rem;margin-top:.75rem;font-size:1.125rem;color:var(--h2)}
.by p{margin:0}
.by img{flex:none;border-radius:50%;object-fit:cover}
.board a:not(.button,.chip){color:var(--h)}
.go{grid-column:1/-1;min-width:0;max-width:100%}
.go p{color:var(--h2)}
.country{display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem;color:var(--h2)}
.country [open]{flex:1 1 100%;min-width:0}
.country form{max-width:28rem;padding:.25rem 0 1.25rem;text-align:start}
.country button{border-color:var(--btn);background:var(--btn);color:var(--on-btn)}
.go .small{margin:.375rem 0 0;max-width:60ch;font-size:.875rem;color:var(--h3)}
.go .button{min-height:3.75rem;padding:.5rem 1.25rem .5rem .75rem;border-color:var(--btn);border-radius:8px;background:var(--btn);color:var(--on-btn);font-size:1.125rem}
.go .chip{color:var(--h);border-color:currentColor}
.why ul{margin:.25rem 0 0 1.125rem;list-style:disc;color:var(--h2)}
.why summary{font-size:.9375rem}
.button small{display:block;font-weight:400;font-size:.8125rem}
.head{padding-top:2.25rem;padding-bottom:2.25rem}
.head .by{display:block;margin:0 0 .5rem}
.head p.back{margin:.75rem 0 0}
@media (max-width:39.99rem){.go .button{display:flex;width:100%}.go .row{row-gap:.75rem}}
@media (min-width:40rem){.layout-classic .hero{grid-template-columns:15rem 1fr;gap:1.5rem 2.5rem;padding-top:3rem;padding-bottom:3rem}.layout-classic :is(.cover,.cloth){grid-row:span 2}.layout-classic .go{grid-column:2}}
@media (min-width:64rem){.layout-classic .hero{grid-template-columns:20rem 1fr;column-gap:4rem}.layout-classic .book{align-self:end}body:not(.layout-minimal){.parts{grid-template:repeat(5,auto) 1fr/minmax(0,1fr) 26rem;column-gap:4rem}.parts>*{grid-column:1}.parts .buy{grid-area:1/2/7}.parts .rest{grid-row:6}}}
.layout-cover .board,.layout-minimal .board{background:none;--h:var(--ink);--h2:var(--soft);--h3:var(--faint);--btn:var(--accent);--on-btn:var(--on)}
.layout-cover .hero{--w:min(58vw,19rem);display:flex;flex-direction:column;align-items:center;max-width:46rem;padding-top:2rem;padding-bottom:.5rem;text-align:center}
.layout-cover :is(.cover,.cloth){width:var(--w);text-align:left}
.layout-cover .hero :is(.by,.row,.country,.editions,.why summary){justify-content:center;margin-inline:auto}
.layout-cover .small{margin-inline:auto}
.layout-cover .why ul{width:fit-content;margin-inline:auto;text-align:left}
.band{position:absolute;inset:0 0 auto;height:calc(2rem + min(58vw,19rem)*1.05);overflow:hidden;background:var(--board)}
.band img{width:100%;height:100%;object-fit:cover;filter:blur(64px) saturate(1.4);transform:scale(1.6);opacity:.5}
.layout-minimal .col{max-width:38rem}
.layout-minimal .hero{grid-template-columns:6.5rem 1fr;align-items:center;padding-bottom:0}
.layout-minimal h1{font-size:clamp(1.5rem,5vw,2rem)}
.layout-minimal .go .button{display:flex}
.layout-minimal .go .row{flex-direction:column;align-items:stretch;text-align:center}
`
