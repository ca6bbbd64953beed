import { brand } from '#web/brand.ts';
import { words } from '#web/lib/words.ts';

/** The same on every page: an open tab tells nobody what somebody reads about. */
export const { title } = words({
  title: { en: brand.title, es: `${brand.name} Ayuda legal rápida` },
});
