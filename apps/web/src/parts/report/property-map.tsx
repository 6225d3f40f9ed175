import type { ReportMap } from '@ridgeline/core/reports';
import { useWords } from '../../language/use-words.tsx';
import { sheetMessages } from './sheet.messages.ts';
import facts from './facts.module.css';
import styles from './jurisdiction-sheet.module.css';

/** RPT-6: where the property lies: a satellite picture, else the county as lines, and how precise the point on it is. */
export function PropertyMap({ map: { satellite, locator } }: { readonly map: ReportMap }) {
  const words = useWords(sheetMessages);
  const place = locator === null ? '' : `${locator.county}, ${locator.state.toUpperCase()}`;
  if (satellite === null && locator === null) return null;
  return (
    <figure className={styles['map']}>
      {satellite !== null ? (
        <img
          src={satellite}
          width="640"
          height="256"
          alt={words('satellite')}
          className={styles['picture']}
        />
      ) : (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(locator?.svg ?? '')}`}
          alt={words('map-of', { place })}
          className={styles['outline']}
        />
      )}
      {locator !== null && (
        <figcaption className={facts['limits']}>{words(`map-at-${locator.precision}`, { place })}</figcaption>
      )}
    </figure>
  );
}
