import { costOf, readPrices } from './cost.js';

const prices = readPrices(['claude-sonnet-5-5=2/10', 'gpt-4o=2.5/10']);
const call = (model: string, inputTokens?: number, outputTokens?: number) =>
  costOf({ model, inputTokens, outputTokens }, prices);

describe('the cost of a call', () => {
  it('is counted in millionths of a dollar, by tokens in and out', () => {
    expect(call('gpt-4o', 1000, 100)).toBe(3500);
    expect(call('claude-sonnet-5-5', 1500, 300)).toBe(6000);
    expect(call('gpt-4o', undefined, 100)).toBe(1000);
  });

  it('is that of the model for a dated version, and not for a model of another name', () => {
    expect(call('gpt-4o-2024-11-20', 1000, 100)).toBe(3500);
    expect(call('gpt-4o-mini', 1000, 100)).toBeNull();
  });

  it('is not known without tokens or without a price', () => {
    expect(call('gpt-4o')).toBeNull();
    expect(call('local-model', 1000, 100)).toBeNull();
    expect(costOf({ model: 'gpt-4o', inputTokens: 1, outputTokens: 1 }, [])).toBeNull();
  });
});
