import { setTimeout as pause } from 'node:timers/promises';
import type { Part } from './chat-channel.js';
import type { ReplyText } from './ports/chat-model.js';

/** Parts that come within this time go together; the first goes at once. A longer text grows in larger steps, as all of it is kept. */
const EVERY_MS = 60;
const EVERY_MS_OF_LONG = 200;
const LONG = 400;
const HALF_LETTER = /[\uD800-\uDBFF]$/;

/** Keeps the text so far, of which `part` is new; false when nobody wants it any more. */
type Keep = (text: string, part: Part) => Promise<boolean>;

/** A reply while it is being written: it is kept, and passed on, as it grows. */
export class Draft implements ReplyText {
  private written = '';
  private kept = 0;
  private keeping?: Promise<void>;

  constructor(
    private readonly keep: Keep,
    /** Called when nobody wants it any more, or, with the error, when it cannot be kept. */
    private readonly onEnd: (error?: unknown) => void,
  ) {}

  /** The whole text. */
  get text(): string {
    return this.written;
  }

  write(part: string): void {
    this.written += part.replaceAll('\0', '');
    this.keeping ??= this.keepAll()
      .catch(this.onEnd)
      .finally(() => (this.keeping = undefined));
  }

  /** Begins again, with another text where there is one; nothing of the old one stays. */
  async restart(text = ''): Promise<void> {
    await this.keeping;
    this.written = '';
    this.kept = 0;
    this.write(text);
  }

  /** Waits until everything is kept. */
  async settle(): Promise<void> {
    await this.keeping;
  }

  private async keepAll(): Promise<void> {
    for (;;) {
      const text = this.written.replace(HALF_LETTER, '');
      if (text.length === this.kept) return;
      const part = { from: this.kept, text: text.slice(this.kept) };
      this.kept = text.length;
      if (!(await this.keep(text, part))) return this.onEnd();
      await pause(text.length < LONG ? EVERY_MS : EVERY_MS_OF_LONG);
    }
  }
}
