declare module 'pdfmake' {
  type Fonts = Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>;
  const pdfmake: {
    setFonts(fonts: Fonts): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    createPdf(document: object): { getBuffer(): Promise<Buffer> };
  };
  export default pdfmake;
}
