// What a screen reader says of a page, line by line, from the browser's accessibility tree.

/** Roles whose name comes from what is inside: a line each, and nothing below it. */
const LEAVES = new Set(
  'button link heading textbox searchbox checkbox switch radio combobox menuitem tab image progressbar slider option'.split(
    ' ',
  ),
);
/** Said when a reader comes in, and what is inside follows; those that need a name are not said without one. */
const PLACES = new Set('main navigation banner contentinfo dialog article list table search'.split(' '));
const NAMED_PLACES = new Set('region group form figure radiogroup tabpanel menu'.split(' '));
/** What Chromium calls otherwise than WAI-ARIA does. */
const OTHER_NAMES = {
  img: 'image',
  ProgressIndicator: 'progressbar',
  ComboBoxSelect: 'combobox',
  PopUpButton: 'combobox',
  ComboBoxMenuButton: 'combobox',
  Figure: 'figure',
  DisclosureTriangle: 'button',
  DisclosureTriangleGrouped: 'button',
};
/** Text of one of these is one line. */
const BLOCKS = new Set(
  'paragraph listitem term definition status alert cell rowheader columnheader'.split(' '),
);
const DAY = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?';
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const DATES = new RegExp(`${DAY}\\b\\d{1,2} ${MONTH}\\b(?: \\d{4})?|${DAY}${MONTH} \\d{4}`, 'g');

/** What is another on another day, and how it is written instead. */
const CHANGING = [
  [DATES, '(date)'],
  [/\b(?:every|in|for|by) \d+ days\b/gi, (text) => text.replace(/\d+/, '(number)')],
  [/\b(?:winter|spring|summer|autumn)\b/g, '(season)'],
];

/** The words of a name or a text, without what is another on another day. */
export const words = (text = '') =>
  CHANGING.reduce(
    (said, [what, instead]) => said.replaceAll(what, instead),
    String(text).replaceAll(/\s+/g, ' ').trim(),
  );

const of = (value) => value?.value;
const roleOf = (node) => OTHER_NAMES[of(node.role)] ?? of(node.role);
const property = (node, name) => of(node.properties?.find((each) => each.name === name)?.value);

/** What is said behind role and name. */
function statesOf(node, current) {
  const role = roleOf(node);
  const on = (name, word = name) => (property(node, name) ? word : undefined);
  const isTicked = ['checkbox', 'switch', 'radio'].includes(role);
  const expanded = property(node, 'expanded');
  const pressed = property(node, 'pressed');
  const hasValue = ['textbox', 'searchbox', 'combobox'].includes(role);
  const value = hasValue && words(of(node.value));
  return [
    value && `holds “${value}”`,
    isTicked && (property(node, 'checked') === 'true' ? 'on' : 'off'),
    pressed !== undefined && (pressed === 'true' ? 'pressed' : 'not pressed'),
    expanded !== undefined && (expanded ? 'open' : 'closed'),
    on('disabled'),
    on('required'),
    property(node, 'invalid') === 'true' && 'invalid',
    current.get(node.backendDOMNodeId) && `current ${current.get(node.backendDOMNodeId)}`,
    on('focused', 'has the focus'),
    of(node.description) && `“${words(of(node.description))}”`,
  ].filter(Boolean);
}

/** The browser's accessibility tree as an object whose nodes know their children; what is ignored is left out. */
async function treeOf(page) {
  const cdp = await page.context().newCDPSession(page);
  try {
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const children = (node) => (node.childIds ?? []).flatMap((id) => shown(byId.get(id)));
    const shown = (node) => (!node ? [] : node.ignored ? children(node) : [node]);
    return { root: nodes[0], children, current: await currentOf(cdp) };
  } finally {
    await cdp.detach();
  }
}

/** The elements with aria-current, which the tree leaves out: what they are current as, by their id in the tree. */
async function currentOf(cdp) {
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[aria-current]:not([aria-current=false])',
  });
  const found = new Map();
  for (const nodeId of nodeIds) {
    const { node } = await cdp.send('DOM.describeNode', { nodeId });
    found.set(node.backendNodeId, node.attributes[node.attributes.indexOf('aria-current') + 1]);
  }
  return found;
}

