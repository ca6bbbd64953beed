/** A line with a word in it, between two ways to do the same thing. */
export function Divider({ children }: { children: string }) {
  return (
    <div className="flex items-center gap-4 text-xs font-semibold tracking-wide text-muted">
      <span aria-hidden className="h-px flex-1 bg-line" />
      {children}
      <span aria-hidden className="h-px flex-1 bg-line" />
    </div>
  );
}
