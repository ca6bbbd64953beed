import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A project of its own with an npm that only says that it was called. */
function project() {
  const root = mkdtempSync(path.join(tmpdir(), 'plainly-install-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const at = (name: string) => path.join(root, name);
  mkdirSync(at('scripts'));
  cpSync('scripts/install-if-needed.mjs', at('scripts/install-if-needed.mjs'));
  writeFileSync(at('package-lock.json'), '{"lock":1}');
  writeFileSync(
    at('npm.cjs'),
    `require('fs').mkdirSync('node_modules', { recursive: true }); console.log('npm', ...process.argv.slice(2), 'graphics:', process.env.ONNXRUNTIME_NODE_INSTALL); process.exit(Number(process.env.NPM_STATUS));`,
  );
  const run = (env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [at('scripts/install-if-needed.mjs')], {
      encoding: 'utf8',
      env: { PATH: path.dirname(process.execPath), npm_execpath: at('npm.cjs'), NPM_STATUS: '0', ...env },
    });
    return { status, installed: stdout.includes('npm ci'), stdout, stderr };
  };
  return { at, run };
}

test('a clean clone is installed once', () => {
  const { run } = project();
  expect(run()).toMatchObject({ status: 0, installed: true });
  expect(run()).toMatchObject({ status: 0, installed: false, stdout: '' });
});

test('nothing is downloaded for a graphics card', () => {
  const { run } = project();
  expect(run().stdout).toContain('graphics: skip');
});

test('a changed lock is installed again', () => {
  const { at, run } = project();
  run();
  writeFileSync(at('package-lock.json'), '{"lock":2}');
  expect(run().installed).toBe(true);
});

test('an installation by hand is trusted while it is newer than the lock', () => {
  const { at, run } = project();
  mkdirSync(at('node_modules'));
  writeFileSync(at('node_modules/.package-lock.json'), '{}');
  expect(run().installed).toBe(false);
});

test('an installation by hand that is older than the lock is not', () => {
  const { at, run } = project();
  mkdirSync(at('node_modules'));
  writeFileSync(at('node_modules/.package-lock.json'), '{}');
  utimesSync(at('node_modules/.package-lock.json'), 1, 1);
  expect(run().installed).toBe(true);
});

test('an installation that fails says so and is tried again', () => {
  const { at, run } = project();
  const first = run({ NPM_STATUS: '1' });
  expect(first).toMatchObject({ status: 1, stderr: 'The dependencies could not be installed: npm says why above.\n' });
  expect(existsSync(at('node_modules/.installed'))).toBe(false);
  expect(run().installed).toBe(true);
});

test('a machine with an old Node and no packaged one gets one clear sentence', () => {
  const { at, run } = project();
  mkdirSync(at('old'));
  writeFileSync(at('old/node'), '#!/bin/sh\necho v20.0.0\n', { mode: 0o755 });
  const { status, stderr } = run({ PATH: `${at('old')}:/usr/bin:/bin` });
  expect(stderr).toMatch(
    /^Node\.js 24 or newer is needed on \w+ \w+, and this is v20\.0\.0: install it and try again\.\n$/,
  );
  expect(status).toBe(1);
});
