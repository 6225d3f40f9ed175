import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Latin with all its accents, Vietnamese, Cyrillic and Greek: names of people and places. pdfkit embeds what is used. */
export const PDF_FONTS = {
  regular: readFileSync(resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf')),
  bold: readFileSync(resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf')),
};
