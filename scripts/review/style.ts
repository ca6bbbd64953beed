/** For paper first: a margin to write in, and no box that breaks over two pages. */
export const STYLE = `
@page { size: letter; margin: 16mm 14mm 16mm 14mm; @bottom-center { content: counter(page) " / " counter(pages); font: 8pt sans-serif; color: #555 } }
body { font: 9.5pt/1.4 "Noto Sans", "DejaVu Sans", sans-serif; color: #16202a; max-width: 190mm; margin: 0 auto; padding: 0 .5mm }
h1 { font-size: 19pt; break-before: page; text-transform: capitalize; margin: 0 0 4mm }
.first h1 { break-before: auto; text-transform: none }
* { box-sizing: border-box }
h2 { font-size: 12.5pt; margin: 6mm 0 2mm; break-inside: avoid; break-after: avoid }
h3 { font-size: 10.5pt; margin: 0 0 2mm }
.kicker { letter-spacing: .08em; text-transform: uppercase; color: #555; margin: 0 }
.id { font: 8pt monospace; color: #555; margin: 0 0 1mm; font-weight: normal }
.es { color: #44525f; font-weight: normal }
.small { font-size: 8.5pt; color: #333 }
.box { border: .3mm solid #b9c2ca; border-radius: 1.5mm; padding: 2.5mm 3mm 1mm; margin: 0 0 3mm; break-inside: avoid }
.box.due { border-color: #a33; border-width: .6mm }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; margin: 0 0 1.5mm }
.fact { font-size: 8pt; color: #333; margin: 0 0 .8mm; overflow-wrap: anywhere }
.notes { border-top: .2mm dotted #888; margin: 2mm 0 0; height: 11mm; font-size: 7.5pt; color: #888 }
.columns { columns: 2; padding-left: 5mm; font-size: 8.5pt; overflow-wrap: anywhere }
b.official { color: #17663a } b.secondary { color: #1d4f91 } b.partial, b.knowledge { color: #9a3a00 }
mark { white-space: nowrap; background: #ffe9a8; padding: 0 1mm; font-size: 8pt } mark.overdue { background: #ffd3d0 }
a { color: inherit; text-decoration-color: #9aa }
hr { border: 0; border-top: .2mm solid #dde; margin: 1.5mm 0 }
table { border-collapse: collapse; width: 100%; font-size: 8pt } th { text-align: left }
td, th { border: .2mm solid #b9c2ca; padding: 1.2mm; vertical-align: top; overflow-wrap: anywhere } tr { break-inside: avoid } .room { width: 30mm }
`;
