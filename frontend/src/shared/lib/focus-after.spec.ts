import { focusAfter } from './focus-after';

describe('when what a button removes is gone', () => {
  const find = (name: string) => document.querySelector<HTMLElement>(name)!;

  beforeEach(() => {
    document.body.innerHTML = '<main tabindex="-1"><ul><li><button>Remove</button></li></ul></main><input>';
    find('button').focus();
  });

  const removed = () => {
    const removal = Promise.resolve().then(() => find('li').remove());
    return focusAfter(
      removal.then(() => true),
      find('button'),
    );
  };

  it('the place around it has the focus', async () => {
    await removed();
    expect(document.activeElement).toBe(find('main'));
  });

  it('the place has it too while a button beside it, which was pressed, is still there', async () => {
    find('input').focus();
    await removed();
    expect(document.activeElement).toBe(find('main'));
  });

  it('what somebody has gone on to meanwhile keeps it', async () => {
    const removal = removed();
    find('input').focus();
    await removal;
    expect(document.activeElement).toBe(find('input'));
  });

  it.each([undefined, false])('nothing moves where it could not be removed: %s', async (removed) => {
    await focusAfter(Promise.resolve(removed), find('button'));
    expect(document.activeElement).toBe(find('button'));
  });
});
