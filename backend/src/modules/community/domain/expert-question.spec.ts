import { speaking } from '../../../kernel/languages/language.js';
import { answerMail } from './expert-question.js';

describe('the mail about an expert’s answer', () => {
  it('is in the language of who asked; the words of both stay as they are', () => {
    const mail = speaking('es', () =>
      answerMail('Rosa', 'Why?', 'It was moved.', 'https://leaflore.example/x'),
    );
    expect(mail.subject).toBe('Nuestros expertos han respondido a tu pregunta');
    expect(mail.text).toMatch(/^Hola, Rosa:\n\nPreguntaste:\n\nWhy\?\n\n.*\n\nIt was moved\.\n\n/);
  });
});
