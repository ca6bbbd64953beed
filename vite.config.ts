import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { markdownPages } from './scripts/markdown-plugin.ts';

export default defineConfig({
  plugins: [tailwindcss(), react({ compiler: true }), markdownPages()],
  define: {
    __PRODUCT_NAME__: JSON.stringify(process.env['PRODUCT_NAME'] ?? ''),
    __SUPPORT_EMAIL__: JSON.stringify(process.env['SUPPORT_EMAIL'] ?? ''),
  },
  build: {
    manifest: true,
    // The content-security policy lets fonts and images come from our own origin alone, not from data addresses.
    assetsInlineLimit: 0,
  },
});
