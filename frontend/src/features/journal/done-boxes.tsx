import { doneWords, careIcon, NAMED_KINDS } from '../../entities/care/care-words';
import { tWriting } from '../../languages/writing';
import { Icon } from '../../shared/ui/icon';
import styles from './entry-form.module.css';

interface Props {
  value: string[];
  disabled: boolean;
  onChange: (kinds: string[]) => void;
}

/** Tick boxes for the care that was done. */
export const DoneBoxes = ({ value, disabled, onChange }: Props) => (
  <fieldset className={styles.boxes} disabled={disabled}>
    <legend>{tWriting('whatDone')}</legend>
    {NAMED_KINDS.map((kind) => (
      <label key={kind} className={styles.box}>
        <input
          type="checkbox"
          checked={value.includes(kind)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, kind] : value.filter((one) => one !== kind))
          }
        />
        <Icon name={careIcon(kind)} size="small" />
        {doneWords({ kind })}
      </label>
    ))}
  </fieldset>
);
