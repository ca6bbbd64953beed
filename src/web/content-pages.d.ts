declare module '#content/pages/*.md' {
  export const page: import('./ui/prose-node.ts').ContentPage;
}
