/** A4 upright, two columns. Readable in gray: colour is never the only sign, grounds are drawings. */
export const AID_STYLE = `
@page { size: A4 portrait; margin: 8mm 9mm; }
* { box-sizing: border-box; margin: 0; }
html { font-size: 8.5pt; }
.sheet { font: 8.5pt/1.16 'Fira Sans', 'Helvetica Neue', Arial, sans-serif; color: #1a1714; max-width: 192mm; margin: 0 auto;
  font-variant-numeric: tabular-nums; hyphens: auto; }
@media screen { .sheet { padding: 10mm 0; } }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 4mm; border-bottom: 1.6pt solid; }
header p { white-space: nowrap; }
h1 { font-size: 17pt; line-height: 1.2; font-weight: 600; letter-spacing: -0.01em; }
h2 { font-size: 10.5pt; line-height: 1.2; font-weight: 600; margin: 2mm 0 0.7mm; border-bottom: 0.6pt solid;
  break-after: avoid; }
h2 small { font-size: 8.5pt; font-weight: 400; color: #3c3833; }
h3 { font-size: 8.5pt; font-weight: 600; margin: 1mm 0 0.3mm; break-after: avoid; }
b { font-weight: 600; }
main { columns: 2; column-gap: 5mm; margin-top: 2mm; }
main > section:first-child > h2 { margin-top: 0; }
section.whole { break-inside: avoid; }
p, li { orphans: 2; widows: 2; }
.rule { margin-bottom: 0.5mm; padding-left: 2.2mm; text-indent: -2.2mm; }
.note { color: #3c3833; margin: 0.6mm 0; }
.unbroken { white-space: nowrap; }
.ref { font-size: 6.5pt; color: #6a645c; white-space: nowrap; }
ol, ul { padding: 0; list-style: none; counter-reset: step; }
li { padding-left: 2.2mm; text-indent: -2.2mm; margin-bottom: 0.5mm; }
ol > li { counter-increment: step; padding-left: 4mm; text-indent: -4mm; }
ol > li > p:first-child::before { content: counter(step); display: inline-block; width: 4mm; text-indent: 0; font-weight: 600; }
li > p + p { text-indent: 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.35mm 1mm; border-bottom: 0.3pt solid #8d857a; }
th { font-weight: 600; }
thead th { border-bottom: 0.6pt solid; vertical-align: bottom; }
td:first-child, th:first-child { padding-left: 0; }
td:last-child, th:last-child { padding-right: 0; }
tr, .rule, li > p { break-inside: avoid; }
table + .rule, .halves + .rule { margin-top: 0.7mm; }
.figure { text-align: right; white-space: nowrap; }
td.figure[colspan] { text-align: center; }
svg { vertical-align: -0.15em; overflow: visible; }
.hexes { height: 1em; }
.phases th, .phases td { padding-right: 1.6mm; }
.phases th[scope=row] { font-size: 12pt; line-height: 1; }
.phases .train { font-weight: 600; white-space: nowrap; }
.phases .train small { font-weight: 400; font-size: 7.6pt; }
.phases .swatches { white-space: nowrap; }
.phases td:last-child { width: 50%; }
.phases tbody { break-inside: avoid; border-bottom: 0.3pt solid #8d857a; }
.phases tbody td, .phases tbody th { border: 0; vertical-align: baseline; }
.phases .more td { padding-top: 0; }
.market { display: block; width: 100%; height: auto; margin-top: 1mm; }
.zone { width: 1em; height: 1em; }
.key { white-space: nowrap; margin-right: 0.8mm; }
.moves td { padding-top: 0.15mm; padding-bottom: 0.15mm; border: 0; }
.move { white-space: nowrap; width: 7mm; }
.way { width: 1.05em; height: 1.05em; margin-right: 0.6mm; }
.privates tbody { break-inside: avoid; }
.privates td { border: 0; padding-bottom: 0; }
.privates .name { width: 100%; }
.privates .figure { padding-left: 1.2mm; }
.privates th { white-space: nowrap; }
.privates tr:last-child td { padding-bottom: 0.6mm; border-bottom: 0.3pt solid #8d857a; }
.privates .power td { padding-top: 0; }
.companies td { vertical-align: middle; padding-top: 0.15mm; padding-bottom: 0.15mm; }
.mark { width: 6mm; }
.home { line-height: 1.05; }
.sign { display: block; width: 5mm; height: 5mm; }
.halves { display: flex; gap: 3mm; align-items: flex-start; }
.halves > table { flex: 1 1 0; }
.group { width: 4mm; font-weight: 600; }
.places .name { width: 100%; }
.places .figure { padding-left: 0.6mm; }
footer { margin-top: 2mm; padding-top: 0.8mm; border-top: 0.6pt solid; font-size: 7pt; color: #3c3833; break-inside: avoid; }
`.trim()
