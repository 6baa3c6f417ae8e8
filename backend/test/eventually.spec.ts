import { eventually } from './eventually.js';

describe('eventually', () => {
  it('answers what was seen when it became so', async () => {
    let looks = 0;
    expect(
      await eventually(
        () => (looks += 1),
        (count) => count === 3,
      ),
    ).toBe(3);
  });

  it('throws when its time is over, with what was seen last and the line that waited', async () => {
    const waiting = eventually(
      () => ({ plants: ['aloe'] }),
      () => false,
      30,
    );
    const error = await waiting.catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(Error);
    const { message, stack } = error as Error;
    expect(message).toBe("Still not so after 0.03 s; last seen: { plants: [ 'aloe' ] }");
    expect(stack).toContain('eventually.spec');
  });

  it('fails at once when looking fails', async () => {
    const look = () => Promise.reject(new Error('the door is locked'));
    await expect(eventually(look, () => true)).rejects.toThrow('the door is locked');
  });
});
