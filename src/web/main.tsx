import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { languageOfPath } from '#domain/language.ts';
import { App } from './app.tsx';
import { basename } from './lib/language.ts';
import { TYPED_KEY, wasTyped } from './lib/choose-language.ts';
import { preloadPage } from './routes.tsx';
import { title } from './title.ts';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const prerendered = root.firstElementChild !== null;
const app = (
  <StrictMode>
    <BrowserRouter basename={basename || '/'}>
      <App prerendered={prerendered} />
    </BrowserRouter>
  </StrictMode>
);

document.title = title;
if (prerendered) {
  await preloadPage(languageOfPath(window.location.pathname).path);
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}
if (wasTyped()) (await import('#web/lib/form/typed-before-switch.ts')).giveBackTyped(TYPED_KEY);
