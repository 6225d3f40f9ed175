import styles from './avatar.module.css';
import { classNames } from './class-names.ts';
import { PersonIcon } from './icons.tsx';

export interface AvatarProps {
  readonly name: string;
  readonly src?: string | undefined;
  readonly size?: 's' | 'm' | 'l';
}

/** A photo, or the initials of a name. Hidden from screen readers: the name is beside it or labels the button around it. */
export function Avatar({ name, src, size = 'm' }: AvatarProps) {
  const initials = initialsOf(name);
  return (
    <span className={classNames(styles['avatar'], styles[size])} aria-hidden="true">
      {src === undefined ? (
        initials || <PersonIcon size={size === 's' ? 16 : 20} />
      ) : (
        <img src={src} alt="" />
      )}
    </span>
  );
}

/** The first letter of the first name and of the last. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
