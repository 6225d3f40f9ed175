import styles from './header.module.css';

/** The signed-in user: the name, and the email if different. */
export function UserIdentity({ name, email }: { readonly name: string; readonly email: string }) {
  return (
    <div className={styles['who']}>
      <p className={styles['whoName']}>{name}</p>
      {email !== name && <p className={styles['whoEmail']}>{email}</p>}
    </div>
  );
}
