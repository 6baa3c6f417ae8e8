import { changed, dropDraft, emptyDraft, isEmpty, keepDraft, keptDraft, wordsOf } from './draft';

describe('a draft of the journal', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  const draft = { ...emptyDraft(), content: 'Two new leaves.', photo: 'data:image/jpeg;base64,AAAA' };

  it('is stored for its plant, as it was', () => {
    keepDraft('fern', draft);
    expect(keptDraft('fern')).toEqual(draft);
    expect(keptDraft('lily')).toBeUndefined();
  });

  it('is gone once it is dropped, or emptied by hand', () => {
    keepDraft('fern', draft);
    dropDraft('fern');
    expect(keptDraft('fern')).toBeUndefined();
    keepDraft('fern', draft);
    keepDraft('fern', { ...draft, content: '  ', photo: null });
    expect(keptDraft('fern')).toBeUndefined();
  });

  it('keeps its text when there is no room for the photo', () => {
    const set = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
      if (value.includes('data:')) throw new DOMException('full', 'QuotaExceededError');
      set.call(this, name, value);
    });
    keepDraft('fern', draft);
    expect(keptDraft('fern')).toEqual({ ...draft, photo: null });
  });

  it('survives a device that stores nothing, and one that stored nonsense', () => {
    localStorage.setItem('journal-draft:fern', '{not json');
    expect(keptDraft('fern')).toBeUndefined();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(() => keepDraft('fern', draft)).not.toThrow();
  });

  it('is another entry once it is changed, and the same one when it is saved again', () => {
    const more = changed(draft, { content: 'Three new leaves.' });
    expect(more.key).not.toBe(draft.key);
    keepDraft('fern', more);
    expect(keptDraft('fern')?.key).toBe(more.key);
  });

  it('has a default text where nothing was written', () => {
    const ticked = (...careActions: string[]) => wordsOf({ ...emptyDraft(), careActions });
    expect(ticked('water')).toBe('Watered.');
    expect(ticked('water', 'fertilise', 'prune')).toBe('Watered, fed and pruned.');
    expect(ticked()).toBe('A new photo.');
    expect(wordsOf({ ...draft, content: ' A bud! ', careActions: ['water'] })).toBe('A bud!');
  });

  it('is empty when nothing in it could be lost', () => {
    expect(isEmpty({ ...emptyDraft(), content: ' \n' })).toBe(true);
    expect(isEmpty({ ...emptyDraft(), careActions: ['water'] })).toBe(false);
    expect(isEmpty({ ...emptyDraft(), imageUrl: '/api/photos/1/2.webp' })).toBe(false);
  });
});
