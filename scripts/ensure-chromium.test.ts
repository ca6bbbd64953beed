import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from './ensure-chromium.ts';

function machineWith(...programs: string[]) {
  const home = mkdtempSync(path.join(tmpdir(), 'plainly-browsers-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  for (const program of programs) {
    mkdirSync(path.dirname(path.join(home, program)), { recursive: true });
    writeFileSync(path.join(home, program), '');
  }
  const env = { PATH: path.join(home, 'bin'), PLAYWRIGHT_BROWSERS_PATH: path.join(home, 'downloads') };
  return { env, place: (program: string) => path.join(home, program) };
}

test('a browser without windows is preferred', () => {
  const { env, place } = machineWith('bin/chromium', 'bin/chromium-headless-shell');
  expect(findChromium(env)).toBe(place('bin/chromium-headless-shell'));
});

test('the one that Playwright downloaded is preferred to all others', () => {
  const downloaded = 'downloads/chromium_headless_shell-1254/chrome-linux/headless_shell';
  const { env, place } = machineWith('bin/chromium-headless-shell', downloaded);
  expect(findChromium(env)).toBe(place(downloaded));
});

test('whoever names a browser gets that one, or none', () => {
  const { env, place } = machineWith('bin/chromium-headless-shell', 'other/chrome');
  expect(findChromium({ ...env, CHROMIUM: place('other/chrome') })).toBe(place('other/chrome'));
  expect(findChromium({ ...env, CHROMIUM: place('other/nothing') })).toBeUndefined();
});
