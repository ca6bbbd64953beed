import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { uiWords } from './words.ts';

type State = { failed: boolean };

/** The last resort: a page that broke says so and offers a fresh start instead of turning blank. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-6" role="alert">
        <h1 className="font-serif text-2xl font-semibold">{uiWords.broken.title}</h1>
        <p className="text-muted">{uiWords.broken.text}</p>
        <Button className="justify-self-start" onClick={() => window.location.reload()}>
          {uiWords.broken.reload}
        </Button>
      </main>
    );
  }
}
