import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { brand } from './brand.ts';
import { preloadPage } from './routes.tsx';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const prerendered = root.firstElementChild !== null;
const app = (
  <StrictMode>
    <BrowserRouter>
      <App prerendered={prerendered} />
    </BrowserRouter>
  </StrictMode>
);

document.title = brand.title;
if (prerendered) {
  await preloadPage(window.location.pathname);
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}
