declare module '#content/pages/*.md' {
  import type { ContentPage } from '#web/ui/text/prose-node.ts';
  export const page: ContentPage;
}
declare module '#content/papers/cards' {
  import type { PaperCard } from '#web/features/papers/paper-page.ts';
  export const cards: readonly PaperCard[];
}
declare module '#content/papers/pages' {
  import type { PaperPage } from '#web/features/papers/paper-page.ts';
  export const pages: readonly PaperPage[];
}
declare module 'tesseract.js/dist/tesseract.esm.min.js' {
  type Options = {
    readonly langPath: string;
    readonly workerPath: string;
    readonly corePath: string;
    readonly workerBlobURL: boolean;
    readonly cacheMethod: 'none';
    readonly errorHandler: (error: unknown) => void;
    readonly logger: (news: { readonly status: string; readonly progress: number }) => void;
  };
  type Worker = {
    readonly setParameters: (parameters: Readonly<Record<string, string>>) => Promise<unknown>;
    readonly recognize: (image: Blob, options: object, output: object) => Promise<{ readonly data: unknown }>;
  };
  const engine: { createWorker(languages: readonly string[], mode: number, options: Options): Promise<Worker> };
  export default engine;
}
declare module 'pdfjs-dist/build/pdf.worker.mjs';
