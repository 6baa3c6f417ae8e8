import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { chooseLanguage } from '../../entities/account/settle-language';
import { useKnownAccount } from '../../entities/account/use-account';
import { tDisplay } from '../../languages/display';
import { language, languages, type LanguageCode } from '../../languages/language';
import type { Dispatch } from '../../shared/api/dispatch';
import { Select } from '../../shared/ui/select';

/** Which language the app speaks, on this device and to this account; nothing where there is no choice. */
export function LanguageChoice() {
  const account = useKnownAccount();
  const dispatch = useDispatch<Dispatch>();
  const [chosen, setChosen] = useState(language);
  const offered = (Object.keys(languages) as LanguageCode[]).filter((code) => languages[code].isOffered);
  if (offered.length < 2) return null;
  return (
    <Select
      label={tDisplay('language')}
      value={chosen}
      options={offered.map((code) => ({ value: code, label: languages[code].name }))}
      onChange={({ target }) => {
        setChosen(target.value as LanguageCode);
        void chooseLanguage(target.value as LanguageCode, account, dispatch);
      }}
    />
  );
}
