import type { KeyboardEvent } from 'react';
import { TextField } from './text-field';

const MAX_LENGTH = 100;

/** A phone's keyboard covers what was found: its search key puts it away. */
const showFound = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) =>
  key === 'Enter' && window.matchMedia('(pointer: coarse)').matches && currentTarget.blur();

interface Props {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (search: string) => void;
}

/** Searches with every letter. */
export const SearchField = ({ onSearch, ...field }: Props) => (
  <TextField
    {...field}
    icon="search"
    type="search"
    enterKeyHint="search"
    autoComplete="off"
    maxLength={MAX_LENGTH}
    onChange={({ target }) => onSearch(target.value)}
    onKeyDown={showFound}
  />
);
