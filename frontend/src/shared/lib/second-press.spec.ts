import { ignoreSecondPresses } from './second-press';

const find = (name: string) => document.querySelector<HTMLElement>(name)!;
const presses: string[] = [];
let end: () => void;
let now: number;

beforeEach(() => {
  document.body.innerHTML =
    '<main><button>Add</button><p>beside it</p><a>Basil</a><label>Today <input type="checkbox"></label></main>';
  presses.length = 0;
  now = 1000;
  end = ignoreSecondPresses();
  find('main').onclick = ({ target }) => presses.push((target as Element).tagName);
});
afterEach(() => end());

interface Finger {
  after?: number;
  x?: number;
  detail?: number;
  pointerType?: string;
}

/** Presses an element; `detail` is how many presses the browser has counted. */
function press(name: string, { after = 150, x = 100, detail = 1, pointerType = 'touch' }: Finger = {}) {
  now += after;
  for (const type of ['pointerdown', 'click']) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: 50, detail });
    Object.defineProperties(event, { timeStamp: { value: now }, pointerType: { value: pointerType } });
    find(name).dispatchEvent(event);
  }
}

describe('a second press at once, at the same place', () => {
  it('is ignored on what has come there: another control, or the page behind a sheet', () => {
    press('button');
    press('a');
    press('p');
    expect(presses).toEqual(['BUTTON']);
  });

  it('counts for the same button, such as an arrow', () => {
    press('button');
    press('button');
    expect(presses).toEqual(['BUTTON', 'BUTTON']);
  });

  it('does not close what the first has opened', () => {
    find('button').setAttribute('aria-expanded', 'false');
    press('button');
    press('button');
    expect(presses).toEqual(['BUTTON']);
    press('button', { after: 500 });
    expect(presses).toEqual(['BUTTON', 'BUTTON']);
  });

  it('counts a moment later, or elsewhere', () => {
    press('button');
    press('a', { after: 500 });
    press('button', { x: 300 });
    expect(presses).toEqual(['BUTTON', 'A', 'BUTTON']);
  });

  it('counts after a press that missed', () => {
    press('p');
    press('button');
    expect(presses).toEqual(['P', 'BUTTON']);
  });

  it('ticks a box by its label once, as the browser presses the box as well', () => {
    press('label');
    expect(presses).toEqual(['LABEL', 'INPUT']);
    expect(find('input')).toBeChecked();
  });

  it('of a mouse is ignored where it is the second of a double click', () => {
    const mouse = { pointerType: 'mouse' };
    press('button', mouse);
    press('a', { ...mouse, detail: 2 });
    press('button', mouse);
    press('a', mouse);
    expect(presses).toEqual(['BUTTON', 'BUTTON', 'A']);
  });

  it('of a mouse closes no dialog that has just opened', () => {
    const closed = jest.fn();
    document.addEventListener('pointerdown', closed);
    press('button');
    closed.mockClear();
    press('p');
    expect(closed).not.toHaveBeenCalled();
    document.removeEventListener('pointerdown', closed);
  });
});
