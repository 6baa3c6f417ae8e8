import type { SENTENCES } from '../../sentences.js';

/** What the doctor says besides its catalogue and its questions. */
const texts: Readonly<Record<keyof typeof SENTENCES, string>> = {
  likely: 'Parece que es esto: {{name}}.',
  possible: 'Puede ser una de estas cosas. Empieza por la primera.',
  unclear: 'No podemos decirlo con seguridad. Míralas de cerca, o vuelve a preguntar dentro de unos días.',
  why: 'Por qué lo pensamos: {{reasons}}.',
  common: 'Nada de lo que has visto lo descarta, y es frecuente.',
  prone: 'lo frecuente que es en este tipo de planta',
  nearUnderLeaves: 'Mira las plantas que tiene cerca, sobre todo por debajo de las hojas.',
  nearOfItsKind: 'Mira otras plantas de su especie y las que están muy cerca de ella.',
  photo: 'Haz una foto desde el mismo lado que antes.',
  look: 'Vuelve a mirarla: ¿está mejor?',
  better: 'Nos alegramos. Sigue vigilándola unas semanas.',
  mistaken: 'Entonces volvemos a mirar con otros ojos.',
  notBetter: 'Lo sentimos. Puede ser otra cosa, así que comprueba ahora estas.',
};
export default texts;
