import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** Latin with all its accents, Vietnamese, Cyrillic and Greek: names of people and places. */
export const PDF_FONT_FILES = {
  regular: resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
} as const;

/** Opened once for all papers: reading the tables of a font takes longer than printing a page. A paper embeds the letters it uses. */
export const PDF_FONTS = {
  regular: opened(PDF_FONT_FILES.regular),
  bold: opened(PDF_FONT_FILES.bold),
} as const;

/** pdfkit takes a font that is open, which its types do not say. */
function opened(file: string): PDFKit.Mixins.PDFFontSource {
  return openSync(file) as unknown as PDFKit.Mixins.PDFFontSource;
}
