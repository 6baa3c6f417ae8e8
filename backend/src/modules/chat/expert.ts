import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { todayOf } from '../garden/index.js';
import type { Gardener } from '../garden/index.js';
import { suggestionsFor } from './assistant/suggestions.js';
import type { ExpertDto, ExpertModelDto } from './chat.dto.js';
import { soilSince } from './domain/soil-history.js';
import { Knowledge } from './knowledge.js';

const LOCAL = { provider: 'local', model: 'leaflore-assistant' };

/** Who answers on this server, and what a gardener may want to ask. */
@Injectable()
export class Expert {
  constructor(
    private readonly config: Config,
    private readonly knowledge: Knowledge,
  ) {}

  async describe(gardener: Gardener): Promise<ExpertDto> {
    const today = todayOf(gardener);
    const [plants, checks] = await Promise.all([
      this.knowledge.plants(gardener),
      this.knowledge.answered(gardener, soilSince(today)),
    ]);
    return { models: this.models(), suggestions: suggestionsFor(plants, checks, today) };
  }

  private models(): ExpertModelDto[] {
    const { chatProviders, ANTHROPIC_MODEL, OPENAI_MODEL } = this.config;
    const first = chatProviders.includes('anthropic')
      ? { provider: 'anthropic', model: ANTHROPIC_MODEL }
      : LOCAL;
    const second = { provider: 'openai', model: OPENAI_MODEL };
    return [
      { useOpenAI: false, ...first, isAvailable: true },
      { useOpenAI: true, ...second, isAvailable: chatProviders.includes('openai') },
    ];
  }
}
