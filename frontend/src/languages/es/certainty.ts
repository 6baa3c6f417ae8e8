import type { Translation } from '../catalogue';
import type english from '../en/certainty';

const texts: Translation<typeof english> = {
  verySure: 'Muy seguros',
  quiteSure: 'Bastante seguros',
  fairlySure: 'Más o menos seguros',
  notSure: 'No estamos seguros',
  guess: 'Solo una suposición',
  confidence: '{{percent}} de confianza',
  nearlyAlways: 'Las respuestas como esta aciertan casi siempre.',
  seldom: 'Las respuestas como esta aciertan pocas veces.',
  oneOfTen: 'De cada diez respuestas como esta, acierta más o menos una.',
  ofTen: 'De cada diez respuestas como esta, aciertan unas {{number}}.',
  two: 'dos',
  three: 'tres',
  four: 'cuatro',
  five: 'cinco',
  six: 'seis',
  seven: 'siete',
  eight: 'ocho',
  nine: 'nueve',
  likely: 'Probabilidad: {{percent}}',
  underOne: 'menos del 1\u00a0%',
  unsure: 'No estamos seguros',
  mostLikely: 'Lo más probable: {{name}}',
  notListed: 'No reconocemos esta planta',
  noPlant: 'Aquí no vemos ninguna planta',
};
export default texts;
