/** The key that does the same; not read out, and not on a screen without keys. */
export function Key({ name }: { name: string }) {
  return (
    <kbd
      aria-hidden
      className="ml-1 rounded-sm border border-current/30 px-1.5 font-sans text-xs opacity-80 max-lg:hidden pointer-coarse:hidden"
    >
      {name}
    </kbd>
  );
}
