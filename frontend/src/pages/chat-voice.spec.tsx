import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { aMessage, exchange, field, open } from '../../test/chat';
import { withEars, withoutSpeech, withVoice } from '../../test/speech';
import { server, withServer } from '../../test/visit';

withServer();
beforeAll(() => import('./chat/expert'));
afterEach(withoutSpeech);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const voiceMode = () => screen.getByRole('switch', { name: /^Voice Mode/ });

async function openWithVoice(messages: object[] = []) {
  open(undefined, messages);
  await press('Conversations and settings');
  await userEvent.click(voiceMode());
}

const said = [aMessage('q', 'user', 'When?'), aMessage('a', 'assistant', 'Water **it** on Friday.')];

describe('voice mode', () => {
  it('reads an answer aloud when it has come, and falls silent when it is switched off', async () => {
    const spoken = withVoice();
    withEars();
    await openWithVoice();
    server.use(
      http.post('*/api/chat/conversations/:id/messages', () => exchange('When?', 'Water **it** on Friday.')),
    );
    await userEvent.type(await field(), 'When?{Enter}');
    await waitFor(() => expect(spoken).toHaveLength(1));
    expect(spoken[0]).toMatchObject({
      text: 'Water it on Friday.',
      lang: navigator.language,
      rate: 0.9,
      pitch: 1,
      volume: 0.8,
    });
    expect(screen.getByRole('button', { name: 'Stop reading' })).toBeInTheDocument();
    await userEvent.click(voiceMode());
    expect(spoken).toHaveLength(0);
    expect(screen.queryByRole('button', { name: /read/i })).not.toBeInTheDocument();
  });

  it('only reads aloud where the browser cannot listen', async () => {
    const spoken = withVoice();
    await openWithVoice(said);
    expect(screen.getByText('Hear the answers. This browser can’t listen to questions.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Speak' })).not.toBeInTheDocument();
    await press('Read aloud');
    expect(spoken).toHaveLength(1);
    await press('Stop reading');
    expect(spoken).toHaveLength(0);
    await press('Read aloud');
    act(() => spoken[0]!.onend?.());
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeInTheDocument();
    expect(screen.queryByText('Text-to-Speech Error')).not.toBeInTheDocument();
  });

  it('says that reading aloud failed', async () => {
    const spoken = withVoice();
    await openWithVoice(said);
    await press('Read aloud');
    act(() => spoken[0]!.onerror?.({ error: 'synthesis-failed' }));
    expect(await screen.findByText('Text-to-Speech Error')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeInTheDocument();
  });

  it('takes down a question where the browser can only listen', async () => {
    const ears = withEars();
    await openWithVoice(said);
    expect(
      screen.getByText('Speak your questions. This browser can’t read answers aloud.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Read aloud' })).not.toBeInTheDocument();
    await press('Speak');
    expect(ears.lang()).toBe(navigator.language);
    expect(screen.getByRole('button', { name: 'Stop listening' })).toBeInTheDocument();
    ears.hear('when did I water it');
    expect(await field()).toHaveValue('when did I water it');
    await press('Speak');
    await press('Stop listening');
    expect(await screen.findByRole('button', { name: 'Speak' })).toBeInTheDocument();
  });

  it('is silent while it listens, and says when the microphone is denied', async () => {
    const spoken = withVoice();
    const ears = withEars();
    await openWithVoice(said);
    await press('Read aloud');
    await press('Speak');
    expect(spoken).toHaveLength(0);
    ears.fail('not-allowed');
    expect(await screen.findByText(/^Leaflore may not use your microphone/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Speak' })).toBeInTheDocument();
  });
});
