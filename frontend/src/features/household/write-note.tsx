import { useKnownAccount } from '../../entities/account/use-account';
import { tHousehold } from '../../languages/household';
import type { ApiError } from '../../shared/api/api';
import { useWriteSharedMutation } from '../../shared/api/shared-garden';
import { useContentKeys } from '../../shared/lib/content-keys';
import { useTabDraft } from '../../shared/lib/tab-draft';
import { Button } from '../../shared/ui/button';
import { TextArea } from '../../shared/ui/text-area';
import styles from './household.module.css';

const MAX = 5000;

/** A note for the journal of a plant of another person. What was typed stays until it is kept, also in this tab; the same note is kept once. */
export function WriteNote({ garden, plant }: { garden: string; plant: string }) {
  const [write, { isLoading, error }] = useWriteSharedMutation();
  const me = useKnownAccount()?.id;
  const { text: content, change } = useTabDraft(`note:${plant}`, me, '');
  const keys = useContentKeys(`note:${plant}`, me);
  const refusal = error as ApiError | undefined;
  const words = refusal?.code === 'network' ? tHousehold('noNetworkLater') : refusal?.message;
  const send = async () => {
    const kept = await write({ garden, id: plant, key: keys.keyOf(content), content })
      .unwrap()
      .catch(() => undefined);
    if (!kept) return;
    change('');
    keys.forget();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label={tHousehold('write')}
        rows={3}
        required
        maxLength={MAX}
        value={content}
        error={words}
        readOnly={isLoading}
        onChange={({ target }) => change(target.value)}
      />
      <div>
        <Button
          type="submit"
          look="secondary"
          icon="pencil"
          busy={isLoading}
          busyLabel={tHousehold('saving')}
        >
          {tHousehold('keepNote')}
        </Button>
      </div>
    </form>
  );
}
