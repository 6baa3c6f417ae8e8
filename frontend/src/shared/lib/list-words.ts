import { perLanguage } from '../../languages/language';

const format = perLanguage(({ locale }) => new Intl.ListFormat(locale));

/** Things in a row, as people say them: "watered, fed and pruned". */
export const listWords = (things: string[]) => format().format(things);
