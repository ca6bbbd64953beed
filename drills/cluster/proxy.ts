import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/platform/postgres/free-port.ts';
import type { Scope } from '../drill.ts';
import { give, type Nodes } from './database-nodes.ts';
import { isOpen, startProgram, until } from './program.ts';

const SHIPPED = path.resolve(import.meta.dirname, '../../deploy/haproxy.cfg');
/** Two checks of a second each, and some room. */
const CHECKS_MS = 4_000;
/** So that each person of the load comes from a network of their own, as people do. */
const PERSON = '  http-request set-header x-forwarded-for %[req.hdr(x-person)] if { req.hdr(x-person) -m found }';

export type Proxy = { readonly url: string; readonly primaryPort: number };

/** HAProxy with the file that we ship: people in front, the primary behind. */
export async function startProxy(
  scope: Scope,
  home: string,
  options: { program: string; nodes: Nodes; serverPorts: readonly number[] },
): Promise<Proxy> {
  const [people, primaryPort] = [await freePort(), await freePort()];
  const words = ['ONE', 'TWO', 'THREE'];
  const at = (port: number | undefined) => `127.0.0.1:${port}`;
  const env = {
    PEOPLE_BIND: at(people),
    PRIMARY_BIND: at(primaryPort),
    ...Object.fromEntries(words.map((word, index) => [`SERVER_${word}`, at(options.serverPorts[index])])),
    ...Object.fromEntries(words.map((word, index) => [`NODE_${word}`, at(options.nodes.all[index]?.port)])),
    ...Object.fromEntries(words.map((word, index) => [`NODE_${word}_API`, `${options.nodes.all[index]?.apiPort}`])),
  };
  const settings = path.join(home, 'haproxy.cfg');
  const shipped = readFileSync(SHIPPED, 'utf8');
  writeFileSync(
    settings,
    shipped.replace('  option forwardfor\n', '').replace(/^( {2}http-request del-header.*)$/m, `$1\n${PERSON}`),
  );
  give(settings);
  startProgram(scope, [options.program, '-db', '-f', settings], { log: path.join(home, 'haproxy.log'), env });
  await until('HAProxy', () => isOpen(people));
  // It takes every node for the primary until its first checks have failed.
  await sleep(CHECKS_MS);
  return { url: `http://127.0.0.1:${people}`, primaryPort };
}
