import { focusFirst } from './focus-first';

const open = (content: string) => {
  document.body.innerHTML = `<div role="dialog"><h2 tabindex="-1" data-title>Guide</h2><button>Close</button><div data-useful>${content}</div></div>`;
  focusFirst(document.querySelector<HTMLElement>('[role="dialog"]')!);
  return document.activeElement?.textContent;
};

describe('the focus in a dialog that opens', () => {
  it('is on the first control of its content', () => {
    expect(open('<a href="/garden">My Garden</a><button>Keep it</button>')).toBe('My Garden');
  });

  it('is not on what deletes, and not on a source at another site', () => {
    const source = '<a href="https://example.org" target="_blank">Read the source</a>';
    expect(open(`${source}<button data-danger>Delete</button><button>Keep it</button>`)).toBe('Keep it');
    expect(open(source)).toBe('Guide');
  });
});
