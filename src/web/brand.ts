import { brandFrom } from '#domain/brand.ts';

/** Replaced by the bundler (vite.config.ts); absent when a test imports this file directly. */
declare const __PRODUCT_NAME__: string;
declare const __SUPPORT_EMAIL__: string;

export const brand = brandFrom({
  name: (typeof __PRODUCT_NAME__ === 'string' && __PRODUCT_NAME__) || undefined,
  supportEmail: (typeof __SUPPORT_EMAIL__ === 'string' && __SUPPORT_EMAIL__) || undefined,
});
