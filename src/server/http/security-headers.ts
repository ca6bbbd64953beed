import type { MiddlewareHandler } from 'hono';

const HSTS = 'max-age=63072000; includeSubDomains';

/** On every answer of the server, whatever it carries: what a route says for itself stands. */
export function secured(publicUrl: string): MiddlewareHandler {
  const always = Object.entries({
    ...securityHeaders(publicUrl),
    'content-security-policy': "frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
  return async (c, next) => {
    await next();
    // Not through the context, which makes a whole new answer for each header once there is one.
    const { headers } = c.res;
    for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
  };
}

/** For every answer of the server, whatever it carries. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': HSTS } : {}),
  };
}

/** For documents. `themeScript` is the hash of the one inline script: it sets the theme before the first paint. */
export function pageHeaders(themeScript: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(themeScript),
    // Google's sign-in window must keep its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=(), browsing-topics=()',
    'x-frame-options': 'DENY',
  };
}

/**
 * For the worker that reads papers: it may run the engine, which the page may not, and fetch our files, and nothing else. A picture
 * that is read there cannot be sent anywhere, not even to us.
 */
export function workerHeaders(publicUrl: string): Readonly<Record<string, string>> {
  const files = `${publicUrl}/assets/`;
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${files} 'wasm-unsafe-eval'`,
      `worker-src ${files}`,
      `connect-src ${files}`,
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

const contentSecurityPolicy = (themeScript: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' '${themeScript}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify default',
  ].join('; ');
