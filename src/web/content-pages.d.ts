declare module '#content/pages/*.md' {
  import type { ContentPage } from '#web/ui/prose-node.ts';
  export const page: ContentPage;
}
