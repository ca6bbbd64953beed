import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

function check(packages: Record<string, object>) {
  const directory = mkdtempSync(path.join(tmpdir(), 'plainly-lock-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = path.join(directory, 'package-lock.json');
  writeFileSync(file, JSON.stringify({ packages }));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/lock-check.mjs', file], { encoding: 'utf8' });
  return { status, stderr };
}

const wants = (name: string) => ({ optionalDependencies: { [name]: '1.0.0' } });

test('a lock with every platform package is complete, wherever npm has put it', () => {
  const result = check({
    'node_modules/a': wants('@a/linux-x64-gnu'),
    'node_modules/@a/linux-x64-gnu': {},
    'node_modules/b': wants('@b/linux-arm64'),
    'node_modules/b/node_modules/@b/linux-arm64': {},
    'node_modules/c/node_modules/d': wants('@d/linux-x64'),
    'node_modules/c/node_modules/@d/linux-x64': {},
  });
  expect(result).toEqual({ status: 0, stderr: '' });
});

test('a platform package that npm has dropped is named', () => {
  const { status, stderr } = check({ 'node_modules/a': wants('@a/linux-arm64-gnu') });
  expect(stderr).toBe('@a/linux-arm64-gnu, wanted by node_modules/a, is missing\n');
  expect(status).toBe(1);
});

test('packages for other platforms may be missing', () => {
  expect(check({ 'node_modules/a': wants('@a/darwin-arm64') }).status).toBe(0);
});

test('a lock that names a registry is refused', () => {
  const { status, stderr } = check({ 'node_modules/a': { resolved: 'https://registry.invalid/a.tgz' } });
  expect(stderr).toContain('node_modules/a names where it was downloaded from');
  expect(status).toBe(1);
});
