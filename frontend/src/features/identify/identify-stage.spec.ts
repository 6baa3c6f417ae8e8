import { CHOOSING, currentStep, nextStage, steps, type Stage, type StageEvent } from './identify-stage';

const after = (...events: StageEvent[]) => events.reduce(nextStage, CHOOSING as Stage);
const error = { status: 0, code: 'network', message: '' };

describe('an identification in progress', () => {
  it('is sent, accepted and watched', () => {
    expect(after({ type: 'started' })).toEqual({ at: 'sending', sent: 0 });
    expect(after({ type: 'started' }, { type: 'sent', fraction: 0.4 })).toEqual({ at: 'sending', sent: 0.4 });
    expect(after({ type: 'started' }, { type: 'accepted', id: '7' })).toEqual({ at: 'following', id: '7' });
  });

  it('never seems to go back', () => {
    const events: StageEvent[] = [
      { type: 'sent', fraction: 0.9 },
      { type: 'sent', fraction: 0.2 },
    ];
    expect(after({ type: 'started' }, ...events)).toEqual({ at: 'sending', sent: 0.9 });
    const followed = after({ type: 'started' }, { type: 'accepted', id: '7' }, { type: 'sent', fraction: 1 });
    expect(followed).toEqual({ at: 'following', id: '7' });
  });

  it('fails with a reason and can start again', () => {
    expect(after({ type: 'started' }, { type: 'failed', error })).toEqual({ at: 'failed', error });
    expect(after({ type: 'started' }, { type: 'failed', error }, { type: 'started' })).toEqual({
      at: 'sending',
      sent: 0,
    });
  });

  it('ignores what arrives after it was cancelled', () => {
    expect(after({ type: 'started' }, { type: 'reset' }, { type: 'failed', error })).toEqual(CHOOSING);
  });

  it('shows one step at a time', () => {
    const following: Stage = { at: 'following', id: '7' };
    expect(currentStep({ at: 'sending', sent: 1 })).toBe(0);
    expect(currentStep(following)).toBe(1);
    expect(currentStep(following, 'queued')).toBe(1);
    expect(currentStep(following, 'analysing')).toBe(2);
    expect(currentStep(following, 'answered')).toBe(3);
    expect(steps(1)[0]).toBe('Sending your photo');
    expect(steps(2)[0]).toBe('Sending your photos');
  });
});
