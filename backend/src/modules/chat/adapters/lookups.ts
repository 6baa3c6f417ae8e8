import { inUnits } from '@leaflore/doctor/units';
import { language } from '../../../kernel/languages/language.js';
import { estimateTokens } from '../domain/tokens.js';
import type { ChatQuestion } from '../ports/chat-model.js';
import type { KnowledgeTools } from '../tools/knowledge-tools.js';
import type { Round } from './dialogue.js';
import { MAX_READ } from './instructions.js';

/** What one question looks up: bounded in total. */
export class Lookups {
  private tokens = 0;

  constructor(
    private readonly tools: KnowledgeTools,
    private readonly gardener: ChatQuestion['gardener'],
  ) {}

  /** How many tokens were read so far. */
  get read(): number {
    return this.tokens;
  }

  /** One after the other, as each counts before the next. */
  async runAll(asked: Round['lookups']): Promise<{ id: string; content: string }[]> {
    const answers = [];
    for (const { id, name, input } of asked) answers.push({ id, content: await this.run(name, input) });
    return answers;
  }

  private async run(name: string, input: unknown): Promise<string> {
    if (this.tokens >= MAX_READ)
      return JSON.stringify({ error: 'Enough was looked up. Answer with what you have.' });
    const answer = await this.tools.run(this.gardener, name, input);
    const found = inUnits(answer, this.gardener.units, language());
    this.tokens += estimateTokens(found);
    return found;
  }
}
