/*
 * Keeps the shell, what was read and made papers on this device, for whoever asked for it (src/web/lib/offline.ts). Everything
 * comes from the network while there is one, so that no page is ever stale; what is kept is for the time without.
 */
const KEPT = 'plainly-offline';
/** One for each language; the address says which. */
const SHELLS = ['/matter', '/es/matter'];
const shellOf = (pathname) => (/^\/es(\/|$)/.test(pathname) ? SHELLS[1] : SHELLS[0]);
/** What can be read without a network. Nothing else of what is asked is kept. */
const READ =
  /^\/us-central1\/(getMatters|getChatMessages|getUserChats|getUserDocuments|getDocument|getContactedAttorneys)$/;
const FILE = /^\/api\/documents\/[^/]+\.(pdf|txt)$/;

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all(SHELLS.map((shell) => keep(new Request(shell)))).then(() => self.skipWaiting())),
);
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(forget().then(() => event.ports[0]?.postMessage('forgotten')));
});

/** A worker goes on serving the pages that are open: from then on it keeps nothing. */
let isForgotten = false;

async function forget() {
  isForgotten = true;
  await caches.delete(KEPT);
  await self.registration.unregister();
}

async function put(name, response) {
  if (response.ok && !isForgotten) await (await caches.open(KEPT)).put(name, response.clone());
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(new Request(shellOf(pathname)))));
  else if (request.method === 'POST' && READ.test(pathname)) event.respondWith(readable(request, pathname));
  else if (request.method === 'GET' && pathname.startsWith('/assets/')) event.respondWith(lasting(request));
  else if (request.method === 'GET' && (pathname === '/api/auth/me' || FILE.test(pathname) || pathname === '/icon.svg'))
    event.respondWith(fresh(request, request));
});

/** A question by POST is kept under an address of its own, made of its name and what was asked. */
async function readable(request, pathname) {
  const asked = await request.clone().text();
  return fresh(request, new Request(`${pathname}?${encodeURIComponent(asked)}`));
}

async function fresh(request, name) {
  try {
    const response = await fetch(request);
    await put(name, response);
    return response;
  } catch {
    return kept(name);
  }
}

/** Files whose name changes with their content. */
async function lasting(request) {
  return (await caches.match(request)) ?? keep(request);
}

async function keep(request) {
  const response = await fetch(request);
  await put(request, response);
  return response;
}

async function kept(name) {
  return (await caches.match(name)) ?? Response.error();
}
