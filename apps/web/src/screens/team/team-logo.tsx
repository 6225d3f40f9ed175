import { PictureIcon } from '../../ui/icons/team.tsx';
import styles from './team-logo.module.css';

/** The picture of a team; a dashed frame where there is none. The name stands beside it. */
export function TeamLogo({ url }: { readonly url: string | null }) {
  return url === null ? (
    <span className={styles['noLogo']} aria-hidden="true">
      <PictureIcon />
    </span>
  ) : (
    <img className={styles['logo']} src={url} alt="" width={48} height={48} />
  );
}
