import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { problem, visit, withServer } from '../../test/visit';
import { articles } from '../content/articles';

withServer();
const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const [problems, beginners, monthly, technology] = articles;
const titles = () =>
  screen.getAllByRole('article').flatMap((card) => card.querySelector('h3 a')?.textContent ?? []);
const open = async () => {
  visit('/Blog', undefined);
  await screen.findByRole('heading', { level: 1, name: 'Plant Care Blog' });
};
const search = () => screen.getByRole('searchbox', { name: 'Search articles' });

describe('the blog', () => {
  it('shows featured articles first, then all, with at most three tags each', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 2, name: 'Featured Articles' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Latest Articles' })).toBeInTheDocument();
    expect(titles()).toEqual([problems, monthly, ...articles].map((article) => article!.title));
    expect(screen.getByText('4 articles')).toBeInTheDocument();
    for (const list of screen.getAllByRole('list', { name: 'Tags' }))
      expect(within(list).getAllByRole('listitem').length).toBeLessThanOrEqual(3);
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Copy Link' })).toBeInTheDocument();
  });

  it('finds articles by words and topic, and a second press on the topic takes it away', async () => {
    await open();
    await person.click(screen.getByRole('button', { name: 'Plant Health' }));
    expect(screen.getByRole('heading', { name: 'Search Results' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Featured Articles' })).not.toBeInTheDocument();
    expect(titles()).toEqual([problems!.title, technology!.title]);
    await person.type(search(), 'ai');
    expect(titles()).toEqual([technology!.title]);
    await person.clear(search());
    await person.click(screen.getByRole('button', { name: 'Plant Health' }));
    expect(titles()).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'All Topics' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says when nothing is found, and clears the filters', async () => {
    await open();
    await person.type(search(), 'zzz');
    expect(screen.getByText('No articles found matching your criteria.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(search()).toHaveValue('');
    expect(titles()).toHaveLength(6);
    expect(screen.getByRole('search')).toHaveFocus();
  });
});

describe('an article', () => {
  const counted = (views: number) => http.post('*/api/blog/:slug/views', () => HttpResponse.json({ views }));

  it('has everything of the specification', async () => {
    visit(`/blog/${beginners!.slug.toUpperCase()}`, undefined, counted(7));
    expect(await screen.findByRole('heading', { level: 1, name: beginners!.title })).toBeInTheDocument();
    for (const text of ['Leaflore', '23 November 2026', beginners!.readTime])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(await screen.findByText('7 views')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Begin with the leaves' })).toBeInTheDocument();
    expect(within(screen.getAllByRole('list', { name: 'Tags' })[0]!).getAllByRole('listitem')).toHaveLength(
      beginners!.tags.length,
    );
    const related = screen.getAllByRole('article');
    expect(related).toHaveLength(2);
    for (const card of related) {
      expect(within(card).getByRole('link', { name: /^Read More/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/blog\//),
      );
      expect(within(card).getAllByRole('listitem')).toHaveLength(2);
    }
    expect(await screen.findByRole('button', { name: 'Copy Link' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(`${beginners!.title} · Leaflore`));
  });

  it('is there without its view count when that cannot be had', async () => {
    visit(
      `/blog/${problems!.slug}`,
      undefined,
      http.post('*/api/blog/:slug/views', () => problem(503, 'unavailable', 'No.')),
    );
    expect(await screen.findByRole('heading', { name: 'First feel the soil' })).toBeInTheDocument();
    expect(screen.queryByText(/\bviews?$/)).not.toBeInTheDocument();
  });

  it('that does not exist leads back', async () => {
    visit('/blog/none', undefined);
    expect(await screen.findByRole('heading', { level: 1, name: 'Article Not Found' })).toBeInTheDocument();
    expect(screen.getByText("The article you're looking for doesn't exist.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  });
});
