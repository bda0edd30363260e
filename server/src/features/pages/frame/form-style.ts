/** The choice of country, the favorite store, the report, and the link to copy. */
export const FORM_STYLE = `
label{display:block;margin-bottom:.375rem;font-weight:600}
select,input{min-height:3rem;max-width:100%;min-width:0;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:6px;background:var(--field);color:var(--ink);font:inherit}
select{flex:1 1 11rem}
.share input{width:100%;max-width:28rem}
p.more{margin:.75rem 0 0}
.leave{display:flex;gap:1.5rem}
p.more a,.back a,.leave a{display:inline-block;padding:.375rem 0;color:var(--accent)}
.fold form{max-width:36rem;margin-top:.5rem}
.thanks{padding:1rem 1.25rem;border-left:3px solid var(--accent);background:var(--sheet)}
#report{scroll-margin-top:2rem}
button.plain{background:none;color:var(--accent)}
`
