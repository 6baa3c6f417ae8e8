import type { UseFormRegisterReturn } from 'react-hook-form';
import { Chips } from '../../shared/ui/chips';
import { TextField } from '../../shared/ui/text-field';
import { USUAL_PLACES } from './plant-options';
import styles from './plant-form.module.css';

const MAX_OFFERED = 8;

interface Props {
  /** The places that are in use, the most used first. */
  places: string[];
  value: string;
  error?: string;
  field: UseFormRegisterReturn;
  onChoose: (place: string) => void;
}

/** A plant's place: typed, or chosen from the known ones with one press. */
export function PlaceField({ places, value, error, field, onChoose }: Props) {
  const offered = [...new Set([...places, ...USUAL_PLACES])].slice(0, MAX_OFFERED);
  return (
    <div className={styles.place}>
      <TextField label="Where does it stand?" optional autoComplete="off" error={error} {...field} />
      <Chips
        label="Places to choose from"
        options={offered.map((place) => ({ value: place, label: place }))}
        value={value.trim()}
        onChange={onChoose}
      />
    </div>
  );
}
