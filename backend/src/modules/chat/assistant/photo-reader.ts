import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { texts } from '../../../kernel/languages/texts.js';
import { BuiltInIdentifier } from '../../identification/index.js';
import { normaliseName } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';
import { Knowledge } from '../knowledge.js';
import { guideLink, inWords, plain } from './words.js';

const tAssistant = texts('assistant');

/** Below this a name is only a guess: nothing is answered about that plant. */
const MIN_SURE = 0.6;
const MAX_GUESSES = 3;

/** What is on a photo. */
export interface Seen {
  /** Markdown. */
  words: string;
  /** The plant, where it is named with some certainty. */
  guide?: LibraryPlant | undefined;
}

/** Looks at the photo of a question with the built-in identifier. */
@Injectable()
export class PhotoReader {
  constructor(
    private readonly identifier: BuiltInIdentifier,
    private readonly knowledge: Knowledge,
  ) {}

  async read(photo: Buffer): Promise<Seen> {
    const sighting = await this.identifier.identify([photo]).catch((error: unknown) => {
      if (error instanceof DomainError) return undefined;
      throw error;
    });
    if (!sighting) return { words: tAssistant('noPhotosNow') };
    const { isPlant, isKnown, condition } = sighting;
    if (!isPlant) return { words: tAssistant('noPlantOnPhoto') };
    const guesses = sighting.guesses.slice(0, MAX_GUESSES);
    const guides = await this.knowledge.guidesNamed(
      guesses.map(({ scientificName, typical }) => normaliseName(typical ?? scientificName)),
    );
    const named = guesses.map(({ commonName, scientificName, typical }) => {
      const guide = guides.get(normaliseName(typical ?? scientificName));
      return { guide, link: guide ? guideLink({ ...guide, commonName }) : plain(commonName) };
    });
    const [best] = named;
    const isSure = isKnown && !sighting.mayNotBeAPlant && (guesses[0]?.confidence ?? 0) >= MIN_SURE;
    if (!best || !isSure) return { words: unsure(named.map(({ link }) => link)) };
    const sees = tAssistant('onPhoto', { plant: best.link });
    const looks = condition.verdict === 'stressed' ? [tAssistant('looksUnwell')] : [];
    return { words: [sees, ...looks, tAssistant('closer')].join(' '), guide: best.guide };
  }
}

function unsure(links: string[]): string {
  const words = links.length
    ? tAssistant('perhapsOnPhoto', { plants: inWords(links, 'or') })
    : tAssistant('unknownOnPhoto');
  return `${words} ${tAssistant('closer')}`;
}
