import { setImmediate } from 'node:timers';
import { renderPages, type RenderedPage } from './prerender';

// React's server renderer needs what Node has and jsdom lacks.
Object.assign(globalThis, { setImmediate });

describe('the pages that the build renders', () => {
  let pages: Map<string, RenderedPage>;
  beforeAll(async () => {
    pages = new Map((await renderPages()).map((page) => [page.file, page]));
  }, 60_000);
  const read = (file: string) => {
    const main = document.createElement('div');
    main.innerHTML = pages.get(file)!.html;
    return main;
  };

  it.each([
    ['home.newcomer', 'Begin with one plant', '/identify'],
    ['home.premium-newcomer', 'Begin with one plant', '/identify'],
    ['garden.newcomer', 'Your Garden is Empty', '/identify'],
    ['garden.premium-newcomer', 'Your Garden is Empty', '/identify'],
  ])(
    '%s is complete for a member without plants: its drawing, its text and the next step',
    (file, title, next) => {
      const main = read(file).querySelector('main')!;
      expect(main.textContent).toContain(title);
      expect(main.querySelector('img')).toHaveAttribute('src');
      expect(main.querySelector(`a[href="${next}"]`)).not.toBeNull();
      expect(main.textContent).not.toContain('Loading your garden');
    },
  );

  it.each([
    ['home.member', 'See what your plants need today, or learn the name of a new one.'],
    ['garden.member', 'Your plants and what each one needs.'],
    ['identify.member', 'Plant Identification'],
    ['identifications.member', 'Your Identifications'],
  ])('%s holds what stays and is largest while the rest is on its way', (file, words) => {
    expect(read(file).textContent).toContain(words);
  });

  it('of a plant holds the drawing that stands before its photo', () => {
    expect(read('garden.id.member').querySelector('main img')).toHaveAttribute('src');
    expect(pages.get('garden.id.member')!.asks).toEqual(['/api/plants/:id']);
  });

  it('are there for both plans, and say of Premium only what all who have it share', () => {
    const members = [...pages.keys()].filter((file) => /\.(member|newcomer)$/.test(file));
    expect(members).toHaveLength(7);
    for (const file of members) {
      const premium = file.replace('member', 'premium').replace('newcomer', 'premium-newcomer');
      const badge = (of: string) => read(of).querySelector('header')!.textContent!.split('Premium').length;
      expect([premium, badge(premium) - 1]).toEqual([premium, 1]);
    }
    expect(read('home.premium').textContent).toContain('Unlimited identifications and AI chat');
    expect(read('identify.member').textContent).toContain('Free Trial');
    expect(read('identify.premium').textContent).not.toContain('Free Trial');
  });

  it('say nothing that is true for some members only, and need no style attribute', () => {
    for (const { file, who, html } of pages.values()) {
      expect([file, / style="/.test(html)]).toEqual([file, false]);
      const some = who.startsWith('premium') ? /\d identification/ : /PREMIUM|\d identification/;
      if (who !== 'visitor') expect([file, some.test(html)]).toEqual([file, false]);
    }
  });
});