/** Whether a text goes on where the one before it ends, as around a word in bold. */
const isOneSentence = (before, after) => /\s$/.test(before) || /^[\s.,;:!?)]/.test(after);

/** All nodes below this one, in the order in which they are read. */
function* walk(node, children) {
  yield node;
  for (const child of children(node)) yield* walk(child, children);
}

/**
 * What is heard of one part of the page, such as `main` or `dialog`, in order: a line for each thing with its role, name and
 * state, and for each text. `name` chooses among several parts of a role.
 */
export async function heardOf(page, { role, name }) {
  const { root, children, current } = await treeOf(page);
  const isIt = (node) => roleOf(node) === role && (name === undefined || words(of(node.name)) === name);
  const part = [...walk(root, children)].find(isIt);
  if (!part) throw new Error(`There is no ${role} ${name ?? ''}`);
  const lines = [];
  let block;
  let written = '';
  const say = (node, within) => {
    const kind = roleOf(node);
    const title = words(of(node.name));
    if (kind === 'StaticText') {
      if (!title) return;
      const text = of(node.name);
      const isNext = within && block === within && isOneSentence(written, text);
      written = isNext ? written + text : text;
      if (isNext) lines.pop();
      lines.push(`text ${words(written)}`);
      block = within;
      return;
    }
    if (kind === 'Legend') return; // it is the name of what follows
    if (kind === 'LabelText') return void fieldsIn(node).forEach((field) => say(field, within));
    const isLeaf = LEAVES.has(kind);
    const isPlace = PLACES.has(kind) || (NAMED_PLACES.has(kind) && title);
    if (isLeaf || isPlace) {
      block = undefined;
      const level = kind === 'heading' ? ` ${property(node, 'level')}` : '';
      const count = kind === 'list' ? ` of ${children(node).length}` : '';
      lines.push([`${kind}${level}${count}${title && ` “${title}”`}`, ...statesOf(node, current)].join(', '));
    }
    if (isLeaf && kind !== 'heading') return;
    const inside = isLeaf ? children(node).filter((each) => LEAVES.has(roleOf(each))) : children(node);
    for (const child of inside) say(child, BLOCKS.has(kind) ? node.nodeId : within);
    if (BLOCKS.has(kind)) block = undefined;
  };
  // A label is the name of the field behind it, or within it.
  const fieldsIn = (label) =>
    [...walk(label, children)].filter((node) => node !== label && LEAVES.has(roleOf(node)));
  say(part);
  return lines;
}

/**
 * What is wrong with the tree of any page: something to press or fill in that has no name, headings that skip a level, another
 * number of first headings than one, two fields of one name.
 */
export async function faultsOf(page) {
  const { root, children } = await treeOf(page);
  const nodes = [...walk(root, children)];
  const dialog = nodes.findLast((node) => roleOf(node) === 'dialog');
  const heard = dialog ? [...walk(dialog, children)] : nodes;
  const faults = [];
  for (const node of heard)
    if (LEAVES.has(roleOf(node)) && !words(of(node.name)))
      faults.push(`a ${roleOf(node)} without a name (${node.backendDOMNodeId})`);
  const headings = heard.filter((node) => roleOf(node) === 'heading');
  const levels = headings.map((node) => property(node, 'level'));
  levels.forEach((level, at) => {
    if (at > 0 && level > levels[at - 1] + 1)
      faults.push(`“${words(of(headings[at].name))}” skips a level: ${levels[at - 1]} to ${level}`);
  });
  const firsts = levels.filter((level) => level === 1).length;
  if (!dialog && firsts !== 1) faults.push(`${firsts} first headings`);
  const fields = heard.filter((node) => ['textbox', 'searchbox'].includes(roleOf(node)));
  const names = fields.map((node) => words(of(node.name)));
  names.forEach((name, at) => names.indexOf(name) !== at && faults.push(`two fields “${name}”`));
  return faults;
}
