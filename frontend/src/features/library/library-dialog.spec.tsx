import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { libraryPlant, rosa, visit, withServer } from '../../../test/visit';

withServer();
const person = userEvent.setup({ delay: null });
const open = async () => {
  await person.click(await screen.findByRole('button', { name: /^Plant Library/ }));
  return within(await screen.findByRole('dialog', { name: 'Plant Library' }));
};

describe('the plant library while it is fetched', () => {
  it('shows four placeholder rows, then the plants', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    visit(
      '/',
      rosa,
      http.get('*/api/plant-library', async () => {
        await answered;
        return HttpResponse.json([
          libraryPlant('Aloe', {
            scientificName: 'Aloe vera',
            waterNeeds: 'Bi-weekly',
            care: { ...libraryPlant('Aloe').care, oftenWatered: 'Every 10 days' },
          }),
        ]);
      }),
    );
    const library = await open();
    const coming = (await library.findByText('Loading the library')).parentElement!;
    expect(coming.querySelectorAll(':scope > [aria-hidden]')).toHaveLength(4);
    expect(library.queryByText('No plants found.')).not.toBeInTheDocument();

    answer();
    // As often as its guide says.
    expect(
      await library.findByRole('button', { name: /^Aloe.*Aloe vera.*Every 10 days/ }),
    ).toBeInTheDocument();
    await waitFor(() => expect(library.queryByText('Loading the library')).not.toBeInTheDocument());
  });

  it('gives no search hint when there was no search', async () => {
    visit(
      '/',
      rosa,
      http.get('*/api/plant-library', () => HttpResponse.json([])),
    );
    const library = await open();
    expect(await library.findByText('No plants found.')).toBeInTheDocument();
    expect(library.queryByText('Try adjusting your search or category filter.')).not.toBeInTheDocument();
  });
});

describe('the plant library where a plant is added to the garden', () => {
  it('says that a plant it does not have can be typed in', async () => {
    visit(
      '/garden',
      rosa,
      http.get('*/api/plant-library', () => HttpResponse.json([])),
    );
    await screen.findByText('Your Garden is Empty'); // until then there is another button of that name, which goes away
    await person.click(screen.getByRole('button', { name: 'Add Plant' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add Plant' }));
    await person.click(sheet.getByRole('button', { name: /^Choose from the library/ }));
    await person.type(await screen.findByPlaceholderText('Search plants...'), 'zzz');
    expect(await screen.findByText('Or type the plant in yourself.')).toBeInTheDocument();
  });
});
