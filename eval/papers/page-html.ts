import type { Distortion } from './distortions.ts';

const FONTS = ["'Liberation Serif', 'Times New Roman', serif", "'Liberation Sans', Arial, sans-serif", "'DejaVu Serif', Georgia, serif"]; // prettier-ignore

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function lineHtml(line: string): string {
  const mark = line.slice(0, 2);
  const rest = escaped(line.slice(2).trim());
  if (mark === '= ') return `<h1>${rest}</h1>`;
  if (mark === '^ ') return `<h2>${rest}</h2>`;
  if (mark === '~ ') return `<p class="sign"><span></span>${rest}</p>`;
  if (mark === '| ') {
    const cells = rest.split('|').map((cell) => `<td>${cell.trim()}</td>`);
    return `<table><tr>${cells.join('')}</tr></table>`;
  }
  if (mark === '[[') {
    const [left = '', right = ''] = rest.replace(']]', '').split(';;');
    const parts = (side: string) => side.split(' / ').map((part) => `<div>${part.trim()}</div>`).join(''); // prettier-ignore
    return `<div class="caption"><div class="left">${parts(left)}</div><div class="right">${parts(right)}</div></div>`;
  }
  return `<p>${escaped(line)}</p>`;
}

/** A letter-sized page on a table, as a phone would see it. */
export function pageHtml(lines: readonly string[], font: number, look: Distortion, width: number): string {
  const page = Math.round(width * look.fill);
  return `<!doctype html><meta charset="utf-8"><style>
*{box-sizing:border-box}body{margin:0;width:${width}px;height:${Math.round((width * 4) / 3)}px;overflow:hidden;background:${look.table};display:grid;place-items:center}
.photo{width:100%;height:100%;display:grid;place-items:center;filter:${look.filter};position:relative}
.page{width:${page}px;height:${Math.round(page * 1.29)}px;background:#fcfbf7;color:#16161a;padding:${page * 0.085}px;font:${page * 0.0196}px/1.38 ${FONTS[font] ?? ''};transform:${look.transform};box-shadow:0 6px 30px #0008;overflow:hidden}
h1{font-size:1.3em;text-align:center;margin:.7em 0}h2{font-size:1.08em;text-align:center;margin:.1em 0}p{margin:.75em 0}
.caption{display:flex;margin:1.1em 0}.left{width:52%;border:2px solid #222;border-left:0;padding:.6em}.right{padding:.6em 1.4em;font-weight:700}.left div:nth-child(even){text-align:center}
table{width:100%;border-collapse:collapse}td{border:1px solid #444;padding:.22em .5em;width:50%}td:nth-child(3){width:26%}
.sign{margin-top:1.6em;margin-left:50%}.sign span{display:block;border-bottom:1px solid #333;height:1.5em}
.over{position:absolute;inset:0;background:${look.shade};mix-blend-mode:multiply}
.noise{position:absolute;inset:0;opacity:${look.noise}}
</style><body><div class="photo"><div class="page">${lines.map(lineHtml).join('')}</div><div class="over"></div></div>
<svg class="noise" width="100%" height="100%"><filter id="n"><feTurbulence baseFrequency="0.9" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 1.4 -.4"/></filter><rect width="100%" height="100%" filter="url(#n)"/></svg>`;
}
