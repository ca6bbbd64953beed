import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { basename } from './lib/language.ts';

export { headFor, prerenderedPaths, webManifest } from './head.ts';
export { themeScript } from './lib/theme.ts';

/** The body of a public page, as a visitor without a session sees it. */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={basename || '/'} location={basename + path}>
        <App prerendered />
      </StaticRouter>
    </StrictMode>,
    // Otherwise a large page arrives in pieces that inline scripts put together, which the content-security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
