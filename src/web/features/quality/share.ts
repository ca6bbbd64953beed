/** Rounded down: only what is complete is called 100%. */
export function share({ right, of }: { right: number; of: number }): string {
  return `${Math.floor((100 * right) / of)}%`;
}
