import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aGarden, aPlant } from '../../../test/garden-samples';
import { beToday } from '../../../test/plant-samples';
import { libraryPlant, problem, rosa, visit, withServer } from '../../../test/visit';

withServer();
beforeEach(beToday);
beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.useRealTimers());

const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const lily = aPlant('Peace Lily');
const fern = aPlant('Fern', { status: 'needs-care', needsWater: true, waterDueOn: '2026-11-02' });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const names = () =>
  screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
const toast = () => within(screen.getByRole('region', { name: /F8/ }));
const rosaHere = { ...rosa, timeZone: 'UTC' };

describe('adding a plant', () => {
  const open = async () => {
    await screen.findByRole('button', { name: 'Past plants' }); // the garden is there
    await person.click(screen.getByRole('button', { name: 'Add Plant' }));
    return within(await screen.findByRole('dialog'));
  };

  it('keeps what was typed when the page was left, until it is closed', async () => {
    const type = async () => {
      const { unmount } = visit('/garden', rosaHere, ...aGarden([fern]).answers);
      const sheet = await open();
      await person.click(sheet.getByRole('button', { name: /^Type it in/ }));
      return { sheet, name: sheet.getByLabelText('Name'), unmount };
    };
    const first = await type();
    expect(first.sheet.queryByText(/^Not saved yet/)).not.toBeInTheDocument();
    await person.type(first.name, 'Grandma’s ivy');
    await person.click(first.sheet.getByRole('button', { name: 'Bathroom' }));
    first.unmount();
    const again = await type();
    expect(again.name).toHaveValue('Grandma’s ivy');
    expect(again.sheet.getByLabelText(/^Where does it stand/)).toHaveValue('Bathroom');
    const kept = again.sheet.getByText('Not saved yet. We’ve kept what you wrote.');
    // It stands apart from the form below it, as in the sheet that changes a plant.
    expect(kept.closest('.chosen')).not.toBeNull();
    await person.click(again.sheet.getByRole('button', { name: 'Close' }));
    again.unmount();
    expect((await type()).name).toHaveValue('');
  });

  it('by typing it in needs only a name', async () => {
    const garden = aGarden([fern]);
    visit('/garden', rosaHere, ...garden.answers);
    const sheet = await open();
    await person.click(sheet.getByRole('button', { name: /^Type it in/ }));
    await person.click(sheet.getByRole('button', { name: 'Add to My Garden' }));
    expect(await sheet.findByText('Please give your plant a name')).toBeInTheDocument();
    await person.type(sheet.getByLabelText('Name'), 'Grandma’s ivy');
    await person.click(sheet.getByRole('button', { name: 'Bathroom' }));
    await person.selectOptions(
      sheet.getByLabelText('How bright is it there?'),
      'Beside a window, out of the sun',
    );
    const asked = within(sheet.getByRole('group', { name: 'When was it last watered?' }));
    expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'A few days ago',
      'About a week ago',
      'I don’t know',
    ]);
    await person.click(asked.getByRole('button', { name: 'A few days ago' }));
    expect(asked.getByRole('button', { name: 'A few days ago' })).toHaveAttribute('aria-pressed', 'true');
    await person.click(sheet.getByRole('button', { name: 'Add to My Garden' }));
    expect(await screen.findByText('Plant Added!')).toBeInTheDocument();
    expect(screen.getByText('Grandma’s ivy has been added to your garden.')).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['Fern', 'Grandma’s ivy']));
    expect(garden.sent).toEqual({
      commonName: 'Grandma’s ivy',
      place: 'Bathroom',
      light: 'bright',
      watered: 'a-few-days-ago',
    });
  });

  it('by choosing it from the library takes its care from there', async () => {
    const garden = aGarden([]);
    visit(
      '/garden',
      rosaHere,
      http.get('*/api/plant-library', () => HttpResponse.json([libraryPlant('Aloe')])),
      ...garden.answers,
    );
    const sheet = await open();
    await person.click(sheet.getByRole('button', { name: /^Choose from the library/ }));
    await person.click(await sheet.findByRole('button', { name: /^Aloe/ }));
    expect(sheet.getByLabelText('Name')).toHaveValue('Aloe');
    expect(sheet.queryByLabelText('How often does it need water?')).not.toBeInTheDocument();
    await person.click(sheet.getByRole('button', { name: 'Add to My Garden' }));
    expect(await screen.findByText('Plant Added!')).toBeInTheDocument();
    expect(garden.sent).toEqual({ commonName: 'Aloe', libraryId: 'id of Aloe' });
    // The empty garden is gone, and the button that was pressed there.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'My Garden' })).toHaveFocus());
  });

  it('by its name begins with the name where a link leads to that', async () => {
    visit('/garden?type', rosaHere, ...aGarden([]).answers);
    const sheet = within(await screen.findByRole('dialog', { name: 'Tell us about it' }));
    await waitFor(() => expect(sheet.getByLabelText('Name')).toHaveFocus());
    await person.keyboard('Peace Lily');
    expect(sheet.getByLabelText('Name')).toHaveValue('Peace Lily');
    await person.click(sheet.getByRole('button', { name: 'Another way' }));
    await person.click(sheet.getByRole('button', { name: /^Type it in/ }));
    expect(sheet.getByLabelText('Name')).toHaveFocus();
    await person.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps what was typed and chosen on the way to another way, until the sheet is closed by its button', async () => {
    visit(
      '/garden',
      rosaHere,
      http.get('*/api/plant-library', () => HttpResponse.json([libraryPlant('Aloe')])),
      ...aGarden([fern]).answers,
    );
    const another = () => person.click(screen.getByRole('button', { name: 'Another way' }));
    const sheet = await open();
    await person.click(sheet.getByRole('button', { name: /^Type it in/ }));
    await person.type(sheet.getByLabelText('Name'), 'Ivy');
    await person.click(sheet.getByRole('button', { name: 'Bathroom' }));
    await another();
    await person.keyboard('{Escape}');
    await person.click(sheet.getByRole('button', { name: /^Choose from the library/ }));
    await person.click(sheet.getByRole('button', { name: 'Succulents' }));
    await person.type(sheet.getByRole('searchbox'), 'al');
    await person.click(await sheet.findByRole('button', { name: /^Aloe/ }));
    expect(sheet.getByLabelText('Name')).toHaveValue('Aloe');
    await another();
    await person.click(sheet.getByRole('button', { name: /^Choose from the library/ }));
    expect(sheet.getByRole('searchbox')).toHaveValue('al');
    expect(sheet.getByRole('button', { name: 'Succulents', pressed: true })).toBeInTheDocument();
    await another();
    await person.click(sheet.getByRole('button', { name: /^Type it in/ }));
    expect(sheet.getByLabelText('Name')).toHaveValue('Ivy');
    expect(sheet.getByRole('textbox', { name: /^Where does it stand/ })).toHaveValue('Bathroom');
    await person.keyboard('{Escape}');
    expect(sheet.getByLabelText('Name')).toHaveValue('Ivy');
    await person.click(sheet.getByRole('button', { name: 'Close' }));
    const again = await open();
    await person.click(again.getByRole('button', { name: /^Choose from the library/ }));
    expect(again.getByRole('searchbox')).toHaveValue('');
    await another();
    await person.click(again.getByRole('button', { name: /^Type it in/ }));
    expect(again.getByLabelText('Name')).toHaveValue('');
    await person.type(again.getByLabelText('Name'), 'I{Backspace}');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('by identifying it leads to the photo', async () => {
    visit('/garden', rosaHere);
    const sheet = await open();
    await person.click(sheet.getByRole('button', { name: /^Identify it/ }));
    expect(await screen.findByRole('heading', { name: 'Plant Identification' })).toBeInTheDocument();
  });

  it('keeps what was typed when it fails', async () => {
    visit(
      '/garden',
      rosaHere,
      http.post('*/api/plants', () => problem(503, 'unavailable', 'Away for a moment.')),
    );
    const sheet = await open();
    await person.click(sheet.getByRole('button', { name: /^Type it in/ }));
    await person.type(sheet.getByLabelText('Name'), 'Ivy');
    await person.click(sheet.getByRole('button', { name: 'Add to My Garden' }));
    expect(await screen.findByText('Failed to add plant to garden. Please try again.')).toBeInTheDocument();
    expect(sheet.getByLabelText('Name')).toHaveValue('Ivy');
  });
});

