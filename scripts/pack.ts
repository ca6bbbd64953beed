import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';
import { isFresh } from './server-folder.ts';

/**
 * `npm run pack -- FOLDER` puts everything that a server needs in production into a folder of its own, for this platform:
 * what was built, the content, and the few packages that cannot be part of the bundle. No embedded database, which
 * production refuses, and nothing that only a build needs.
 */
const MADE = ['dist', 'dist-server', 'content', 'migrations', 'training/model'];
/** The bundle leaves these outside (bundle-server.ts). */
const OUTSIDE = ['onnxruntime-node', 'sharp', `@img/sharp-linux-${process.arch}`, 'pdfmake'];
/** Four of the sixty faces that these packages bring. */
const FACES = [
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
  'noto-sans/700Bold_Italic/NotoSans_700Bold_Italic.ttf',
  'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
];
const WASM = 'src/assistant/find/vectors/compare-rows.wasm';

type Package = {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
};

/** Found as Node finds it: beside whoever needs it, or above. */
function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; folder.startsWith(ROOT); folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(place, 'package.json'))) return place;
  }
  return undefined;
}

/** These packages with everything that they need in turn, as folders. */
function closure(names: readonly string[], from = ROOT, found = new Set<string>()): Set<string> {
  for (const name of names) {
    const folder = folderOf(name, from);
    if (!folder || found.has(folder)) continue;
    found.add(folder);
    const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;
    closure(Object.keys(dependencies ?? {}), folder, found);
  }
  return found;
}

/** Libraries of another platform, maps and sources that nothing runs. */
function isNeeded(source: string): boolean {
  const ofPlatform = /onnxruntime-node\/bin\/napi-v\d+\/(?<system>\w+)(?:\/(?<arch>\w+))?/.exec(source)?.groups;
  if (ofPlatform?.['system'] && ofPlatform['system'] !== process.platform) return false;
  if (ofPlatform?.['arch'] && ofPlatform['arch'] !== process.arch) return false;
  // Nested packages are copied by themselves where they are needed.
  return !/\.(map|d\.ts|d\.cts|d\.mts)$/.test(source) && !/pdfmake\/(build|fonts)(\/|$)/.test(source);
}

function pack(target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const copy = (name: string, filter: (source: string) => boolean = () => true) =>
    cpSync(path.join(ROOT, name), path.join(target, name), { recursive: true, dereference: true, filter });
  for (const name of MADE) copy(name);
  copy(WASM);
  for (const folder of closure(OUTSIDE)) copy(path.relative(ROOT, folder), isNeeded);
  for (const face of FACES) copy(`node_modules/@expo-google-fonts/${face}`);
  for (const family of ['noto-sans', 'noto-sans-sc']) copy(`node_modules/@expo-google-fonts/${family}/package.json`);
  const { name, version, type } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const start = { start: 'node dist-server/main.js' };
  writeFileSync(
    path.join(target, 'package.json'),
    `${JSON.stringify({ name, version, type, scripts: start }, null, 2)}\n`,
  );
}

if (!isFresh() && spawnSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' }).status !== 0) {
  process.exit(1);
}
const target = path.resolve(process.argv[2] ?? path.join(ROOT, 'dist-production'));
if (existsSync(target) && !existsSync(path.join(target, 'dist-server')) && statSync(target).isDirectory()) {
  console.error(`${target} holds something else: name an empty place.`);
  process.exit(1);
}
pack(target);
console.log(`Packed into ${target}.`);
