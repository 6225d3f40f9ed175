import styles from './header.module.css';

/** Who is signed in: the name, and the email where it says more. */
export function Who({ name, email }: { readonly name: string; readonly email: string }) {
  return (
    <div className={styles['who']}>
      <p className={styles['whoName']}>{name}</p>
      {email !== name && <p className={styles['whoEmail']}>{email}</p>}
    </div>
  );
}