describe('a plant in the garden', () => {
  const change = async (name: string, way: RegExp) => {
    await person.click((await card(name)).getByRole('button', { name: `Change ${name}` }));
    const sheet = within(await screen.findByRole('dialog', { name }));
    await person.click(sheet.getByRole('button', { name: way }));
    return sheet;
  };

  it('is changed and moved', async () => {
    const garden = aGarden([lily, fern]);
    visit('/garden', rosaHere, ...garden.answers);
    const sheet = await change('Peace Lily', /^Change or move it/);
    await person.click(sheet.getByRole('button', { name: 'Bathroom' }));
    await person.type(sheet.getByLabelText(/^Is anything wrong/), 'Brown tips');
    await person.click(sheet.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(garden.sent).toEqual({ place: 'Bathroom', problem: 'Brown tips' });
    expect(await (await card('Peace Lily')).findByText('Bathroom')).toBeInTheDocument();
  });

  it('keeps what was changed when the page is left, until it is saved or discarded', async () => {
    const garden = aGarden([lily, fern]);
    const openAgain = async () => {
      visit('/garden', rosaHere, ...garden.answers);
      return change('Peace Lily', /^Change or move it/);
    };
    const notes = /^Care notes/;
    const sheet = await openAgain();
    await person.type(sheet.getByLabelText(notes), 'Turn it on Sundays.');
    await person.click(sheet.getByRole('button', { name: 'Bathroom' }));
    cleanup();
    const kept = await openAgain();
    expect(kept.getByText('Not saved yet. We’ve kept what you wrote.')).toBeInTheDocument();
    expect(kept.getByLabelText(notes)).toHaveValue('Turn it on Sundays.');
    await person.click(kept.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(garden.sent).toEqual({ place: 'Bathroom', careInstructions: 'Turn it on Sundays.' });
    cleanup();
    const other = await openAgain();
    expect(other.queryByText(/kept what you wrote/)).not.toBeInTheDocument();
    await person.type(other.getByLabelText('Name'), ' of Rosa');
    cleanup();
    const last = await openAgain();
    await person.click(last.getByRole('button', { name: 'Discard' }));
    expect(last.getByLabelText('Name')).toHaveValue('Peace Lily');
    expect(sessionStorage).toHaveLength(0);
  });

  it('that is saved later leaves the sheet of another one open, with what is typed there', async () => {
    let save = () => {};
    const slow = http.patch(`*/api/plants/${lily.id}`, async () => {
      await new Promise<void>((go) => (save = go));
      return HttpResponse.json(lily);
    });
    visit('/garden', rosaHere, slow, ...aGarden([lily, fern]).answers);
    const first = await change('Peace Lily', /^Change or move it/);
    await person.click(first.getByRole('button', { name: 'Bathroom' }));
    await person.click(first.getByRole('button', { name: 'Save Changes' }));
    await person.click(first.getByRole('button', { name: 'Close' }));
    const other = await change('Fern', /^Change or move it/);
    await person.type(other.getByLabelText(/^Is anything wrong/), 'Brown tips');
    save();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(other.getByLabelText(/^Is anything wrong/)).toHaveValue('Brown tips');
    expect(screen.getByRole('dialog', { name: 'Fern' })).toBeInTheDocument();
  });

  it('is archived with kind words, and restored', async () => {
    const garden = aGarden([lily, fern]);
    visit('/garden', rosaHere, ...garden.answers);
    const sheet = await change('Peace Lily', /^It’s no longer here/);
    expect(sheet.getByText('Plants come and go; that happens to every gardener.')).toBeInTheDocument();
    await person.click(sheet.getByRole('button', { name: 'Move to past plants' }));
    expect(await screen.findByText('Moved to Past Plants')).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['Fern']));

    await person.click(screen.getByRole('button', { name: 'Past plants' }));
    const before = within(await screen.findByRole('dialog', { name: 'Past plants' }));
    expect(await before.findByText('Peace Lily')).toBeInTheDocument();
    await person.click(before.getByRole('button', { name: 'Bring back' }));
    expect(await screen.findByText('Welcome Back')).toBeInTheDocument();
    expect(await before.findByText(/There are none/)).toBeInTheDocument();
  });

  it('is deleted only once that is confirmed, and restored with Undo', async () => {
    visit('/garden', rosaHere, ...aGarden([lily, fern]).answers);
    const sheet = await change('Fern', /^Delete it/);
    expect(sheet.getByText('Delete Fern?')).toBeInTheDocument();
    expect(screen.queryByText('Plant Deleted')).not.toBeInTheDocument();
    await person.click(sheet.getByRole('button', { name: 'Delete Fern' }));
    expect(await screen.findByText('Plant Deleted')).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['Peace Lily']));
    await person.click(toast().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });
});
