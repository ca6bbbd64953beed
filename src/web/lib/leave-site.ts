import { forgetOffline } from './offline.ts';

/** A page that anybody might have open. */
const NEUTRAL = 'https://www.weather.gov/';

/** At once, and without a way back to this page: what it shows goes first, in case the next page is slow to come. */
export function leaveSite(): void {
  document.title = 'Weather';
  document.body.replaceChildren();
  void forgetOffline();
  window.location.replace(NEUTRAL);
}
