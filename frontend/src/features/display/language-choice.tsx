import { keepLanguage } from '../../languages/choose';
import { tDisplay } from '../../languages/display';
import { language, languages, type LanguageCode } from '../../languages/language';
import { reloadPage } from '../../shared/lib/navigate-away';
import { Select } from '../../shared/ui/select';

/** Which language the app speaks on this device; nothing where there is no choice. */
export function LanguageChoice() {
  const offered = (Object.keys(languages) as LanguageCode[]).filter((code) => languages[code].isOffered);
  if (offered.length < 2) return null;
  return (
    <Select
      label={tDisplay('language')}
      value={language()}
      options={offered.map((code) => ({ value: code, label: languages[code].name }))}
      onChange={({ target }) => {
        keepLanguage(target.value as LanguageCode);
        reloadPage();
      }}
    />
  );
}
