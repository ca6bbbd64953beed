import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Leaves for `path` after a while; stays when there is none, or when the reader has already left. */
export function useRedirectAfter(path: string | null, milliseconds: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === null) return undefined;
    const timer = setTimeout(() => void navigate(path, { replace: true }), milliseconds);
    return () => clearTimeout(timer);
  }, [path, milliseconds, navigate]);
}
