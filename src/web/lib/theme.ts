/** Runs inline in <head> before the first paint, so that a dark page never flashes white. Its hash stands in the CSP. */
export const themeScript =
  'try{var t=localStorage.theme;document.documentElement.classList.toggle("dark",t?t==="dark":matchMedia("(prefers-color-scheme: dark)").matches)}catch(e){}';

export function toggleTheme(): void {
  const isDark = document.documentElement.classList.toggle('dark');
  try {
    localStorage.setItem('theme', isDark ? 'dark' : 'light');
  } catch {
    // Storage is refused in some private windows: the choice then lasts until the page is left.
  }
}
