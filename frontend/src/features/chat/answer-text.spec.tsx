import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AnswerText } from './answer-text';
import { ownLink } from './own-link';

const ID = '11111111-0000-4000-8000-000000000001';

/** What a model, or a name in a garden that it repeats, could try to bring onto the page. */
const HOSTILE = [
  '![x](https://evil.example/pixel.png)',
  '![x](/api/photos/1/2.webp)',
  '![x](data:image/svg+xml;base64,PHN2Zy8+)',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">press</a>',
  '<style>body{display:none}</style>',
  '<form action="https://evil.example"><input name=password></form>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '[press](javascript:alert(1))',
  '[press](JaVaScRiPt:alert(1))',
  '[press](&#106;avascript:alert(1))',
  '[press](data:text/html,<script>alert(1)</script>)',
  '[press](vbscript:x)',
  '[press](https://evil.example)',
  '[press](//evil.example/garden)',
  '[press](/\\evil.example)',
  '[press](/api/logout)',
  '[press](/premium?success=true)',
  '[press](/garden/../api/logout)',
  '[press](/library/x?next=https://evil.example)',
  '[press][1]\n\n[1]: https://evil.example',
  'https://evil.example and www.evil.example and me@evil.example',
  '<https://evil.example>',
  '[![x](https://evil.example/x.png)](https://evil.example)',
  '# A heading that looks like ours',
  '- [ ] a box to tick',
  'text[^1]\n\n[^1]: https://evil.example',
  '```html\n<script>alert(1)</script>\n```',
  '| a | b |\n| - | - |\n| ![x](https://evil.example/x.png) | <img src=x> |',
];

const shown = (text: string) =>
  render(
    <MemoryRouter>
      <AnswerText text={text} />
    </MemoryRouter>,
  ).container;

describe('an answer', () => {
  it.each(HOSTILE)('renders harmless: %s', (text) => {
    const page = shown(text);
    const forbidden =
      'img, script, iframe, svg, style, form, input, meta, object, embed, link, video, audio, h1, h2, h3';
    expect(page.querySelectorAll(forbidden)).toHaveLength(0);
    for (const element of page.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^src$|^style$/);
        expect(value).not.toMatch(/evil|javascript|data:/);
      }
    expect(page.querySelectorAll('a')).toHaveLength(0);
  });

  it('keeps emphasis, lists, tables and links to our own pages', () => {
    const page = shown(
      `Your [Monstera](/garden/${ID}) **needs water**:\n\n- today\n- [guide](/library/monstera)\n\n| a |\n| - |\n| b |`,
    );
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      `/garden/${ID}`,
      '/plants/monstera',
    ]);
    expect(page.querySelector('strong')).toHaveTextContent('needs water');
    expect(page.querySelectorAll('li')).toHaveLength(2);
    expect(page.querySelector('td')).toHaveTextContent('b');
  });

  it('knows which addresses are ours', () => {
    for (const address of [
      '/garden',
      `/garden/${ID}`,
      `/garden/${ID}/doctor`,
      '/plants/peace-lily',
      '/doctor',
      '/profile',
    ])
      expect(ownLink(address)).toBe(address);
    expect(ownLink('/library/peace-lily')).toBe('/plants/peace-lily');
    for (const address of [undefined, '', '/', '/garden/..', '//x', '/library/', '/library/A', '/admin'])
      expect(ownLink(address)).toBeUndefined();
  });
});
