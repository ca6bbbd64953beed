import { Loading } from './loading.tsx';

/** Stands in for a whole page; appears late, so that a quick load does not flicker. */
export function LoadingPage({ label }: { label?: string | undefined }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Loading label={label} className="animate-appear-late" />
    </main>
  );
}
