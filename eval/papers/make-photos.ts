import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chanceOf, isHeldBack } from './chance.ts';
import { distorted, DISTORTIONS, type DistortionName } from './distortions.ts';
import { pageHtml } from './page-html.ts';
import { fillSample, loadSamples, type Truth } from './sample.ts';

/** Beside the pictures: what was made, and what stands on it. */
export type Photo = { readonly file: string; readonly distortion: DistortionName; readonly isHeldBack: boolean; readonly truth: Truth }; // prettier-ignore

const EACH = 3;

/** Renders every kind `EACH` times, each time with other values and another way of coming out badly. */
export async function makePhotos(folder: string): Promise<Photo[]> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' });
  const photos: Photo[] = [];
  let count = 0;
  for (const [kind, wordings] of loadSamples()) {
    for (let nth = 0; nth < EACH; nth++) {
      const name = `${kind}-${nth}`;
      const chance = chanceOf(`photo ${name}`);
      const look = distorted(DISTORTIONS[count++ % DISTORTIONS.length] ?? 'scan', chance);
      const { lines, truth } = fillSample(kind, wordings[nth % wordings.length] ?? [], `paper ${name}`);
      const page = await browser.newPage({ viewport: { width: look.width, height: Math.round((look.width * 4) / 3) } });
      await page.setContent(pageHtml(lines, chance.whole(0, 2), look, look.width));
      const file = `${name}.jpg`;
      await page.screenshot({ path: path.join(folder, file), type: 'jpeg', quality: look.quality });
      await page.close();
      photos.push({ file, distortion: look.name, isHeldBack: isHeldBack(name), truth });
    }
  }
  await browser.close();
  writeFileSync(path.join(folder, 'photos.json'), JSON.stringify(photos, null, 1));
  return photos;
}
