/** What a call of a paid provider takes, as far as it is known. */
interface Tokens {
  inputTokens?: number;
  outputTokens?: number;
}

/** Counts the tokens of the calls that one answer takes. */
export class Meter {
  private readonly calls: Tokens[] = [];

  /** A call that is made now; its tokens are noted as they become known. */
  begin(): Tokens {
    const call: Tokens = {};
    this.calls.push(call);
    return call;
  }

  /** Of all calls; nothing where none is known. */
  get total(): Tokens {
    const sum = (tokens: (number | undefined)[]) =>
      tokens.reduce<number | undefined>(
        (all, one) => (one === undefined ? all : (all ?? 0) + one),
        undefined,
      );
    const [inputTokens, outputTokens] = [
      sum(this.calls.map((call) => call.inputTokens)),
      sum(this.calls.map((call) => call.outputTokens)),
    ];
    return {
      ...(inputTokens !== undefined && { inputTokens }),
      ...(outputTokens !== undefined && { outputTokens }),
    };
  }
}
