import type { ReportMap } from '@ridgeline/core/reports';
import { useWords } from '../../language/use-words.tsx';
import { sheetMessages } from './sheet.messages.ts';
import facts from './facts.module.css';
import styles from './jurisdiction-sheet.module.css';

/** RPT-6: where the property lies: a satellite picture, else the county as lines. */
export function PropertyMap({ map: { satellite, locator } }: { readonly map: ReportMap }) {
  const words = useWords(sheetMessages);
  const place = locator === null ? '' : `${locator.county}, ${locator.state.toUpperCase()}`;
  if (satellite !== null) {
    return (
      <figure className={styles['map']}>
        <img
          src={satellite}
          width="640"
          height="256"
          alt={words('satellite')}
          className={styles['picture']}
        />
      </figure>
    );
  }
  if (locator === null) return null;
  return (
    <figure className={styles['map']}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(locator.svg)}`}
        alt={words('map-of', { place })}
        className={styles['outline']}
      />
      <figcaption className={facts['limits']}>{words('map-text', { place })}</figcaption>
    </figure>
  );
}
