import { ImportData } from './import-data';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';
import styles from './data-transfer.module.css';

/** A person's own data: download it, import it, delete it. */
export function DataTransfer({ email }: { email: string }) {
  return (
    <div className={styles.sections}>
      <DownloadData />
      <ImportData />
      <DeleteAccount email={email} />
    </div>
  );
}
