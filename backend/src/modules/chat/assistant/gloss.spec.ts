import { speaking } from '../../../kernel/languages/language.js';
import { inEnglish } from './gloss.js';
import { GERMAN } from './gloss-of-german.js';
import { GERMAN_OF_HARM, SPANISH_OF_HARM } from './gloss-of-harm.js';
import { SPANISH } from './gloss-of-spanish.js';
import { GERMAN_OF_TROUBLES, SPANISH_OF_TROUBLES } from './gloss-of-troubles.js';
import { intentOf } from './intent.js';
import { readQuestion } from './question.js';

const OWN = ['Monstera', 'Gelbe Rose'];
const intent = (code: 'de' | 'es', question: string) =>
  intentOf(readQuestion(speaking(code, () => inEnglish(question, OWN))), { hasPlant: true, hasOwn: true });
const general = (code: 'de' | 'en' | 'es', question: string) =>
  intentOf(readQuestion(speaking(code, () => inEnglish(question, OWN))), { hasPlant: false, hasOwn: false });

describe('a question in another language', () => {
  it.each([
    ['de', 'Wann habe ich die Monstera zuletzt gegossen?', { kind: 'last-care', topic: 'water' }],
    ['es', '¿Cuándo regué por última vez la monstera?', { kind: 'last-care', topic: 'water' }],
    ['de', 'Muss ich die Monstera heute gießen?', { kind: 'next-care', topic: 'water' }],
    ['es', '¿Cuándo tengo que abonar la monstera?', { kind: 'next-care', topic: 'fertilise' }],
    ['de', 'Wie viel Licht braucht die Monstera?', { kind: 'fact', topic: 'light' }],
    ['es', '¿Cada cuánto debo regar una monstera?', { kind: 'fact', topic: 'water' }],
    ['de', 'Wie geht es meiner Monstera?', { kind: 'status' }],
    ['de', 'Ich habe die Monstera gestern gegossen', { kind: 'errand', errand: 'note' }],
    ['de', 'Erinnere mich am Montag, die Monstera zu düngen', { kind: 'errand', errand: 'remind' }],
    ['es', 'Recuérdame abonar la monstera', { kind: 'errand', errand: 'remind' }],
    ['de', 'Warum blüht meine Monstera nicht?', { kind: 'symptom' }],
    ['de', 'Meine Monstera blüht nicht mehr', { kind: 'symptom' }],
    ['de', 'Wie bringe ich die Monstera wieder zum Blühen?', { kind: 'symptom' }],
    ['es', '¿Por qué no florece mi monstera?', { kind: 'symptom' }],
    ['de', 'Meine Monstera geht immer ein', { kind: 'symptom' }],
    ['de', 'Wann kann ich die Monstera wieder rausstellen?', { kind: 'fact', topic: 'temperature' }],
    ['de', 'Wo steht meine Monstera?', { kind: 'fact', topic: 'place' }],
    ['de', 'Kann ich meine Monstera im Wasser vermehren?', { kind: 'fact', topic: 'propagation' }],
    ['de', 'Kann ich einen Ableger der Monstera ins Wasser stellen?', { kind: 'fact', topic: 'propagation' }],
    ['de', 'Wann schneide ich Stecklinge?', { kind: 'fact', topic: 'propagation' }],
    ['es', '¿Puedo propagar mi monstera en agua?', { kind: 'fact', topic: 'propagation' }],
    ['es', '¿Puedo poner un esqueje de la monstera en agua?', { kind: 'fact', topic: 'propagation' }],
    ['de', 'Wo steht meine Monstera am besten?', { kind: 'fact', topic: 'light' }],
    ['de', 'Wie dunkel darf die Monstera stehen?', { kind: 'fact', topic: 'light' }],
    ['de', 'Muss die Monstera im Winter rein?', { kind: 'fact', topic: 'temperature' }],
    ['de', 'Ab wann darf die Monstera nach draußen?', { kind: 'fact', topic: 'temperature' }],
    [
      'de',
      'Erinnere mich, wann ich die Monstera zuletzt gegossen habe',
      { kind: 'last-care', topic: 'water' },
    ],
    ['es', 'He regado la monstera', { kind: 'errand', errand: 'note' }],
    ['es', '¿Regué la monstera hoy?', { kind: 'last-care', topic: 'water' }],
    ['es', '¿Cómo podo la monstera?', { kind: 'fact', topic: 'prune' }],
    ['de', 'Wann topfe ich die Monstera um?', { kind: 'next-care', topic: 'repot' }],
    ['de', 'Kann ich die Monstera im Winter draußen lassen?', { kind: 'fact', topic: 'temperature' }],
    ['de', 'Wie heißt die Monstera botanisch?', { kind: 'fact', topic: 'names' }],
    ['de', 'Kannst du mich ans Gießen der Monstera erinnern?', { kind: 'errand', errand: 'remind' }],
    [
      'de',
      'Ich kann mich nicht erinnern, ob ich die Monstera gegossen habe',
      { kind: 'last-care', topic: 'water' },
    ],
    ['es', 'No recuerdo si regué la monstera', { kind: 'last-care', topic: 'water' }],
    ['de', 'Welches Licht braucht die Monstera im Winter?', { kind: 'fact', topic: 'light' }],
    ['de', 'Warum bekommt die Monstera im Winter gelbe Blätter?', { kind: 'symptom' }],
    ['es', '¿Por qué se ponen amarillas las hojas de la monstera en invierno?', { kind: 'symptom' }],
    ['de', 'Ich habe die Monstera gegossen, war das richtig?', { kind: 'last-care', topic: 'water' }],
    ['es', '¿Cómo está mi monstera?', { kind: 'status' }],
    ['de', 'Meine Monstera hat gelbe Blätter', { kind: 'symptom' }],
    ['es', '¿Cómo elimino la araña roja de la monstera?', { kind: 'problem' }],
    ['de', 'Monstera hatte diesen Monat dreimal Durst: Warum?', { kind: 'soil', soil: 'dry' }],
    [
      'es',
      'La tierra de mi Monstera seguía húmeda tres veces este mes: ¿por qué?',
      { kind: 'soil', soil: 'moist' },
    ],
  ] as const)('(%s) %j is understood', (code, question, expected) =>
    expect(intent(code, question)).toMatchObject(expected),
  );

  it.each([
    ['de', 'Was ist diese Woche zu tun?', { kind: 'agenda', span: 'week' }],
    ['de', 'Was muss ich im Mai tun?', { kind: 'agenda', span: { month: 5 } }],
    ['es', '¿Qué tengo que hacer en diciembre?', { kind: 'agenda', span: { month: 12 } }],
    ['de', 'Was ist diesen Winter zu tun?', { kind: 'agenda', span: { season: 'winter' } }],
    ['es', '¿Qué tengo que hacer el mes que viene?', { kind: 'agenda', span: 'next-month' }],
    ['de', 'Welche meiner Pflanzen brauchen am meisten Licht?', { kind: 'compare', by: 'light' }],
    ['es', '¿Cuáles de mis plantas son fáciles?', { kind: 'compare', by: 'difficulty' }],
    ['de', 'Wie füge ich eine Pflanze hinzu?', { kind: 'errand', errand: 'add' }],
    ['de', 'Wie kann ich eine Pflanze hinzufügen?', { kind: 'errand', errand: 'add' }],
    ['de', 'Wie füge ich meinem Garten eine neue Pflanze hinzu?', { kind: 'errand', errand: 'add' }],
    ['es', '¿Cómo añado una planta nueva a mi jardín?', { kind: 'errand', errand: 'add' }],
    ['de', 'Kannst du diese Pflanze bestimmen?', { kind: 'errand', errand: 'identify' }],
    ['de', 'Welche Pflanzen sind diese Woche fällig?', { kind: 'agenda', span: 'week' }],
    ['de', 'Welche Pflanzen haben Durst?', { kind: 'agenda', topic: 'water' }],
    ['es', '¿Qué plantas tienen sed?', { kind: 'agenda', topic: 'water' }],
    ['de', 'Was mache ich mit gelben Blättern?', { kind: 'symptom' }],
    ['es', '¿Qué planta es esta?', { kind: 'errand', errand: 'identify' }],
    ['es', '¿Qué tengo que hacer esta semana?', { kind: 'agenda', span: 'week' }],
    ['de', 'Welche Pflanzen sind pflegeleicht und ungefährlich für Katzen?', { kind: 'choose' }],
    ['es', '¿Qué plantas se conforman con poca luz?', { kind: 'choose' }],
    ['de', 'Welche Pflanzen habe ich?', { kind: 'garden' }],
    ['de', 'Kleine schwarze Fliegen in der Blumenerde, was tun?', { kind: 'symptom' }],
    ['de', 'Können Sie mir helfen?', { kind: 'identity' }],
    [
      'de',
      'Ich fahre zwei Wochen weg, was mache ich mit meinen Pflanzen?',
      { kind: 'errand', errand: 'away' },
    ],
    ['de', 'Wer gießt, wenn ich im Urlaub bin?', { kind: 'errand', errand: 'away' }],
    ['en', 'I am going away for two weeks, what about my plants?', { kind: 'errand', errand: 'away' }],
    ['es', '¿Quién riega cuando estoy de vacaciones?', { kind: 'errand', errand: 'away' }],
    ['en', 'Who looks after my plants while I am away?', { kind: 'errand', errand: 'away' }],
    ['en', 'I watered them all before we went on holiday', { kind: 'errand', errand: 'note' }],
    ['en', 'How often do I water my holiday cactus?', { kind: 'fact' }],
    ['en', 'How do I make the fungus gnats go away?', { kind: 'problem' }],
    ['en', 'Will the brown spots go away?', { kind: 'problem' }],
    ['es', 'Hola', { kind: 'greeting' }],
    ['de', 'Wer hat die Weltmeisterschaft gewonnen?', { kind: 'unknown' }],
  ] as const)('(%s) %j is, too', (code, question, expected) =>
    expect(general(code, question)).toMatchObject(expected),
  );

  it.each([
    ['de', 'Kann ich mein Basilikum essen?', 'edible'],
    ['es', '¿Se puede comer la albahaca?', 'edible'],
    ['de', 'Wie viel Dünger braucht die Monstera?', 'dosage'],
    ['es', '¿Cuántos ml de aceite de neem por litro?', 'dosage'],
    ['de', 'Meine Tochter hat eine Beere vom Maiglöckchen gegessen', 'person-ate'],
    ['de', 'Mein Sohn aß eine Beere', 'person-ate'],
    ['de', 'Mein Kind hat ein Blatt im Mund', 'person-ate'],
    ['de', 'Meine Tochter steckte sich ein Blatt in den Mund', 'person-ate'],
    ['es', 'Mi hijo ha mordido una hoja de la monstera', 'person-ate'],
    ['es', 'Mi hijo masticó una hoja', 'person-ate'],
    ['es', 'Mi hija se metió una hoja en la boca', 'person-ate'],
    ['es', 'Los niños se están comiendo las hojas', 'person-ate'],
    ['de', 'Was knabbert mein Kind da?', 'person-ate'],
    ['de', 'Die Blätter sind angeknabbert, mein Sohn war es', 'person-ate'],
    ['es', '¿Qué se está comiendo mi hijo?', 'person-ate'],
    ['de', 'Ist die Monstera giftig für kleine Kinder?', 'people'],
    ['es', '¿Es venenosa la monstera para los niños?', 'people'],
  ] as const)('(%s) %j is refused as in English', (code, question, kind) =>
    expect(intent(code, question).kind).toBe(kind),
  );

  it.each([
    ['de', 'Meine Katze hat an der Monstera geknabbert'],
    ['de', 'Meine Katze hat ein Blatt der Monstera im Maul'],
    ['es', 'Mi gato ha mordido la monstera'],
    ['es', 'Mi gata masticó la monstera'],
    ['es', 'Mi gata tiene una hoja en la boca'],
  ] as const)('(%s) %j is about the animal, which may have eaten', (code, question) =>
    expect(intent(code, question)).toEqual({
      kind: 'pets',
      animals: ['cats'],
      wasEaten: true,
      orPeople: false,
    }),
  );

  it.each([
    ['de', 'Etwas knabbert an den Blättern'],
    ['de', 'Ein Käfer knabbert an meiner Monstera'],
    ['de', 'Meine Monstera wird angeknabbert'],
    ['de', 'Was knabbert meine Monstera an?'],
    ['es', 'Algo se está comiendo las hojas'],
    ['es', '¿Qué se está comiendo mi monstera?'],
    ['es', '¿Qué bicho se come las hojas?'],
    ['es', 'Se están comiendo las hojas de mi monstera'],
    ['es', 'Algo ha mordido las hojas de la monstera'],
  ] as const)('(%s) %j is about what eats the plant, and no emergency', (code, question) =>
    expect(['symptom', 'problem']).toContain(intent(code, question).kind),
  );

  it('takes the snapdragon, “boca de dragón”, for no mouth', () =>
    expect(intent('es', '¿Qué plaga hay en la boca de dragón?').kind).not.toBe('person-ate'));

  it('keeps the names of one’s own plants, and English as it is', () => {
    expect(speaking('de', () => inEnglish('Wo steht die gelbe Rose?', OWN))).toBe('where is the gelbe rose?');
    expect(inEnglish('Wo steht die gelbe Rose?', OWN)).toBe('Wo steht die gelbe Rose?');
  });

  it('is read in steps that its length bounds, however it goes on', () => {
    for (const words of [' on a', ' please', ' is it', ' i watered', ' a plant'])
      expect(general('en', `Can you identify this${words.repeat(99)} 植`).kind).toBeDefined();
  });
});

it.each([
  ['German', [GERMAN, GERMAN_OF_TROUBLES, GERMAN_OF_HARM]],
  ['Spanish', [SPANISH, SPANISH_OF_TROUBLES, SPANISH_OF_HARM]],
])('each word of the gloss of %s has one meaning: of two, one would never be read', (_, parts) => {
  const forms = parts
    .join('')
    .trim()
    .split(/\n+/)
    .flatMap((line) =>
      line
        .split(':')[1]!
        .split(',')
        .map((form) => form.trim()),
    );
  expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
});
