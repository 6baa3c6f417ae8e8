import type { Tongue } from '../../speech.js';
import carriedDiseases from './carried-diseases.js';
import chewingPests from './chewing-pests.js';
import feeding from './feeding.js';
import gardenDiseases from './garden-diseases.js';
import leafDiseases from './leaf-diseases.js';
import lightAndWeather from './light-and-weather.js';
import nature from './nature.js';
import pot from './pot.js';
import questions from './questions.js';
import reading from './reading.js';
import rots from './rots.js';
import sapPests from './sap-pests.js';
import sentences from './sentences.js';
import water from './water.js';

/** The doctor in Spanish. */
const tongue: Tongue = {
  locale: 'es-ES',
  problems: {
    ...carriedDiseases,
    ...chewingPests,
    ...feeding,
    ...gardenDiseases,
    ...leafDiseases,
    ...lightAndWeather,
    ...nature,
    ...pot,
    ...rots,
    ...sapPests,
    ...water,
  },
  questions,
  sentences,
  reading,
};
export default tongue;
