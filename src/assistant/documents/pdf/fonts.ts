import { fileURLToPath } from 'node:url';

const packaged = (file: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`));

/** Latin, Greek, Cyrillic and Devanagari, in all four faces. */
export const NOTO = {
  normal: packaged('noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: packaged('noto-sans/700Bold/NotoSans_700Bold.ttf'),
  italics: packaged('noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf'),
  bolditalics: packaged('noto-sans/700Bold_Italic/NotoSans_700Bold_Italic.ttf'),
} as const;

const CHINESE_NORMAL = packaged('noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
const CHINESE_BOLD = packaged('noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf');

/** Chinese characters have no slanted face. Ten megabytes each: read only when a text needs them. */
export const NOTO_CHINESE = {
  normal: CHINESE_NORMAL,
  bold: CHINESE_BOLD,
  italics: CHINESE_NORMAL,
  bolditalics: CHINESE_BOLD,
} as const;
