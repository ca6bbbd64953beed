import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#web/lib/call/call-error.ts';
import { SessionProvider } from '#web/lib/session/session-provider.tsx';
import { AlertProvider } from '#web/ui/dialog/alert-provider.tsx';
import { AppRoutes } from './routes.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';

/** `prerendered`: the page came as finished HTML, made for a visitor without a session. */
export function App({ prerendered }: { prerendered: boolean }) {
  const [queries] = useState(createQueryClient);

  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <SessionProvider>
          <AlertProvider>
            <AppRoutes prerendered={prerendered} />
          </AlertProvider>
        </SessionProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: retryOnce, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

/** A refusal stays a refusal; only what may pass by itself is tried again. */
function retryOnce(failures: number, error: Error): boolean {
  const mayPass = !(error instanceof CallError) || ['unavailable', 'network-request-failed'].includes(error.code);
  return mayPass && failures < 1;
}
