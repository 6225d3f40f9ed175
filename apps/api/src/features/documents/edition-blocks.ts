import {
  comparedEditions,
  comparedEditionsMessages,
  editionTable,
  type Fact,
  newestQuantities,
  type SavedRecord,
} from '@ridgeline/core/reports';
import { type Locale, say } from '@ridgeline/core/shared';
import type { PdfBlock } from '../../ports/pdf-content.ts';
import { pdfMessages } from './pdf.messages.ts';

const TITLE_SHARE = 18;
const EDITION_SHARE = 16;

/** The editions of the code side by side as on screen, with the saved calculations under each. Nothing where none is in force. */
// RPT-3 RPT-7 CALC-6
export function editionBlocks(
  facts: readonly Fact[],
  saved: readonly SavedRecord[],
  locale: Locale,
): readonly PdfBlock[] {
  const table = editionTable(facts);
  if (table === null) return [];
  const mark = say(comparedEditionsMessages, locale, 'in-force');
  const rows = comparedEditions(table, newestQuantities(saved), locale);
  return [
    { is: 'heading', title: say(comparedEditionsMessages, locale, 'title') },
    {
      is: 'table',
      columns: [
        { title: say(comparedEditionsMessages, locale, 'irc'), share: TITLE_SHARE },
        ...table.editions.map((edition) => ({
          title: edition === table.inForce ? `${edition}\n${mark}` : String(edition),
          share: EDITION_SHARE,
        })),
      ],
      rows: rows.map(({ title, cells }) => [
        title,
        ...cells.map(({ text, note, differs }) => {
          const said = differs ? `${text} *` : text;
          return note === null ? said : `${said}\n${note}`;
        }),
      ]),
    },
    { is: 'note', text: say(pdfMessages, locale, 'editions-note') },
  ];
}
