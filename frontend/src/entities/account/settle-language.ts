import { hereAgain, keepLanguage, keptLanguage, LANGUAGE_UNSAVED } from '../../languages/choose';
import { language, languages, type LanguageCode } from '../../languages/language';
import { saveLanguage } from '../../shared/api/account';
import type { Account } from '../../shared/api/api';
import type { Dispatch } from '../../shared/api/dispatch';
import { navigateAway } from '../../shared/lib/navigate-away';
import { dropKeptAnswers } from '../../shared/offline/drop-answers';

/** So long the page waits for the account to know, before it is loaded again; what was not saved then is saved by the next page. */
const PATIENCE_MS = 3000;

const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

async function save(code: LanguageCode, dispatch: Dispatch): Promise<void> {
  const { error } = await dispatch(saveLanguage(code));
  if (!error) localStorage.removeItem(LANGUAGE_UNSAVED);
}

/** The page in the language that the device keeps now; what it has kept in the other one goes. */
async function loadAgain(): Promise<void> {
  await dropKeptAnswers().catch(() => undefined);
  navigateAway(hereAgain());
}

/** Chooses the language for this device, and for the account if there is one, and loads the page again. */
export async function chooseLanguage(
  code: LanguageCode,
  account: Account | null,
  dispatch: Dispatch,
): Promise<void> {
  keepLanguage(code);
  localStorage.setItem(LANGUAGE_UNSAVED, '1');
  if (account) await Promise.race([save(code, dispatch), patience()]);
  await loadAgain();
}

/**
 * What was chosen on this device and is not saved yet wins, and so does the device where the account has chosen nothing; otherwise
 * the device follows the account, and the page is loaded again. Where the browser keeps no cookie it stays as it is.
 */
export async function settleLanguage(account: Account, dispatch: Dispatch): Promise<void> {
  const here = keptLanguage() ?? language();
  const theirs = account.language;
  if (theirs === null || localStorage.getItem(LANGUAGE_UNSAVED)) return save(here, dispatch);
  if (!(theirs in languages)) return;
  keepLanguage(theirs);
  if (keptLanguage() === theirs) await loadAgain();
}
