import { QueryFailedError } from 'typeorm';
import { serialiseError } from './logger.js';

describe('an error in the log', () => {
  it('says which statement failed and why, and nothing of what was sent with it', () => {
    const cause = Object.assign(new Error('too long'), { code: '22001' });
    const error = new QueryFailedError('insert into users values ($1)', ['rosa@leaflore.test'], cause);
    const logged = JSON.stringify(serialiseError(error));
    expect(logged).toContain('insert into users');
    expect(logged).toContain('22001');
    expect(logged).not.toContain('rosa@leaflore.test');
  });
});
