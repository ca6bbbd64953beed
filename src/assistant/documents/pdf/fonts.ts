import path from 'node:path';
import { fileURLToPath } from 'node:url';

const packaged = (file: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`));
/** One weight of each script: the packages bring nine of which we would use one. */
const kept = (file: string) => path.resolve(import.meta.dirname, '../../../../content/fonts', file);

export type Faces = Readonly<Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>;

const inOneFace = (file: string): Faces => ({ normal: file, bold: file, italics: file, bolditalics: file });

const CHINESE_NORMAL = packaged('noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
const CHINESE_BOLD = packaged('noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf');

/** The first that has a character draws it. Each but the first is read only when a text needs it. */
export const FONTS = {
  /** Latin, Greek, Cyrillic and Devanagari, in all four faces. */
  Noto: {
    normal: packaged('noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: packaged('noto-sans/700Bold/NotoSans_700Bold.ttf'),
    italics: packaged('noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf'),
    bolditalics: packaged('noto-sans/700Bold_Italic/NotoSans_700Bold_Italic.ttf'),
  },
  /** Simplified and traditional. Chinese characters have no slanted face. */
  NotoChinese: {
    normal: CHINESE_NORMAL,
    bold: CHINESE_BOLD,
    italics: CHINESE_NORMAL,
    bolditalics: CHINESE_BOLD,
  },
  NotoArabic: inOneFace(kept('NotoSansArabic-Regular.ttf')),
  NotoHebrew: inOneFace(kept('NotoSansHebrew-Regular.ttf')),
  NotoBengali: inOneFace(kept('NotoSansBengali-Regular.ttf')),
  NotoKorean: inOneFace(kept('NotoSansKR-Hangul.ttf')),
} as const satisfies Readonly<Record<string, Faces>>;

export type FontName = keyof typeof FONTS;
export const FONT_NAMES = Object.keys(FONTS) as FontName[];
