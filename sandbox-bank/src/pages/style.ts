// The one style sheet: light and dark by the reader's own setting, one column that fits a phone.

export const style = `
:root { color-scheme: light dark; --ink: light-dark(#18212b, #e9eef3); --quiet: light-dark(#55616e, #a5b1bd);
  --paper: light-dark(#f3f5f7, #12171c); --card: light-dark(#fff, #1b2229); --line: light-dark(#77828d, #75818d);
  --act: light-dark(#0b4f6c, #7cc4e6); --on-act: light-dark(#fff, #08222e); --bad: light-dark(#a3161b, #ff9d9d); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.sandbox { margin: 0; padding: .4rem 1rem; text-align: center; font-size: .875rem; background: light-dark(#ffe9a8, #4a3a05); }
main { max-width: 34rem; margin: 1.5rem auto; padding: 1.5rem; background: var(--card); border-radius: .75rem; }
main:has(table) { max-width: 60rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.0625rem; }
.brand { margin: -1.5rem -1.5rem 1.25rem; padding: 1rem 1.5rem; border-radius: .75rem .75rem 0 0; background: #26323d; color: #fff; font-weight: 600; }
.quiet { color: var(--quiet); }
.bad { padding: .75rem 1rem; border-left: .25rem solid var(--bad); color: var(--bad); }
fieldset { margin: 1rem 0; padding: 0; border: 0; }
legend { font-weight: 600; padding: 0; }
label.row, .list a { display: flex; gap: .75rem; align-items: center; min-height: 3rem; padding: .5rem .75rem; margin-top: .5rem;
  border: 1px solid var(--line); border-radius: .5rem; color: inherit; text-decoration: none; }
input[type=checkbox] { width: 1.25rem; height: 1.25rem; flex: none; }
input:not([type=checkbox]), select { min-height: 2.75rem; max-width: 100%; padding: .25rem .5rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .375rem; }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; border: 1px solid var(--act); border-radius: .5rem; background: none; color: var(--act); cursor: pointer; }
button.main { background: var(--act); color: var(--on-act); }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem; }
.buttons button { flex: 1 1 10rem; }
details { margin-top: 1.5rem; }
summary { cursor: pointer; min-height: 2rem; }
ul { padding-left: 1.25rem; } .list { padding: 0; list-style: none; }
.wide { overflow-x: auto; } table { width: 100%; border-collapse: collapse; } td, th { padding: .5rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
a { color: var(--act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`
