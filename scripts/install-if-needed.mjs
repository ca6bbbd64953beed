// Runs before everything else, on whatever Node the machine has (20 or newer): plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NEEDED = 24;
const root = path.resolve(import.meta.dirname, '..');
const inRoot = (...names) => path.join(root, ...names);
const stampFile = inRoot('node_modules', '.installed');
const stamp = createHash('sha256')
  .update(readFileSync(inRoot('package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');

if (!isInstalled()) install();
const fault = nodeFault();
if (fault) stop(fault);

function isInstalled() {
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === stamp;
  // npm writes this file when an installation is complete: somebody ran `npm ci` by hand.
  const complete = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(complete) || statSync(complete).mtimeMs < statSync(inRoot('package-lock.json')).mtimeMs) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

function install() {
  console.log('Installing the dependencies (only when they have changed; about a minute) …');
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm ? [process.execPath, npm] : ['npm'];
  // Libraries for a graphics card are never used here, and where they cannot be had the whole installation would fail.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const { status } = spawnSync(command, [...args, 'ci', '--include=dev'], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) stop('The dependencies could not be installed: npm says why above.');
  writeFileSync(stampFile, stamp);
}

/** npm scripts find the project's own Node first; where no package of it exists, the machine's must do. */
function nodeFault() {
  const { stdout } = spawnSync('node', ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${inRoot('node_modules', '.bin')}${path.delimiter}${process.env.PATH}` },
  });
  const found = /^v(\d+)[\d.]*/.exec(stdout ?? '');
  if (found && Number(found[1]) >= NEEDED) return undefined;
  return `Node.js ${NEEDED} or newer is needed on ${process.platform} ${process.arch}, and this is ${found?.[0] ?? process.version}: install it and try again.`;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
